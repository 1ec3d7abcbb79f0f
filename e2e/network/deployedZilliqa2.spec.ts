/** The protocol that `npm run deploy` put on a network of the rules of Zilliqa 2 that had none, with a person who begins there. */
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { zilSwap, zrc2Token } from '@tyto/contracts'
import { createDevnet, testAccount, type Devnet } from '@tyto/devnet'
import { qaPerZil } from '@tyto/primitives'
import { deployDefi } from '../steps/money/defiWallets'
import { deployByCommand } from '../steps/network/deployedNetwork'
import { goThroughFirstHour } from '../steps/own/firstHourSteps'
import { watchSends } from '../steps/transaction/gasOracle'
import { holdFirstHour, signByRules } from '../steps/transaction/otherRules'
import { tokensOf } from '../steps/money/paymentSteps'
import { test as seeded, expect } from '../steps/network/testSite'
import { exactly, openPanel, pressTrade } from '../steps/exchange/tradeSteps'
import { callAs, issueName, serviceAt } from '../steps/wallets/walletSetup'

const deployer = testAccount('deployer')

const test = seeded.extend<object, { readonly devnet: Devnet }>({
  devnet: [
    // oxlint-disable-next-line no-empty-pattern
    async ({}, use) => {
      const folder = await mkdtemp(join(tmpdir(), 'deployed-'))
      const kept = { storage: 'memory', world: 'empty', clock: Date.now } as const
      const devnet = await createDevnet({ ...kept, rules: 'zilliqa-2', blockTime: 'on demand' })
      await use(await deployByCommand(devnet, folder))
      await devnet.close()
      await rm(folder, { recursive: true })
    },
    { scope: 'worker', timeout: 240_000 },
  ],
  // Its node takes no snapshots.
  // oxlint-disable-next-line no-empty-pattern
  freshWorld: async ({}, use) => {
    await use()
  },
})

test('[BX-26] [BX-24] where nothing stood, by the rules of Zilliqa 2, somebody comes from home to a guarded identity, and swaps @desktop', async ({
  page,
  devnet,
  site,
}) => {
  test.setTimeout(200_000)
  const ids = watchSends(site)
  const { account: index, gas, firstName } = await goThroughFirstHour(page, devnet, site)
  await holdFirstHour(site, ids, { gas, firstName })
  const account = testAccount(index)
  // Whoever runs the network opens the first pool.
  const [place, token] = [await serviceAt(devnet, 'zilswap'), await serviceAt(devnet, 'xsgd')]
  const amount = 100_000_000n
  await callAs(devnet, deployer, zrc2Token(token).IncreaseAllowance({ spender: place, amount }))
  const pool = { token_address: token, min_contribution_amount: 0n, max_token_amount: amount }
  const order = { ...pool, deadline_block: 99_000_000n }
  await callAs(devnet, deployer, zilSwap(place).AddLiquidity(order, { amount: 2_000n * qaPerZil }))
  await issueName(devnet, 'tyrondex', await deployDefi(site, 'tyrondex'))
  await page.goto('/tyrondex.ssi/defix')
  await openPanel(page, { from: 'ZIL', to: 'XSGD', amount: '40', at: 'ZilSwap' })
  const expected = await exactly(page, 'Expected output', 6)
  await pressTrade(page)
  await signByRules(page, site, 'trade')
  expect(await tokensOf(site, 'xsgd', account.address)).toBe(expected)
})
