/** The protocol, put on a network that has none, as `npm run deploy` puts it there. */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { createClient, ruleSets } from '@tyto/chain'
import { listen, testAccount, type Devnet } from '@tyto/devnet'
import { carryOut } from '../../../scripts/deploy/carryOut'
import { placesOf, readLock } from '../../../scripts/deploy/lockFile'
import { rehearse } from '../../../scripts/deploy/rehearse'
import { sectionsOf } from '../../../scripts/deploy/sections'
import { createSigner } from '../../../scripts/deploy/signer'
import { termsOf, usualTerms } from '../../../scripts/deploy/terms'

const deployer = testAccount('deployer')

/** The same by the command itself, as whoever runs a network of their own enters it, over the network's door. */
export async function deployByCommand(devnet: Devnet, folder: string): Promise<Devnet> {
  const [keyFile, lockFile] = [join(folder, 'key'), join(folder, 'lock.json')]
  await writeFile(keyFile, Buffer.from(deployer.privateKey).toString('hex'))
  const door = await listen(devnet, { port: 0 })
  const where = ['--network', 'local', '--endpoint', door.url, '--rules', devnet.network.rules.set]
  const command = ['scripts/deploy.ts', ...where, '--key', keyFile, '--lock', lockFile, '--yes']
  const child = spawn(process.execPath, ['--import', 'tsx', ...command])
  let said = ''
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (text: Buffer) => (said += text.toString()))
  }
  const [code] = (await once(child, 'close')) as [unknown]
  await door.close()
  const lock = await readLock(lockFile)
  if (code !== 0 || lock === null) throw new Error(`The deployment ended with ${String(code)}: ${said}`)
  return { ...devnet, network: { ...devnet.network, ...placesOf(lock) } }
}

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
