/** The seed node of each public network: nodes that answer as that network would, with the local world behind them. */
import { initDid } from '@tyto/contracts'
import { testAccount } from '@tyto/devnet'
import { asPublic, type Behaviour } from '../steps/network/faultyNode'
import { withSettings } from '../steps/page/pageParts'
import { newStaker, showsRows } from '../steps/exchange/stakingSteps'
import { expect, test } from '../steps/network/testSite'
import { installExtension } from '../steps/wallets/walletExtension'
import { callAs } from '../steps/wallets/walletSetup'

for (const [network, chainId, service] of [
  ['mainnet', 1, 'ssnzilpay'],
  ['testnet', 333, 'ssnzillet'],
] as const) {
  test(`[SK-06] on ${network} the one seed node is ${service}, called ZilPay Node @desktop`, async ({
    page,
    site,
    openEndpoint,
  }) => {
    const staker = await newStaker(site)
    const { initDid: record } = site.devnet.network
    const asked: string[] = []
    const behave = asPublic(network, site.devnet)
    const answerAsThere: Behaviour = (body, ask) => {
      asked.push(body)
      return behave(body, ask)
    }
    const endpoint = await openEndpoint(answerAsThere)
    await withSettings(page, { network, endpoints: { [network]: endpoint.url } })
    await installExtension(page, { account: staker.index, chainId: String(chainId) })
    await page.addInitScript(() => {
      localStorage.setItem('test.extension.connected', 'yes')
      localStorage.setItem('tyto.session', JSON.stringify({ wallet: 'zilpay', storage: false, login: null }))
    })
    await page.goto(`/${staker.name}/zil/wallet`)
    await showsRows(page, { Balance: '100.00', 'Deposited Amount': '0.00', 'Withdrawal Pending': '0.00' })
    await expect(page.getByLabel('Seed node').first().locator('option')).toHaveText(['ZilPay Node'])
    const services = asked.join(' ')
    expect(services).toContain(service)
    expect(services).not.toContain(service === 'ssnzilpay' ? 'ssnzillet' : 'ssnzilpay')
    // Where the protocol names another node for it, that one is read.
    const other = testAccount('another node').address
    expect(services).not.toContain(other)
    const { SetService } = initDid(record)
    const before = testAccount(service).address
    await callAs(site.devnet, testAccount('deployer'), SetService({ id: service, addr: other }))
    try {
      await page.reload()
      await expect.poll(() => asked.join(' ')).toContain(other)
    } finally {
      await callAs(site.devnet, testAccount('deployer'), SetService({ id: service, addr: before }))
    }
  })
}
