/** The protocol, put on a network that has none, as `npm run deploy` puts it there. */
import { join } from 'node:path'
import { createClient, ruleSets } from '@tyto/chain'
import { testAccount, type Devnet } from '@tyto/devnet'
import { carryOut } from '../../../scripts/deploy/carryOut'
import { placesOf } from '../../../scripts/deploy/lockFile'
import { rehearse } from '../../../scripts/deploy/rehearse'
import { sectionsOf } from '../../../scripts/deploy/sections'
import { createSigner } from '../../../scripts/deploy/signer'
import { termsOf, usualTerms } from '../../../scripts/deploy/terms'

const deployer = testAccount('deployer')

/** Carries the deployment out on a network with money and no contracts. */
export async function deployTo(devnet: Devnet, folder: string): Promise<Devnet> {
  const { chainId, rules } = devnet.network
  const { gas, requests, blocksToFinal } = ruleSets[rules.set]
  const opening = usualTerms('local')
  const sections = sectionsOf(termsOf(opening, deployer.address))
  const lock = await carryOut({
    client: createClient({
      endpoints: ['http://node'],
      chainId,
      requests,
      fetch: async (_url, { body }) => new Response(JSON.stringify(await devnet.handleRpc(body as string))),
    }),
    sign: createSigner(deployer.privateKey, chainId),
    deployer: deployer.address,
    sections,
    costs: await rehearse(sections, rules.set),
    gasPrice: gas.leastPrice,
    lockPath: join(folder, 'lock.json'),
    lock: { chainId, genesis: null, deployer: deployer.address, opening, sections: {} },
    pause: async () => {
      for (let block = 0n; block <= blocksToFinal; block++) await devnet.mineBlock()
    },
    log: () => undefined,
  })
  return { ...devnet, network: { ...devnet.network, ...placesOf(lock) } }
}
