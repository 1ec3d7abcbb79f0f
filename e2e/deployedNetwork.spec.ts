/** The protocol that `npm run deploy` put on a chain that had none, with a person who begins there. */
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createClient } from '@tyto/chain'
import { zilSwap, zrc2Token } from '@tyto/contracts'
import { createDevnet, testAccount, type Devnet } from '@tyto/devnet'
import { formatUnits, qaPerZil } from '@tyto/primitives'
import { carryOut } from '../scripts/deploy/carryOut'
import { placesOf } from '../scripts/deploy/lockFile'
import { rehearse } from '../scripts/deploy/rehearse'
import { sections } from '../scripts/deploy/sections'
import { createSigner } from '../scripts/deploy/signer'
import { deployDefi } from './defiWallets'
import { goThroughFirstHour } from './firstHourSteps'
import { tokensOf } from './paymentSteps'
import { test as seeded, expect, type TestSite } from './testSite'
import { exactly, openPanel, pressTrade } from './tradeSteps'
import { signAndConfirm } from './transactionSteps'
import { callAs, issueName, serviceAt } from './walletSetup'

const deployer = testAccount('deployer')

/** Carries the deployment out on a network with money and no contracts. */
async function deployTo(devnet: Devnet, folder: string): Promise<Devnet> {
  const { chainId } = devnet.network
  const lock = await carryOut({
    client: createClient({
      endpoints: ['http://node'],
      chainId,
      fetch: async (_url, { body }) => new Response(JSON.stringify(await devnet.handleRpc(body as string))),
    }),
    sign: createSigner(deployer.privateKey, chainId),
    deployer: deployer.address,
    sections,
    gas: await rehearse(),
    gasPrice: 2_000_000_000n,
    lockPath: join(folder, 'lock.json'),
    lock: { chainId, deployer: deployer.address, sections: {} },
    pause: async () => void (await devnet.mineBlock()),
    log: () => undefined,
  })
  return { ...devnet, network: { ...devnet.network, ...placesOf(lock) } }
}

const test = seeded.extend<object, { readonly devnet: Devnet }>({
  devnet: [
    // eslint-disable-next-line no-empty-pattern
    async ({}, use) => {
      const folder = await mkdtemp(join(tmpdir(), 'deployed-'))
      const options = { storage: 'memory', world: 'empty', blockTime: 'on demand', clock: Date.now } as const
      const devnet = await createDevnet(options)
      await use(await deployTo(devnet, folder))
      await devnet.close()
      await rm(folder, { recursive: true })
    },
    { scope: 'worker' },
  ],
})

/** What whoever runs the network does after it: a pool at ZilSwap, and the page of the exchange. */
async function openExchange(site: TestSite): Promise<void> {
  const { devnet } = site
  const [place, token] = [await serviceAt(devnet, 'zilswap'), await serviceAt(devnet, 'xsgd')]
  const amount = 10_000_000_000n
  await callAs(devnet, deployer, zrc2Token(token).IncreaseAllowance({ spender: place, amount }))
  const order = {
    token_address: token,
    min_contribution_amount: 0n,
    max_token_amount: amount,
    deadline_block: 900_000n,
  }
  await callAs(devnet, deployer, zilSwap(place).AddLiquidity(order, { amount: 200_000n * qaPerZil }))
  await issueName(devnet, 'tyrondex', await deployDefi(site, 'tyrondex'))
}

test('[BX-24] where nothing stood, somebody comes from home to a guarded identity, and swaps @desktop', async ({
  page,
  devnet,
  site,
}) => {
  test.setTimeout(120_000)
  const { account } = await goThroughFirstHour(page, devnet, site)
  await openExchange(site)
  await page.goto('/tyrondex.ssi/defix')
  await openPanel(page, { from: 'ZIL', to: 'XSGD', amount: '40', at: 'ZilSwap' })
  const xsgd = await exactly(page, 'Expected output', 6)
  await pressTrade(page)
  await signAndConfirm(page, 'trade', `You got ${formatUnits(xsgd, 6)} XSGD.`)
  expect(await tokensOf(site, 'xsgd', testAccount(account).address)).toBe(xsgd)
})
