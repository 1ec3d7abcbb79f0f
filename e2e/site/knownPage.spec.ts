/** Pages that were open before ask for everything at once, and are told the truth of now. */
import { didWallet } from '@tyto/contracts'
import { newDefi } from '../steps/money/defiWallets'
import { card } from '../steps/page/pageParts'
import { arriveAs } from '../steps/wallets/sessionSteps'
import { expect, test, type TestSite } from '../steps/network/testSite'
import { callAs } from '../steps/wallets/walletSetup'

/** Requests that read contracts: the local wallet asks for the network's id by itself. */
const readsOf = (site: TestSite) =>
  site.node.trips.filter(({ calls }) => calls.some(({ method }) => method !== 'GetNetworkId'))

test('a page that was open before reads all it needs in two requests, and never shows what was @desktop', async ({
  page,
  site,
}) => {
  const owner = await newDefi(site)
  await arriveAs(page, { account: owner.index })
  const home = `${site.url}/defi@${owner.domain}.ssi/defix`
  const quote = page.getByRole('listitem', { name: 'TyronDEX', exact: true })
  for (const { path, shown } of [
    { path: `${home}/swap`, shown: quote },
    { path: `${home}/pool`, shown: card(page, 'TYRON and S$I').getByText('TYRON in the pool') },
    { path: `${site.url}/tyrondex.ssi`, shown: quote },
    {
      path: `${site.url}/alice.ssi/didx/doc`,
      shown: page.getByRole('main').getByText('did:tyron:zil:').first(),
    },
  ]) {
    await page.goto(path)
    await expect(shown).toBeVisible()
    await expect
      .poll(() =>
        page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('tyto.calls.'))),
      )
      .toContainEqual(expect.stringContaining(new URL(page.url()).pathname))
    // On a slow machine the page may rest before it has asked all: what it asked later is known the time after.
    await expect(async () => {
      site.node.forgetTrips()
      await page.reload()
      await expect(shown).toBeVisible()
      expect(readsOf(site).length).toBeLessThanOrEqual(2)
    }, path).toPass()
  }

  // The early read is of now: the coins that came in between are there at once.
  await page.goto(home)
  await expect(card(page, 'Balances')).toContainText('0')
  await callAs(
    site.devnet,
    owner.account,
    didWallet(owner.defi).AddFunds({}, { amount: 7_654_000_000_000_000n }),
  )
  await page.reload()
  await expect(card(page, 'Balances')).toContainText('7,654')
})
