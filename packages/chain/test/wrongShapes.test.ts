import { setImmediate } from 'node:timers/promises'
import { allCoins, didWallet, loadCode, zrc2Token } from '@tyto/contracts'
import { domainId, formatDid, parseName, type Name } from '@tyto/identity'
import { tyronDexService } from '@tyto/exchange'
import { isRecord, qaPerZil, type Address } from '@tyto/primitives'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import * as chain from '../src/index'
import { callKey, RpcError, type Requests } from '../src/index'
import { startSendingNetwork, accountOf, type SendingNetwork } from './sendingNetwork'

/*
 * Each read of the chain against each answer that cannot be right. A node that is broken, or lies, may say whatever fits its
 * type: that is for other tests. What does not fit is unknown: an error, or said to be unread. It is never empty, free or 0.
 */

let network: SendingNetwork
let initDid: Address
let did: Address
let zil: Address
let alice: Address
let hydra: Address
let sbt: Address
let board: Address
let hodler: Address
let staking: chain.StakingPlaces
let transaction: string
let call: string
let deploy: string
let block: bigint
const services = new Map<string, Address>()
const holder = accountOf(6).address
const coins = allCoins.map(({ id }) => id)

beforeAll(async () => {
  network = await startSendingNetwork()
  did = network.seeded('robin.ssi')
  transaction = await network.mine(accountOf(6), { kind: 'payment', to: holder, amount: qaPerZil })
  const protocol = await chain.readProtocol(network.client, network.network)
  initDid = protocol.initDid
  for (const [id, place] of protocol.services) services.set(id, place)
  hodler = accountOf(0).address
  alice = network.seeded('alice.ssi')
  hydra = network.seeded('hydra.ssi')
  const token = zrc2Token.deploy({
    contract_owner: holder,
    name: 'A token',
    symbol: 'T',
    decimals: 6n,
    init_supply: 1n,
  })
  deploy = await network.mine(accountOf(6), {
    kind: 'deploy',
    deploy: token,
    code: await loadCode('Zrc2Token'),
  })
  await network.call(accountOf(6), zrc2Token(at('xsgd')).IncreaseAllowance({ spender: hodler, amount: 7n }))
  call = await network.call(accountOf(6), didWallet(did).AddFunds({}, { amount: qaPerZil }))
  block = (await chain.getLatestBlock(network.client)).number
  zil = network.seeded('zil@robin.ssi')
  sbt = network.seeded('sbt@robin.ssi')
  const found = await chain.findMotions(network.client, network.network, chain.motionsName)
  board = found.board!
  staking = (await chain.findStaking(network.client, initDid, 'ssnzilpay'))!
}, 60_000)
afterAll(() => network?.close())

function nameOf(text: string): Name {
  const parsed = parseName(text)
  if (!parsed.ok) throw new Error(text)
  return parsed.value
}

interface Read {
  read(client: Requests): Promise<unknown>
  /** Places of what is read at which null, or what is said besides, means that it is not known. */
  readonly unread?: readonly RegExp[]
}

const at = (id: string): Address => services.get(id)!
const registries = () => network.network

const reads: Readonly<Record<string, Read>> = {
  getAccount: { read: (client) => chain.getAccount(client, holder) },
  isDeployed: { read: (client) => chain.isDeployed(client, did) },
  getContractCode: { read: (client) => chain.getContractCode(client, did) },
  getContractInit: { read: (client) => chain.getContractInit(client, did) },
  getContractState: { read: (client) => chain.getContractState(client, at('xsgd')), unread: [/./] },
  getLatestBlock: { read: (client) => chain.getLatestBlock(client) },
  getBlockTimestamp: { read: (client) => chain.getBlockTimestamp(client, 1n) },
  getGasPriceLi: { read: (client) => chain.getGasPriceLi(client, chain.ruleSets['zilliqa-1'].gas) },
  getDeployedAddress: { read: (client) => chain.getDeployedAddress(client, deploy) },
  measureBlockTime: { read: (client) => chain.measureBlockTime(client) },
  readSource: { read: (client) => chain.readSource(client, did) },

  readContractFacts: { read: (client) => chain.readContractFacts(client, { tellsHistory: true }, did) },
  getBlock: { read: (client) => chain.getBlock(client, 1n) },
  readLatestBlocks: { read: (client) => chain.readLatestBlocks(client, 2) },
  findTransaction: { read: (client) => chain.findTransaction(client, transaction), unread: [/^\.json/] },
  'findTransaction of a call': { read: (client) => chain.findTransaction(client, call), unread: [/^\.json/] },
  // Without a receipt it stands in no block yet.
  readTransactionOutcome: { read: (client) => chain.readTransactionOutcome(client, call), unread: [/^$/] },
  readBlockTransactions: {
    read: (client) => chain.readBlockTransactions(client, { tellsHistory: true }, block),
  },
  readRecentTransactions: {
    read: (client) => chain.readRecentTransactions(client, { tellsHistory: true }, 2),
  },
  getAddressTransactions: { read: (client) => chain.getAddressTransactions(client, did, null) },
  readActivity: {
    read: (client) => chain.readActivity(client, did, null),
    unread: [/\.(?:receipt|isAccepted|params)$/],
  },
  getStateChanges: { read: (client) => chain.getStateChanges(client, call) },
  getReplicas: { read: (client) => chain.getReplicas(client) },
  readFieldHistory: {
    read: (client) => chain.readFieldHistory(client, did, ['controller']),
    unread: [/\.state\./],
  },
  readValueHistory: {
    read: (client) => chain.readValueHistory(client, did, { field: '_balance', keys: [] }),
    // Null is how this call of our own says that there was nothing.
    unread: [/\.value$/],
  },

  readNameAddresses: {
    read: (client) =>
      chain.readNameAddresses(
        client,
        registries(),
        ['robin.ssi', 'zil@robin.ssi', 'nobody1.did'].map(nameOf),
      ),
  },
  readRegistry: { read: (client) => chain.readRegistry(client, registries(), nameOf('robin.ssi')) },
  resolveName: {
    read: (client) => chain.resolveName(client, registries(), nameOf('robin.ssi')),
  },
  'resolveName of a subdomain': {
    read: (client) => chain.resolveName(client, registries(), nameOf('zil@robin.ssi')),
  },
  'resolveName of a free name': {
    read: (client) => chain.resolveName(client, registries(), nameOf('nobody1.ssi')),
  },
  readAvailability: { read: (client) => chain.readAvailability(client, registries(), 'robin') },
  'readAvailability of a free name': {
    read: (client) => chain.readAvailability(client, registries(), 'nobody1'),
    unread: [/^\.prices$/],
  },
  readDidRecord: { read: (client) => chain.readDidRecord(client, did) },
  readSigningWallet: { read: (client) => chain.readSigningWallet(client, registries(), did) },
  readAddress: { read: (client) => chain.readAddress(client, did) },
  readProtocol: { read: (client) => chain.readProtocol(client, registries()) },
  readAllowances: {
    read: (client) => chain.readAllowances(client, [did, holder], [at('xsgd'), at('tyron')]),
    unread: [/\.(?:allowances|supply)$/],
  },
  readTokens: { read: (client) => chain.readTokens(client, registries(), allCoins), unread: [/^\.tokens/] },
  readCoinBalances: {
    read: (client) =>
      chain.readCoinBalances(client, registries(), { coins, holders: [did, holder], withExchanges: true }),
    unread: [/^\.exchanges\.(?:tyronDex|vault|states\.\w+)$/],
  },
  readHodlerAccounts: {
    read: (client) => chain.readHodlerAccounts(client, registries(), { holders: [hodler], contract: null }),
  },
  findHodlerContract: { read: (client) => chain.findHodlerContract(client, registries()) },
  findInitDid: { read: (client) => chain.findInitDid(client, registries()) },
  readOwnership: { read: (client) => chain.readOwnership(client, registries(), zil) },
  readStanding: { read: (client) => chain.readStanding(client, registries(), did) },
  'readStanding of a staking wallet': { read: (client) => chain.readStanding(client, registries(), zil) },
  readCoin: { read: (client) => chain.readCoin(client, registries(), 'xsgd') },
  readEstate: {
    read: (client) =>
      chain.readEstate(client, registries(), { id: domainId('robin'), coins: ['zil', 'xsgd'] }),
    unread: [/^\.(?:height|username)$/],
  },
  readEstateHalf: { read: (client) => chain.readEstateHalf(client, registries(), zil) },
  readEstateWallet: {
    read: (client) => chain.readEstateWallet(client, registries(), { address: zil, coins: ['zil', 'xsgd'] }),
  },
  readExchanges: {
    read: (client) => chain.readExchanges(client, chain.exchangesAmong(services)),
    unread: [/^\.(?:tyronDex|vault|states\.\w+)$/],
  },
  findOffers: {
    read: (client) => chain.findOffers(client, { implementation: at('zilstakingimpl') }, holder),
  },
  readHoldings: {
    read: (client) => chain.readHoldings(client, { implementation: at('zilstakingimpl') }, [zil, holder]),
  },
  findMotions: { read: (client) => chain.findMotions(client, registries(), chain.motionsName) },
  readMotions: { read: (client) => chain.readMotions(client, board) },
  readXPoints: { read: (client) => chain.readXPoints(client, at('donate'), holder) },
  readPoolShares: {
    read: (client) => chain.readPoolShares(client, chain.exchangesAmong(services), holder),
  },
  readPosition: {
    read: (client) => chain.readPosition(client, at(tyronDexService), { wallet: did, domain: 'robin' }),
  },
  findStaking: { read: (client) => chain.findStaking(client, initDid, 'ssnzilpay') },
  readStaking: { read: (client) => chain.readStaking(client, staking, [zil, holder]) },
  readPastRewards: {
    read: (client) => chain.readPastRewards(client, staking, { lastCycle: 3n, count: 3 }),
  },
  readSoulbound: {
    read: (client) => chain.readSoulbound(client, registries(), { wallet: sbt, issuer: 'kyc' }),
  },
  readNameNft: {
    read: (client) =>
      chain.readNameNft(client, registries(), {
        key: 'ssi',
        holder: { domain: 'hydra', wallet: hydra, controller: holder },
      }),
  },
  readTydras: { read: (client) => chain.readTydras(client, registries(), 'hydra') },
  readTydraSale: {
    read: (client) => chain.readTydraSale(client, registries(), { domain: 'hydra', wallet: hydra }),
  },
  readCollectables: {
    read: (client) => chain.readCollectables(client, registries(), { wallet: alice, most: 3 }),
  },
  readImageCollections: { read: (client) => chain.readImageCollections(client, registries(), alice) },
  readOwnedNfts: {
    read: (client) => chain.readOwnedNfts(client, registries(), { collection: 'dd10k', wallet: alice }),
  },
  readDomainOffers: {
    read: (client) =>
      chain.readDomainOffers(client, registries(), { collection: '.gzil', names: ['robin', 'alice'] }),
    unread: [/\.premium$/],
  },
  readImageOffer: { read: (client) => chain.readImageOffer(client, registries(), 'dd10k') },
  resolveDid: {
    read: (client) =>
      chain.resolveDid(
        [{ didNetwork: 'isol', client, hasHistory: false }],
        { did: formatDid('isol', did), version: {} },
        () => 0,
      ),
    unread: [/./],
  },
  readStatement: {
    read: async (client) => {
      const question = { network: registries(), name: nameOf('robin.ssi'), now: 0 }
      const { facts } = await chain.readStatement([{ endpoint: 'https://node.test', client }], question)
      // Between which blocks it was read is not known where the newest one is not.
      return facts.map((fact) => ('value' in fact ? { value: fact.value } : { kind: 'unknown' }))
    },
  },
}

/** Values that cannot be right in the place of a value of an answer. */
function wrongFor(value: unknown): readonly unknown[] {
  const other = isRecord(value) ? ['x'] : Array.isArray(value) ? { x: 1 } : { a: 'x' }
  const empty = isRecord(value) ? [] : Array.isArray(value) ? [''] : [{}, []]
  const common = [null, true, 1.5, -7, other, ...empty]
  if (typeof value === 'string' && /^\d+$/.test(value))
    return [...common, '9'.repeat(90), `${2n ** 256n}`, '-5', '1e3', '', '0x10', ' 1', '١']
  if (typeof value === 'string' && /^0x[0-9a-f]{40,}$/.test(value))
    return [...common, value.slice(0, -2), `${value}00`, '0xzz']
  if (isRecord(value) && typeof value['constructor'] === 'string') {
    return [
      ...common,
      { ...value, constructor: 'Unheard' },
      { argtypes: value['argtypes'], arguments: value['arguments'] },
      { ...value, arguments: null },
    ]
  }
  return common
}

/** How many answers to the same question about different things are changed. */
const mostAlike = 2
/** How many places of one answer are changed. */
const mostPlaces = 14

/** Copies of an answer, each with one place changed. */
function changed(answer: unknown): readonly (readonly [place: string, json: unknown])[] {
  const found: (readonly [string, unknown])[] = []
  let places = 0
  const walk = (value: unknown, place: string, put: (json: unknown) => unknown): void => {
    if (places++ > mostPlaces) return
    for (const json of wrongFor(value))
      found.push([`${place} = ${JSON.stringify(json)?.slice(0, 60)}`, put(json)])
    if (Array.isArray(value)) {
      value
        .slice(0, 2)
        .forEach((each: unknown, at) =>
          walk(each, `${place}[${at}]`, (json) =>
            put(value.map((one: unknown, index) => (index === at ? json : one))),
          ),
        )
    } else if (isRecord(value)) {
      for (const [key, each] of Object.entries(value).slice(0, 12)) {
        walk(each, `${place}.${key}`, (json) => put({ ...value, [key]: json }))
      }
    }
  }
  walk(answer, '', (json) => json)
  return found
}

/** The places at which two values differ, with what stands there in the second one. */
function differences(one: unknown, other: unknown, place = ''): readonly (readonly [string, unknown])[] {
  if (Object.is(one, other)) return []
  if (one instanceof Map && other instanceof Map) {
    return differences(Object.fromEntries(one), Object.fromEntries(other), place)
  }
  if (Array.isArray(one) && Array.isArray(other)) {
    const inside = one
      .slice(0, other.length)
      .flatMap((each, at) => differences(each, other[at], `${place}[${at}]`))
    return one.length === other.length ? inside : [[place, other], ...inside]
  }
  if (isRecord(one) && isRecord(other)) {
    const keys = new Set([...Object.keys(one), ...Object.keys(other)])
    return [...keys].flatMap((key) => differences(one[key], other[key], `${place}.${key}`))
  }
  return [[place, other]]
}

/** Does a read say itself that a part of it is not known? */
function saysUnknown(told: readonly (readonly [place: string, value: unknown])[]): boolean {
  return told.some(
    ([place, value]) =>
      /\.(?:unreadable|unread|failure)$/.test(place) || (place.endsWith('kind') && value === 'unknown'),
  )
}

/**
 * Functions that begin like a read and read no state, or read with the same readers as a row of the table and what it
 * brings along.
 */
const noReads: Readonly<Record<string, string>> = {
  findCollection: 'the first step of readOwnedNfts',
  getFailedContract: 'a part of getStateChanges',
  getResolver: 'makes resolveDid for a library',
  isDidWallet: 'of what was read',
  isKnownContract: 'compares a code with its hash',
  isRuleSetName: 'of the name of a set of rules',
  isSwept: 'compares a nonce that was read',
  isKeyOfOwner: 'asks readFieldHistory',
  readEffects: 'compares with marks: what does not fit is neither',
  readExchangeHistory: 'asks readFieldHistory',
  readFacts: 'a part of readStatement',
  readField: 'with every row',
  readFields: 'with every row',
  readMintedNames: 'asks getConfirmedTransaction and the protocol',
  readNft: 'asks the same places as readNameNft',
  readNftFacts: 'asks the same fields as readCollectables',
  readNodeFacts: 'of the node of a wallet',
  readNonce: 'asks getAccount',
  readPoolSteps: 'asks readValueHistory',
  readRaisedMotion: 'asks getConfirmedTransaction and findMotions',
  readSoulboundInbox: 'asks readActivity and readSoulbound',
  readSoulboundIssuer: 'asks readRegistry and readSubdomain',
  readTravelRuleIssuer: 'asks getConfirmedTransaction',
}

it('every read of this package has its row', () => {
  const names = Object.keys(chain).filter((name) =>
    /^(?:read|get|find|resolve|measure|check|is)[A-Z]/.test(name),
  )
  const known = new Set([...Object.keys(reads), ...Object.keys(noReads)])
  expect(names.filter((name) => !known.has(name))).toEqual([])
})

describe('an answer that cannot be right is unknown', () => {
  it.each(Object.entries(reads))(
    '%s',
    async (_name, { read, unread = [] }) => {
      const answers = new Map<string, unknown>()
      const honestClient: Requests = {
        request: async (method, params, options) => {
          const key = callKey({ method, params })
          if (!answers.has(key)) answers.set(key, await network.client.request(method, params, options))
          return answers.get(key)
        },
      }
      const honest = await read(honestClient)
      const faults: string[] = []
      const asked = new Map<string, number>()
      for (const [key, answer] of answers) {
        const [method, [, field]] = JSON.parse(key) as [string, unknown[]]
        const kind = `${method} ${method.endsWith('SubState') ? String(field) : ''}`
        const times = asked.get(kind) ?? 0
        asked.set(kind, times + 1)
        if (answer === null || times >= mostAlike) continue
        const places = changed(answer)
        for (const [place, json] of places) {
          // The network is in this process too, and has its turn.
          await setImmediate()
          // Null is how nodes say that there is nothing.
          if (json === null && place.startsWith(' =')) continue
          const lying: Requests = {
            request: (method, params, options) =>
              callKey({ method, params }) === key
                ? Promise.resolve(json)
                : honestClient.request(method, params, options),
          }
          try {
            const seen = await read(lying)
            const told = differences(honest, seen)
            const bad = saysUnknown(told) ? [] : told.filter(([at]) => !unread.some((each) => each.test(at)))
            if (bad.length > 0)
              faults.push(`${key} ${place}: ${bad.map(([at, value]) => `${at}=${String(value)}`).join(', ')}`)
          } catch (error) {
            if (!(error instanceof RpcError)) faults.push(`${key} ${place}: ${String(error)}`)
          }
        }
      }
      expect(faults.slice(0, 12)).toEqual([])
    },
    // Thousands of reads: only what hangs meets it.
    600_000,
  )
})
