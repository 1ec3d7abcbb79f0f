/** The explorer on a node without methods of our own: what it cannot tell is said or left out, and nothing fails. */
import { testAccount } from '@tyto/devnet'
import { toBech32 } from '@tyto/primitives'
import { findBarriers, overflowOf, showsTheme } from '../steps/page/barriers'
import { expect } from '../steps/network/testSite'
import { zilliqa2Site as test } from '../steps/network/zilliqa2Site'

test('[BX-26] under the rules of Zilliqa 2 the explorer shows blocks, transactions, accounts and contracts, and says what its node does not keep @desktop', async ({
  page,
  site,
}) => {
  test.setTimeout(150_000)
  const { devnet } = site
  const main = page.getByRole('main')
  const failures = main.locator('[data-empty=err], [role=alert]')
  const look = async (name: string): Promise<void> => {
    await expect(failures, name).toHaveCount(0)
    for (const [colorScheme, theme] of [
      ['light', 'paper'],
      ['dark', 'night'],
    ] as const) {
      await page.emulateMedia({ colorScheme })
      await showsTheme(page, theme)
      expect(await findBarriers(page), `${name}, ${theme}`).toEqual([])
    }
    expect(await overflowOf(page), name).toBeLessThanOrEqual(0)
  }

  await page.goto('/-/explorer')
  await expect(main.getByRole('link', { name: /^Block 37800\d\d\d$/ }).first()).toBeVisible()
  const rows = main.getByRole('link', { name: /0x/ })
  await expect(rows.first()).toBeVisible()
  await look('explorer')

  const { tyron } = devnet.network
  const alice = testAccount(0)
  for (const [name, address, title] of [
    ['account', alice.address, 'Account'],
    ['contract', tyron, 'TokenRegistry'],
  ] as const) {
    await page.goto(`/-/explorer/address/${toBech32(address)}`)
    await expect(
      main.getByText('The nodes of this network keep no list of the transactions of an address.'),
    ).toBeVisible()
    if (name === 'account') await expect(main.getByRole('heading', { level: 1 })).toHaveText(title)
    await look(name)
  }
})
