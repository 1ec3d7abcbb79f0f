import { isRuleSetName, type RuleSetName } from '@tyto/chain'
import type { ProtocolAddresses } from '@tyto/contracts'
import { isAddress, ownValue, type Address } from '@tyto/primitives'
import { contractKey } from '../ledger/stateRecords'
import { put, type KeyValueStore, type Operation } from '../store/keyValueStore'
import { newerStore } from '../store/StoreError'
import earlierWorld from './earlierWorld.json' with { type: 'json' }
import type { SeededName } from './seededName'
import { noAddresses } from './worldBuilder'
import { planEmptyWorld, type WorldName, type WorldPlan } from './worldPlan'

/** Written with the first blocks: a folder without it holds no chain. */
const genesisKey = 'meta/genesis'

/** Raised when this record changes its form: 2 names the rules that are played, and is written where they are not the first ones. */
const formOfToday = 2

const firstRules: RuleSetName = 'zilliqa-1'

/** The beginning of a chain, kept in its folder, so that later software with other seeds changes nothing of it. */
export interface Genesis {
  /** Names the chain and its folder. 64 hex digits without 0x. */
  readonly hash: string
  /** The hash of the seeds: of the first chain that began with them it is its name. */
  readonly seeds: string
  readonly chainId: number
  /** How its node answers, and what it asks for gas. */
  readonly rules: RuleSetName
  /** The number of its first block. */
  readonly firstBlock: number
  readonly world: WorldName
  /** The version of the software that began it; null where that wrote none. */
  readonly version: string | null
  readonly balances: ReadonlyMap<Address, bigint>
  readonly addresses: ProtocolAddresses
  readonly names: readonly SeededName[]
}

/** Of a chain that begins with the plan. */
export function genesisOf(
  { world, balances, addresses, names }: WorldPlan,
  begun: Pick<Genesis, 'hash' | 'seeds' | 'chainId' | 'version' | 'rules' | 'firstBlock'>,
): Genesis {
  return { ...begun, world, balances, addresses, names }
}

export function genesisOperation({ balances, rules, firstBlock, ...genesis }: Genesis): Operation {
  const texts = Array.from(balances, ([address, amount]) => [address, String(amount)])
  // Earlier software opens what has the rules of its time.
  const played = rules === firstRules ? { form: 1 } : { form: formOfToday, rules, firstBlock }
  return put(genesisKey, JSON.stringify({ ...played, ...genesis, balances: texts }))
}

/** Reads the beginning of its chain from a store; undefined where none began. Throws where it cannot be read. */
export function readGenesis(store: KeyValueStore, chainId: number): Genesis | undefined {
  const record = store.get(genesisKey)
  if (record === undefined) return undefined
  return /^[0-9a-f]{64}$/.test(record) ? earlierGenesis(record, store, chainId) : decodeGenesis(record)
}

/**
 * Versions before this one wrote the hash alone. All of them gave the same accounts the same, and appended to their seeds: what they
 * began with is what the last of them did, as far as it stands on the chain.
 */
export function earlierGenesis(hash: string, store: KeyValueStore, chainId: number): Genesis {
  const { balances, accounts } = planEmptyWorld()
  const known = new Set(accounts.map(({ address }) => address))
  const stands = (address: string): boolean =>
    known.has(address as Address) || store.get(contractKey(address as Address)) !== undefined
  const isSeeded = stands(earlierWorld.addresses.init)
  const isTheLast = hash === earlierWorld.hash
  const names = (earlierWorld.names as SeededName[]).filter(({ address }) => isTheLast || stands(address))
  return {
    hash,
    seeds: hash,
    chainId,
    rules: firstRules,
    firstBlock: 0,
    world: isSeeded ? 'seeded' : 'empty',
    version: null,
    balances,
    addresses: isSeeded ? (earlierWorld.addresses as ProtocolAddresses) : noAddresses,
    names: isSeeded ? names : [],
  }
}

function decodeGenesis(record: string): Genesis {
  const json = JSON.parse(record) as Omit<Genesis, 'rules' | 'firstBlock'> & {
    readonly form: number
    readonly balances: [Address, string][]
    readonly rules?: unknown
    readonly firstBlock?: number
  }
  if (!(json.form <= formOfToday)) throw newerStore(`a beginning of form ${json.form}`)
  const { hash, seeds, chainId, world, version, addresses, names, rules = firstRules, firstBlock = 0 } = json
  if (!isRuleSetName(rules)) throw newerStore(`rules ${String(rules)}`)
  const balances = new Map(json.balances.map(([address, amount]) => [address, BigInt(amount)]))
  for (const key of ['init', 'registry', 'zlpRegistry', 'initDid', 'tyron'])
    if (!isAddress(ownValue(addresses, key))) throw new TypeError(`The beginning names no ${key}`)
  return { hash, seeds, chainId, rules, firstBlock, world, version, balances, addresses, names }
}
