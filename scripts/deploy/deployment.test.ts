import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import {
  createClient,
  findStaking,
  getAccount,
  networkRules,
  publicNetworks,
  readAvailability,
  readField,
  readStaking,
  RpcError,
  type Client,
  type Network,
} from '@tyto/chain'
import { zrc6Token } from '@tyto/contracts'
import { createDevnet, testAccount, type Devnet } from '@tyto/devnet'
import { domainId } from '@tyto/identity'
import {
  qaPerZil,
  signTransaction,
  transactionToRpc,
  transactionVersion,
  zilliqa1Gas,
} from '@tyto/primitives'
import { afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { carryOut, verify, type Deployment } from './carryOut'
import { gasPriceFor } from './gasPrice'
import { networkEntry, placesOf, readLock, type Lock } from './lockFile'
import { rehearse, type Costs } from './rehearse'
import { sectionsOf } from './sections'
import { createSigner } from './signer'
import { termsOf, usualTerms } from './terms'

const deployer = testAccount('deployer')
const node = testAccount(3).address
const opening = {
  staking: {
    nodes: [{ service: 'ssnzilpay', name: 'The owls', account: node, commission: '2.5', stake: '1000' }],
    leastStake: '1000',
    rewardPerCycle: '20',
    rewards: '500',
  },
  collections: {
    prices: { lexicassi: '250' },
    tokens: { dd10k: [[node, 'https://pictures.example/1']], '.gzil': [[node, 'night']] },
    premiums: { gold: '1000' },
  },
}
const sections = sectionsOf(termsOf(opening, deployer.address))
let costs: Costs
let devnet: Devnet
let folder: string

beforeAll(async () => {
  costs = await rehearse(sections, 'zilliqa-1')
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
    costs,
    gasPrice: 2_000_000_000n,
    lockPath: join(folder, 'lock.json'),
    lock: lock ?? { chainId, genesis: null, deployer: deployer.address, opening, sections: {} },
    pause: async () => void (await devnet.mineBlock()),
    log: () => undefined,
  }
}

const stored = () => readLock(join(folder, 'lock.json'))

/** Stakes and collections are open, and what was paid into them was paid once. */
async function expectOpened(lock: Lock): Promise<void> {
  const { client } = deploymentOf(lock)
  const at = placesOf(lock)
  const places = (await findStaking(client, at['initDid']!, 'ssnzilpay'))!
  expect(places.node).toBe(node)
  const { node: found, rules } = (await readStaking(client, places, []))!
  const stake = { isActive: true, stake: 1_000n * qaPerZil }
  expect(found).toMatchObject({ name: 'The owls', commission: 25_000_000n, ...stake })
  expect(rules).toMatchObject({ isPaused: false, minDelegation: 10n * qaPerZil })
  expect((await getAccount(client, places.implementation)).balance).toBe(1_500n * qaPerZil)

  const [pictures, minted, names] = ['lexicassi', 'dd10k', '.gzil'].map((each) => zrc6Token(at[each]!).fields)
  const reads = [
    pictures!.premium_price.at(`0x${'00'.repeat(32)}`),
    minted!.token_owners.at(1n),
    names!.premium_price.at(domainId('gold')),
    names!.token_owners.at(1n),
  ] as const
  const values = await Promise.all(reads.map((read) => readField<unknown>(client, read)))
  expect(values).toEqual(
    [250n * qaPerZil, node, 1_000n * qaPerZil, node].map((value) => ({ kind: 'value', value })),
  )
}

test('an empty chain has the whole protocol afterwards, with our code, and another run sends nothing', async () => {
  const lock = await carryOut(deploymentOf(null))
  const { nonce } = await getAccount(
    clientOf((body) => devnet.handleRpc(body)),
    deployer.address,
  )
  expect(nonce).toBe(BigInt([...costs.values()].flat().length))
  const standing = await verify(deploymentOf(lock), lock)
  expect(standing.length).toBeGreaterThan(6)
  expect(standing.filter(({ isOurs }) => !isOurs)).toEqual([])
  // With what is printed for the app, the registry answers.
  const entry = networkEntry(lock, 'zilliqa-1')
  const network: Network = { ...publicNetworks.testnet, ...entry, rules: networkRules(entry.rules) }
  const free = await readAvailability(deploymentOf(lock).client, network, 'freebirdy')
  if (free.kind !== 'free') throw new Error(free.kind)
  expect(free.prices?.get('zil')).toBe(1_200n * qaPerZil)
  // A wallet of somebody else's code would know another protocol.
  expect(Object.values(network.walletCode)).toEqual(Array(4).fill({ source: 'ours' }))

  await expectOpened(lock)

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
    expect((await getAccount(client, deployer.address)).nonce).toBe(BigInt([...costs.values()].flat().length))
    expect((await verify(deploymentOf(lock), lock)).every(({ isOurs }) => isOurs)).toBe(true)
    await expectOpened(lock)
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

test('[BX-27] a transaction that no block takes is waited for with a word, and is sent to the letter each time', async () => {
  const said: string[] = []
  const sent = new Set<string>()
  let looks = 0
  const answer: Answer = (body) => {
    const { method, params } = JSON.parse(body as string) as { method: string; params: readonly unknown[] }
    if (method === 'CreateTransaction') sent.add(JSON.stringify(params))
    return devnet.handleRpc(body)
  }
  const pause = async (): Promise<void> => {
    if (++looks > 45) await devnet.mineBlock()
  }
  const deployment = deploymentOf(null, async (body) => {
    const each = JSON.parse(body as string) as unknown
    return Array.isArray(each) ? Promise.all(each.map((one) => answer(JSON.stringify(one)))) : answer(body)
  })
  const [first] = sections
  await carryOut({ ...deployment, sections: [first!], pause, log: (line) => said.push(line) })
  expect(said.filter((line) => line.startsWith('It stands in no block yet'))).toHaveLength(2)
  expect(sent.size).toBe(costs.get(first!.name)!.length)
})

test('[BX-27] a node alone chooses no price of gas far above the usual one', () => {
  expect(gasPriceFor(2_000n, null, zilliqa1Gas)).toBe(2_000n)
  expect(gasPriceFor(20_000n, null, zilliqa1Gas)).toBe(20_000n)
  expect(() => gasPriceFor(20_001n, null, zilliqa1Gas)).toThrow(/20001 Li/)
  expect(gasPriceFor(20_001n, 20_001n, zilliqa1Gas)).toBe(20_001n)
  expect(gasPriceFor(2_000n, 3_000n, zilliqa1Gas)).toBe(3_000n)
  expect(() => gasPriceFor(3_000n, 2_000n, zilliqa1Gas)).toThrow(/no less than 3000 Li/)
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

test.each([
  ['a name that is not known', { stakes: {} }, 'has nothing named "stakes"'],
  ['an amount that is a number', { staking: { rewards: 500 } }, 'rewards is no amount'],
  [
    'a node in the place of the programme',
    { staking: { nodes: [{ ...opening.staking.nodes[0], service: 'zilstaking' }] } },
    'service is no name',
  ],
  [
    'a commission of more than all',
    { staking: { nodes: [{ ...opening.staking.nodes[0], commission: '100.1' }] } },
    'commission is no percentage',
  ],
  [
    'one account for two nodes',
    { staking: { nodes: [...opening.staking.nodes, { ...opening.staking.nodes[0], service: 'ssnzillet' }] } },
    'Two nodes have the same address',
  ],
  ['a collection that is not there', { collections: { prices: { owls: '1' } } }, 'has nothing named "owls"'],
  ['a mistyped address', { collections: { tokens: { dd10k: [['zil1owl', 'x']] } } }, 'dd10k is no address'],
])('an opening with %s is refused before anything is sent', (_, json, reason) => {
  expect(() => termsOf(json, deployer.address)).toThrow(reason)
})

test.each(['mainnet', 'testnet', 'local'] as const)(
  'on %s what is opened unasked carries no money',
  (network) => {
    const { staking, collections } = termsOf(usualTerms(network), deployer.address)
    expect(staking).toMatchObject({ rewards: 0n, leastStake: null, rewardPerCycle: null })
    expect(staking.nodes).toMatchObject([{ address: deployer.address, stake: 0n }])
    expect(collections.imagePrices).toEqual(new Map([['lexicassi', 250n * qaPerZil]]))
  },
)
