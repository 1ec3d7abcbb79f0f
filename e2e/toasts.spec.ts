import { expect, test } from './testSite'
import { toast } from './pageParts'

test.use({ permissions: ['clipboard-read', 'clipboard-write'] })

test('[UI-03] a message goes after 2 to 7.7 seconds, waits while it is pointed at, and is found again at the foot of the page @desktop', async ({
  page,
}) => {
  await page.goto('/alice.ssi/didx/doc')
  const key = page.getByRole('button', { name: /^Copy the .* key$/ }).first()
  const message = toast(page, 'Key copied to clipboard!')

  await key.click()
  await expect(message).toBeVisible()
  const shownAt = Date.now()
  await expect(message).toBeHidden()
  const lasted = Date.now() - shownAt
  expect(lasted).toBeGreaterThan(1_500)
  expect(lasted).toBeLessThan(9_000)

  await key.click()
  await message.hover()
  await page.waitForTimeout(8_500)
  await expect(message).toBeVisible()
  await page.mouse.move(5, 5)
  await expect(message).toBeHidden()

  await page.getByRole('contentinfo').getByRole('button', { name: 'Messages' }).click()
  const log = page.getByRole('dialog', { name: 'Messages' })
  await expect(log.getByText('Key copied to clipboard!')).toHaveCount(2)
})
