import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import {
  createClient,
  getAccount,
  publicNetworks,
  readAvailability,
  RpcError,
  type Client,
  type Network,
} from '@tyto/chain'
import { createDevnet, testAccount, type Devnet } from '@tyto/devnet'
import { qaPerZil, signTransaction, transactionToRpc, transactionVersion } from '@tyto/primitives'
import { afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { carryOut, verify, type Deployment } from './carryOut'
import { networkEntry, readLock, type Lock } from './lockFile'
import { rehearse } from './rehearse'
import { sections } from './sections'
import { createSigner } from './signer'

const deployer = testAccount('deployer')
let gas: ReadonlyMap<string, readonly bigint[]>
let devnet: Devnet
let folder: string

beforeAll(async () => {
  gas = await rehearse()
})
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'deploy-'))
  devnet = await createDevnet({ storage: 'memory', world: 'empty', blockTime: 'manual', clock: Date.now })
})
afterEach(async () => {
  await devnet.close()
  await rm(folder, { recursive: true, force: true })
})

type Answer = (body: unknown) => Promise<unknown>

function clientOf(answer: Answer): Client {
  return createClient({
    endpoints: ['http://node'],
    chainId: devnet.network.chainId,
    retries: 0,
    fetch: async (_url, { body }) => new Response(JSON.stringify(await answer(body as string))),
  })
}

function deploymentOf(lock: Lock | null, answer: Answer = (body) => devnet.handleRpc(body)): Deployment {
  const { chainId } = devnet.network
  return {
    client: clientOf(answer),
    sign: createSigner(deployer.privateKey, chainId),
    deployer: deployer.address,
    sections,
    gas,
    gasPrice: 2_000_000_000n,
    lockPath: join(folder, 'lock.json'),
    lock: lock ?? { chainId, deployer: deployer.address, sections: {} },
    pause: async () => void (await devnet.mineBlock()),
    log: () => undefined,
  }
}

const stored = () => readLock(join(folder, 'lock.json'))

test('an empty chain has the whole protocol afterwards, with our code, and another run sends nothing', async () => {
  const lock = await carryOut(deploymentOf(null))
  const { nonce } = await getAccount(
    clientOf((body) => devnet.handleRpc(body)),
    deployer.address,
  )
  expect(nonce).toBe(BigInt([...gas.values()].flat().length))
  const standing = await verify(deploymentOf(lock), lock)
  expect(standing.length).toBeGreaterThan(6)
  expect(standing.filter(({ isOurs }) => !isOurs)).toEqual([])
  // With what is printed for the app, the registry answers.
  const network: Network = { ...publicNetworks.testnet, ...networkEntry(lock) }
  const free = await readAvailability(deploymentOf(lock).client, network, 'freebirdy')
  if (free.kind !== 'free') throw new Error(free.kind)
  expect(free.prices?.get('zil')).toBe(1_200n * qaPerZil)
  // A wallet of somebody else's code would know another protocol.
  expect(Object.values(network.walletCode)).toEqual(Array(4).fill({ source: 'ours' }))

  expect(await carryOut(deploymentOf(await stored()))).toEqual(lock)
  expect((await getAccount(deploymentOf(lock).client, deployer.address)).nonce).toBe(nonce)
})

test.each(['before it arrives', 'after it arrived'])(
  'cut off at any request, %s, it goes on and does nothing twice',
  async (when) => {
    let runs = 0
    let allowed = 1
    for (;;) {
      let left = allowed
      const cut: Answer = async (body) => {
        if (left-- > 0) return devnet.handleRpc(body)
        if (when === 'after it arrived') await devnet.handleRpc(body)
        throw new Error('the line is cut')
      }
      runs++
      // Each run gets a little further than the one before it.
      allowed += 3
      try {
        await carryOut(deploymentOf(await stored(), cut))
        break
      } catch (error) {
        expect(error).toBeInstanceOf(RpcError)
      }
    }
    expect(runs).toBeGreaterThan(4)
    const lock = (await stored())!
    const client = deploymentOf(lock).client
    expect((await getAccount(client, deployer.address)).nonce).toBe(BigInt([...gas.values()].flat().length))
    expect((await verify(deploymentOf(lock), lock)).every(({ isOurs }) => isOurs)).toBe(true)
  },
)

test('a key that something else uses in between is named', async () => {
  const { client, ...deployment } = deploymentOf(null)
  let sent = 0
  const pause = async (): Promise<void> => {
    await devnet.mineBlock()
    // After the second contract the key pays somebody.
    if (++sent !== 2) return
    const payment = {
      version: transactionVersion(devnet.network.chainId),
      toAddr: testAccount(1).address,
      amount: 1n,
      nonce: 3n,
      gasPrice: 2_000_000_000n,
      gasLimit: 50n,
    }
    await client.request('CreateTransaction', [
      transactionToRpc(signTransaction(payment, deployer.privateKey)),
    ])
    await devnet.mineBlock()
  }
  await expect(carryOut({ ...deployment, client, pause })).rejects.toMatchObject({ code: 'KeyUsedElsewhere' })
  expect((await stored())!.sections['protocol']).toMatchObject({ done: 2 })
})

test('a lock file that is none stops everything, and stays as it is', async () => {
  await writeFile(join(folder, 'lock.json'), '{"sections": 7}')
  await expect(stored()).rejects.toMatchObject({ code: 'LockUnsound' })
  expect(await readFile(join(folder, 'lock.json'), 'utf8')).toBe('{"sections": 7}')
})

test('no secret stands in the lock file', async () => {
  await carryOut({ ...deploymentOf(null), sections: sections.slice(0, 1) })
  const text = await readFile(join(folder, 'lock.json'), 'utf8')
  expect(text).not.toContain(Buffer.from(deployer.privateKey).toString('hex'))
  expect(text).toContain(deployer.address)
})
