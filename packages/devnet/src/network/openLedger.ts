import { join } from 'node:path'
import type { RuleSetName } from '@tyto/chain'
import { latestRules } from '@tyto/execution'
import type { DevnetStorage } from './devnet'
import { genesisOf, genesisOperation, readGenesis, type Genesis } from '../genesis/genesis'
import { genesisHash, nextGenesisHash } from '../genesis/genesisHash'
import { loadCodes, seedWorld } from '../genesis/seedWorld'
import type { WorldName, WorldPlan } from '../genesis/worldPlan'
import { Ledger } from '../ledger/ledger'
import type { Resumption } from '../ledger/resumption'
import { readMark } from '../ledger/totals'
import { rulesOf } from '../rules/rulesOf'
import type { Asked, Beginning } from '../etcd/values'
import { SequencerError } from '../ledger/sequencer'
import { chainsOf, shortName } from '../store/chainFolders'
import { formOperation, requireKnownForm } from '../store/form'
import { HeldStore } from '../store/heldStore'
import type { KeyValueStore } from '../store/keyValueStore'
import { openLevelStore } from '../store/levelStore'
import { MemoryStore } from '../store/memoryStore'
import { corruptStore, noSuchChain, otherNetwork, StoreError } from '../store/StoreError'

/** The rules of a chain that begins, where nothing else is said. */
const firstRules: RuleSetName = 'zilliqa-1'

/** Which chain of a data folder: the one that was used last, unless something else is said. */
export interface ChainChoice {
  /** Of this world alone. */
  readonly world?: WorldName | undefined
  /** The one whose name begins so. */
  readonly chain?: string | undefined
  /** Of these rules alone; a chain that begins has them, or the first ones. */
  readonly rules?: RuleSetName | undefined
  /** None of those that are there: another one begins beside them. */
  readonly begins?: boolean | undefined
}

export interface LedgerOpening {
  readonly chainId: number
  readonly storage: DevnetStorage
  readonly choice?: ChainChoice
  /** The world of a chain that begins. */
  readonly plan: WorldPlan
  /** The version of the software, kept by chains that begin. */
  readonly version?: string | undefined
  /** Milliseconds since 1970. */
  readonly clock: () => number
  /** Told of failures of our own that the chain survives. */
  readonly report: (error: unknown) => void
  /** One line for an operator. */
  readonly log: (line: string) => void
  /** Agrees with other machines on the chain and when it began; this one proposes a chain. */
  readonly agree?: ((own: Omit<Beginning, 'begunAt'>) => Promise<Beginning>) | undefined
  /** Whether another process is to read the state from the store. */
  readonly sharesState: boolean
}

/** A chain that is open, and what it began with. */
export interface OpenChain {
  readonly ledger: Ledger
  readonly genesis: Genesis
  readonly store: KeyValueStore
  /** The hash of what this software would seed: another one than that of `genesis` where the chain is of an earlier version. */
  readonly seeds: string
}

/** Where a chain is kept, and what it began with: undefined where it begins now. */
interface Place {
  readonly name: string
  readonly folder: string
  readonly store: KeyValueStore
  readonly genesis: Genesis | undefined
  /** When it began by the word of others, ms since 1970. */
  readonly begunAt?: number
}

/**
 * The ledger of the chain that the folder holds, whatever software began it, or of a new one with the seeded world on it.
 * Throws `StoreError` if the folder cannot be used.
 */
export async function openLedger(opening: LedgerOpening): Promise<OpenChain> {
  const { chainId, storage, plan, version = null, report, log, sharesState, agree } = opening
  const codes = await loadCodes(plan)
  const wanted = opening.choice?.rules ?? firstRules
  const place = await placeOf(opening, genesisHash({ chainId, rules: wanted }, plan, codes))
  const rules = rulesOf(place.genesis?.rules ?? wanted)
  const seeds = genesisHash({ chainId, rules: rules.name }, plan, codes)
  const { name, folder, store } = place
  const { firstBlock } = place.genesis ?? rules
  const { gas } = rules.facts
  const held = new HeldStore(store)
  const keepsState = sharesState || store.durable
  // Whoever makes the same world at the same time makes the same blocks.
  let begunAt = place.genesis === undefined ? place.begunAt : undefined
  const clock = (): number => begunAt ?? opening.clock()
  const played = { chainId, gas, firstBlock }
  const ledger = new Ledger({ ...played, genesisHash: name, store: held, clock, report, keepsState })
  const begun = { hash: name, seeds, chainId, version, rules: rules.name, firstBlock }
  const genesis = place.genesis ?? genesisOf(plan, begun)
  try {
    if (place.genesis === undefined) {
      await requireEmpty(store, folder)
      await beginChain(ledger, plan, codes)
      await held.write([genesisOperation(genesis), formOperation])
      begunAt = undefined
    } else {
      await resumeChain(ledger, folder, { log, sharesOrder: agree !== undefined })
      log(ageOf(genesis, ledger, version))
      if (genesis.seeds !== seeds)
        log(
          'This version would begin with another world: npm start -- --new begins a second chain beside this one.',
        )
    }
    await held.release()
    if (storage !== 'memory') await tellOfOthers(storage.folder, name, log)
  } catch (error) {
    await store.close()
    throw error
  }
  return { ledger, genesis, store: held, seeds }
}

async function placeOf(
  { chainId, storage, choice = {}, agree }: LedgerOpening,
  seeds: string,
): Promise<Place> {
  const names = storage === 'memory' ? [] : await chainsOf(storage.folder)
  const asked: Asked = { world: choice.world ?? 'seeded', rules: choice.rules ?? firstRules }
  const agreed = await agree?.({ hash: names[0] ?? seeds, asked, isKept: names.length > 0 })
  if (agreed !== undefined && !names.includes(agreed.hash)) {
    if (agreed.isKept !== true && isOther(agreed.asked, asked)) throw otherOptions(agreed.asked)
    if (agreed.isKept === true || agreed.hash !== seeds) throw otherBeginning()
  }
  const begun = agreed && { begunAt: agreed.begunAt }
  if (storage === 'memory')
    return { name: seeds, folder: '', store: new MemoryStore(), genesis: undefined, ...begun }
  const open = async (name: string): Promise<Place> => {
    const folder = join(storage.folder, name)
    const store = await openLevelStore(folder)
    try {
      const genesis = readKept(store, folder, chainId)
      if (genesis !== undefined && genesis.hash !== name) throw otherNetwork(folder)
      return { name, folder, store, genesis, ...begun }
    } catch (error) {
      await store.close()
      throw error
    }
  }
  if (agreed !== undefined) return open(agreed.hash)
  if (choice.begins === true) return open(freeName(names, seeds))
  for (const name of chosenOf(names, storage.folder, choice)) {
    const place = await open(name)
    const { genesis } = place
    // Where none began, one may begin: the software that made the folder ended before it had made its world.
    const isAsked =
      genesis === undefined
        ? name === seeds
        : genesis.chainId === chainId &&
          (choice.world === undefined || genesis.world === choice.world) &&
          (choice.rules === undefined || genesis.rules === choice.rules)
    if (isAsked) return place
    if (genesis === undefined) await requireEmpty(place.store, place.folder)
    await place.store.close()
  }
  if (choice.chain !== undefined) throw noSuchChain(storage.folder, names.map(shortName))
  return open(freeName(names, seeds))
}

function isOther(begun: Asked | undefined, { world, rules }: Asked): begun is Asked {
  return begun !== undefined && (begun.world !== world || begun.rules !== rules)
}

function otherOptions({ world, rules }: Asked): SequencerError {
  return new SequencerError(
    'Gap',
    `The machines of this network began with --world ${world} --rules ${rules}: start this one with the same options.`,
  )
}

function otherBeginning(): SequencerError {
  return new SequencerError(
    'Gap',
    'The machines of this network hold another chain: copy the data folder of one of them here (devnet_backup), and start again.',
  )
}

/** Throws `StoreError` (NoSuchChain) where the beginning of a name is not that of one chain. */
export function chosenOf(
  names: readonly string[],
  folder: string,
  { chain }: ChainChoice,
): readonly string[] {
  if (chain === undefined) return names
  const found = names.filter((name) => name.startsWith(chain))
  if (found.length === 1) return found
  throw noSuchChain(folder, names.map(shortName))
}

/** The first chain of some seeds has their hash as its name; one that begins beside it, another one. */
function freeName(names: readonly string[], seeds: string): string {
  let name = seeds
  while (names.includes(name)) name = nextGenesisHash(name)
  return name
}

function readKept(store: KeyValueStore, folder: string, chainId: number): Genesis | undefined {
  try {
    requireKnownForm(store)
    return readGenesis(store, chainId)
  } catch (cause) {
    if (cause instanceof StoreError) throw cause
    throw corruptStore(folder, describeError(cause), cause)
  }
}

/** A chain begins in an empty folder only: one that lost its beginning is no place for another. */
async function requireEmpty(store: KeyValueStore, folder: string): Promise<void> {
  for await (const [key] of store.entries('')) {
    throw corruptStore(folder, `The beginning of the chain is missing, but there is ${key.split('/')[0]}.`)
  }
  // A file of LevelDB that is gone takes all with it, without a word of LevelDB.
  const { height } = readMark(store.mark())
  if (height >= 0) throw corruptStore(folder, `${height + 1} blocks had been made, and nothing is there.`)
}

async function beginChain(
  ledger: Ledger,
  plan: WorldPlan,
  codes: ReadonlyMap<string, string>,
): Promise<void> {
  await ledger.begin(plan.balances)
  await seedWorld(ledger, plan, codes)
}

async function resumeChain(
  ledger: Ledger,
  folder: string,
  { log, sharesOrder }: { readonly log: (line: string) => void; readonly sharesOrder: boolean },
): Promise<void> {
  let found: Resumption
  try {
    found = await ledger.resume({ sharesOrder })
  } catch (cause) {
    if (cause instanceof StoreError) throw cause
    throw corruptStore(folder, describeError(cause), cause)
  }
  if (ledger.height < 0) throw corruptStore(folder, 'There are no blocks.')
  const { suspect, isDropped, lostBlocks, hasNewRules, behind } = found
  if (lostBlocks > 0) {
    log(`${lostBlocks} blocks that had been made are lost: the data in ${folder} end before them.`)
  }
  if (suspect !== undefined) {
    log(
      isDropped
        ? `Two processes ended while they executed the transaction ${suspect}, which is dropped.`
        : `The last process ended while it executed the transaction ${suspect}, which is tried once more.`,
    )
  }
  if (hasNewRules) {
    log(
      `From block ${ledger.height + 1} on, transactions are executed by rules ${latestRules}; those before keep theirs. An earlier version does not open this chain then.`,
    )
  }
  if (behind > unnoticed) {
    log(
      `The clock is ${Math.round(behind / 60_000)} minutes behind the latest block: the time of the chain stands until it has caught up. Look whether the clock of this machine is right.`,
    )
  }
  const { size } = ledger.pool
  const waiting = size > 0 ? `, ${size} transactions wait` : ''
  log(`The local network goes on at block ${ledger.height}${waiting}.`)
}

/** So far a clock may be set back without a word, in ms. */
const unnoticed = 120_000

/** Which software began the chain, and which one runs it. */
function ageOf(genesis: Genesis, { timeline }: Ledger, version: string | null): string {
  const day = new Date((timeline.at(timeline.first) ?? 0) / 1000).toISOString().slice(0, 10)
  const first = genesis.version === null ? 'an earlier version' : `version ${genesis.version}`
  const now = version === null ? '' : `; version ${version} runs it`
  return `The chain ${shortName(genesis.hash)} was begun on ${day} by ${first}${now}.`
}

/** Other chains stay where they are; people should know of them, and the way back. */
async function tellOfOthers(folder: string, name: string, log: (line: string) => void): Promise<void> {
  const others = (await chainsOf(folder)).filter((other) => other !== name).map(shortName)
  if (others.length === 0) return
  log(
    `This is the chain ${shortName(name)} of ${folder}. Beside it, as they were: ${others.join(', ')}. To go on with one of them: npm start -- --chain ${others[0]}`,
  )
}

/** An error in one line, for a log. */
export function describeError(error: unknown): string {
  return error instanceof Error ? `${error.name}: ${error.message}` : String(error)
}
