/** A name whose halves obey two owners says so on every page below it, to whoever looks. */
import { paths } from '../../apps/web/src/shared/routing/paths'
import { arriveAs } from '../steps/wallets/sessionSteps'
import { expect, test } from '../steps/network/testSite'

/** janus.ssi leads to a wallet of account 7, janus.did to one of account 6. */
const [ownerOfSsi, ownerOfDid] = [7, 6]
const pages = Object.values(paths).filter((path) => path.startsWith('/:name'))

for (const [name, account] of [
  ['janus.ssi', ownerOfSsi],
  ['janus.did', ownerOfDid],
] as const) {
  test(`[BX-36] every page below ${name} says that its halves have two owners @desktop`, async ({ page }) => {
    test.setTimeout(240_000)
    await arriveAs(page, { account })
    expect(pages.length).toBeGreaterThan(40)
    const silent: string[] = []
    for (const path of pages) {
      await page.goto(path.replace(':name', name))
      const note = page.locator('[data-split=owners]')
      // Pages that a wallet of its kind does not have lead to the name's own page.
      const isSaid = await note.waitFor({ timeout: 15_000 }).then(
        () => true,
        () => false,
      )
      if (!isSaid) silent.push(`${path} at ${new URL(page.url()).pathname}`)
    }
    expect(silent).toEqual([])
  })
}

test('[BX-36] what of a split name an account controls is said beside the name @desktop', async ({
  page,
}) => {
  await arriveAs(page, { account: ownerOfSsi })
  await page.goto('/janus.ssi/didx')
  const rail = page.getByRole('navigation', { name: 'Sections of janus.ssi' })
  await expect(rail).toContainText('You control the .ssi')
  await page.goto('/finch.ssi')
  await expect(page.getByRole('navigation', { name: 'Sections of finch.ssi' })).toContainText(
    'You control this',
  )
  await page.goto('/janus.did')
  await expect(page.locator('[data-split=owners]')).toBeVisible()
  await expect(page.getByText('You control the .did')).toHaveCount(0)
})
