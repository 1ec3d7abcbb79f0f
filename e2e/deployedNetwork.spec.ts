/** The protocol that `npm run deploy` put on a chain that had none, with a person who begins there. */
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createClient } from '@tyto/chain'
import { createDevnet, testAccount, type Devnet } from '@tyto/devnet'
import { carryOut } from '../scripts/deploy/carryOut'
import { placesOf } from '../scripts/deploy/lockFile'
import { rehearse } from '../scripts/deploy/rehearse'
import { sections } from '../scripts/deploy/sections'
import { createSigner } from '../scripts/deploy/signer'
import { goThroughFirstHour } from './firstHourSteps'
import { test as seeded } from './testSite'

/** Carries the deployment out on a network with money and no contracts. */
async function deployTo(devnet: Devnet, folder: string): Promise<Devnet> {
  const { chainId } = devnet.network
  const deployer = testAccount('deployer')
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

test('[BX-24] where nothing stood, somebody comes from home to a guarded identity @desktop', async ({
  page,
  devnet,
  site,
}) => {
  test.setTimeout(120_000)
  await goThroughFirstHour(page, devnet, site)
})
