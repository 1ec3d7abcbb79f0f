import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import type { DevnetStorage } from './devnet'
import { genesisHash } from './genesis/genesisHash'
import { loadCodes, seedWorld } from './genesis/seedWorld'
import type { WorldPlan } from './genesis/worldPlan'
import { Ledger, type Resumption } from './ledger/ledger'
import { HeldStore } from './store/heldStore'
import type { KeyValueStore } from './store/keyValueStore'
import { isChainFolder, openLevelStore } from './store/levelStore'
import { MemoryStore } from './store/memoryStore'
import { corruptStore, otherNetwork, StoreError } from './store/StoreError'

/** Written with the first blocks: a folder without it holds no chain. */
export const genesisKey = 'meta/genesis'

export interface LedgerOpening {
  readonly chainId: number
  readonly storage: DevnetStorage
  /** The world of a chain that begins. */
  readonly plan: WorldPlan
  /** Milliseconds since 1970. */
  readonly clock: () => number
  /** Told of failures of our own that the chain survives. */
  readonly report: (error: unknown) => void
  /** One line for an operator. */
  readonly log: (line: string) => void
  /** Whether another process is to read the state from the store. */
  readonly sharesState: boolean
}

/**
 * The ledger of a new chain with the seeded world on it, or of the chain that the folder holds. A chain belongs to the
 * plan that it began with. Throws `StoreError` if the folder cannot be used.
 */
export async function openLedger(opening: LedgerOpening): Promise<Ledger> {
  const { chainId, storage, plan, clock, report, log, sharesState } = opening
  const codes = await loadCodes(plan)
  const hash = genesisHash(chainId, plan, codes)
  const folder = storage === 'memory' ? undefined : join(storage.folder, hash)
  if (storage !== 'memory') await tellOfOtherChains(storage.folder, hash, log)
  const store = folder === undefined ? new MemoryStore() : await openLevelStore(folder)
  const held = new HeldStore(store)
  const keepsState = sharesState || store.durable
  const ledger = new Ledger({ chainId, genesisHash: hash, store: held, clock, report, keepsState })
  try {
    const genesis = store.get(genesisKey)
    if (genesis !== undefined && genesis !== hash) throw otherNetwork(folder ?? '')
    if (genesis === undefined) {
      await requireEmpty(store, folder ?? '')
      await beginChain(ledger, held, plan, codes)
    } else await resumeChain(ledger, folder ?? '', log)
    await held.release()
  } catch (error) {
    await store.close()
    throw error
  }
  return ledger
}

/** A chain begins in an empty folder only: one that lost its beginning is no place for another. */
async function requireEmpty(store: KeyValueStore, folder: string): Promise<void> {
  for await (const [key] of store.entries('')) {
    throw corruptStore(folder, `The beginning of the chain is missing, but there is ${key.split('/')[0]}.`)
  }
}

async function beginChain(
  ledger: Ledger,
  store: KeyValueStore,
  plan: WorldPlan,
  codes: ReadonlyMap<string, string>,
): Promise<void> {
  await ledger.begin(plan.balances)
  await seedWorld(ledger, plan, codes)
  await store.write([{ type: 'put', key: genesisKey, value: ledger.genesisHash }])
}

async function resumeChain(ledger: Ledger, folder: string, log: (line: string) => void): Promise<void> {
  let found: Resumption
  try {
    found = await ledger.resume()
  } catch (cause) {
    if (cause instanceof StoreError) throw cause
    throw corruptStore(folder, describeError(cause), cause)
  }
  if (ledger.height < 0) throw corruptStore(folder, 'There are no blocks.')
  const { suspect, isDropped, lostBlocks } = found
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
  const { size } = ledger.pool
  const waiting = size > 0 ? `, ${size} transactions wait` : ''
  log(`The local network goes on at block ${ledger.height}${waiting}.`)
}

/** Data of another genesis stay where they are; people should know why their changes seem to be gone. */
async function tellOfOtherChains(folder: string, hash: string, log: (line: string) => void): Promise<void> {
  const names = await readdir(folder).catch((): string[] => [])
  const others = names.filter((name) => isChainFolder(name) && name !== hash)
  if (others.length === 0 || names.includes(hash)) return
  log(
    `The network id, the seeded world or its test accounts have changed: a new chain starts in ${join(folder, hash)}; the data of the old one stay beside it, and go on with what made them.`,
  )
}

/** An error in one line, for a log. */
export function describeError(error: unknown): string {
  return error instanceof Error ? `${error.name}: ${error.message}` : String(error)
}
