/** A name as it is drawn: it shrinks, then breaks after its @, and never in its suffix. Measured in the browser. */
import type { Page } from '@playwright/test'
import { overflowOf } from '../steps/page/barriers'
import { deployStandIn, freshDomain, issueName } from '../steps/wallets/walletSetup'
import { arriveAs } from '../steps/wallets/sessionSteps'
import { searchField } from '../steps/page/pageParts'
import { expect, test } from '../steps/network/testSite'

/** The faults of the names on a page: a suffix on two lines, or letters beyond the edge of the screen. */
async function wrongNames(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => {
    const suffix = /\S\.(?:ssi|did|zlp|gzil)$/
    return [...document.querySelectorAll('span')]
      .filter((span) => suffix.test(span.textContent) && span.textContent.length === 5)
      .filter((span) => span.getClientRects().length > 0)
      .flatMap((span) => {
        const isScrolled = span.closest('nav') !== null && window.innerWidth <= 960
        const { right, height } = span.getBoundingClientRect()
        const size = parseFloat(getComputedStyle(span).fontSize)
        const isCut = !isScrolled && right > document.documentElement.clientWidth + 1
        // A line is a little higher than its letters, two lines are more than twice as high.
        return height > 2 * size || isCut
          ? [`${span.parentElement?.textContent ?? ''} at ${window.innerWidth}`]
          : []
      })
  })
}

const screens = [320, 390, 768, 1366, 1920]

test('[RT-13] in card, rail, toast and field, on every width, up to 64 letters @desktop', async ({
  page,
  devnet,
}) => {
  const wide = freshDomain('wm').padEnd(20, 'w')
  await issueName(devnet, wide, await deployStandIn(devnet, { version: 'DIDxWALLET_7.0.0' }))
  for (const name of [`${wide}.ssi`, `treasuryofallmoney@${wide}.ssi`, 'alice.ssi']) {
    await page.goto(`/${name}`)
    const heading = page
      .getByRole('main')
      .getByRole('heading', { level: 1 })
      .or(page.getByRole('main').locator('i'))
    await expect(heading.first()).toBeVisible()
    for (const width of screens) {
      await page.setViewportSize({ width, height: 844 })
      expect.soft(await wrongNames(page), name).toEqual([])
    }
  }
  // The name of a card is one line as long as it can be.
  await page.goto(`/${wide}.ssi`)
  const title = page.getByRole('main').getByRole('heading', { level: 1 })
  await expect(page.getByRole('main').getByText('Accepts', { exact: true })).toBeVisible()
  for (const width of screens) {
    await page.setViewportSize({ width, height: 844 })
    const lines = await title.evaluate((heading) => {
      const { height } = heading.getBoundingClientRect()
      return height / parseFloat(getComputedStyle(heading).fontSize)
    })
    expect.soft(lines, `${width}`).toBeLessThan(1.7)
  }
  const longest = 'wonderfulname'.padEnd(64, 'mw')
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto(`/${longest}.ssi`)
  await expect(page.getByRole('main')).toContainText('wmwmwmwm.ssi not found.')
  expect(await wrongNames(page)).toEqual([])

  // The field of home shows all of what will be bought: it shrinks, then breaks after the @, and is as high as its lines.
  await page.goto('/')
  const field = searchField(page)
  const hidden = () =>
    field.evaluate((element) => ({
      across: element.scrollWidth - element.clientWidth,
      down: element.scrollHeight - element.clientHeight,
    }))
  const sub = `treasuryofallmoney@${'wonderfulname'.padEnd(24, 'mw')}.ssi`
  for (const typed of [longest, `treasuryofallmoney@${longest}.ssi`, sub]) {
    await field.fill(typed)
    for (const width of screens) {
      await page.setViewportSize({ width, height: 844 })
      await expect.poll(hidden, `${typed} at ${width}`).toEqual({ across: 0, down: 0 })
      const value = await field.inputValue()
      expect([typed, typed.replace('@', '@\n')], `${typed} at ${width}`).toContain(value)
      const letter = await field.evaluate((element) => parseFloat(getComputedStyle(element).fontSize))
      expect.soft(letter, `${typed} at ${width}`).toBeGreaterThanOrEqual(16)
      expect.soft(await overflowOf(page)).toBeLessThanOrEqual(0)
    }
  }
  await expect(field).toHaveValue(sub)
  // The break is no letter: it is deleted with the one beside it, and Enter looks up what was typed.
  await page.setViewportSize({ width: 390, height: 844 })
  await expect(field).toHaveValue(/@\nwonderful/)
  await field.evaluate((element: HTMLTextAreaElement) => {
    element.focus()
    element.setSelectionRange(element.value.indexOf('\n') + 1, element.value.indexOf('\n') + 1)
  })
  await page.keyboard.press('Backspace')
  await expect(field).toHaveValue(sub.replace('@', ''))
  await field.fill(`pay@${wide}.ssi`)
  await field.press('Enter')
  await expect(page).toHaveURL(new RegExp(`/pay@${wide}\\.ssi`))

  // So does the dialog that sells it: one line, as long as it can be.
  const wanted = freshDomain('wanted').padEnd(22, 'm')
  await page.goto('/')
  await searchField(page).fill(wanted)
  await page.getByRole('button', { name: /^Mint / }).click()
  const buying = page.getByRole('dialog', { name: 'Buy a name' })
  const sold = buying.locator('span', { hasText: new RegExp(`^${wanted}\\.ssi$`) }).first()
  await expect(sold).toBeVisible()
  for (const width of screens) {
    await page.setViewportSize({ width, height: 844 })
    const lines = await sold.evaluate(
      (name) => name.getBoundingClientRect().height / parseFloat(getComputedStyle(name).fontSize),
    )
    expect.soft(lines, `${width}`).toBeLessThan(1.7)
  }

  await arriveAs(page, { account: 5, storage: true })
  await page.goto('/fern.ssi/didx/wallet/nft/dns')
  await page.getByRole('main').getByRole('textbox', { name: 'Name' }).first().fill(longest)
  await expect(page.getByRole('main').getByText(`${longest}.ssi`).first()).toBeVisible()
  for (const width of screens) {
    await page.setViewportSize({ width, height: 844 })
    expect.soft(await wrongNames(page)).toEqual([])
  }
})
