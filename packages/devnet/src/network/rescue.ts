import { cp, link, mkdir, mkdtemp, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { ClassicLevel } from 'classic-level'
import { loadAllParts } from '@tyto/scilla'
import { chainId } from './createDevnet'
import { earlierGenesis, genesisOperation, readGenesis } from '../genesis/genesis'
import { blockKey, decodeBody, emptyBody, encodeBody } from '../ledger/block'
import { Ledger } from '../ledger/ledger'
import { BlockTimes } from '../ledger/blockTimes'
import { readMark } from '../ledger/totals'
import { decodeConfirmed, decodePending, transactionKey } from '../ledger/transactionRecords'
import { asItWas } from '../ledger/asItWas'
import { changesKey } from '../ledger/stateChanges'
import { readRules, rulesOfToday } from '../ledger/rules'
import { chosenOf } from './openLedger'
import { rulesOf } from '../rules/rulesOf'
import { chainsOf } from '../store/chainFolders'
import { findDamagedTable } from '../store/checkTables'
import { formOperation, requireKnownForm } from '../store/form'
import { HeldStore } from '../store/heldStore'
import type { KeyValueStore } from '../store/keyValueStore'
import { eraseChain, openLevelStore } from '../store/levelStore'
import { MemoryStore } from '../store/memoryStore'
import { noSuchChain } from '../store/StoreError'

/** The result of a rescue. */
export interface Rescue {
  /** Blocks and transactions that were made again. */
  readonly blocks: number
  readonly transactions: number
  /** How many blocks there were: the mark of the folder outlives its tables. Undefined where it is gone too. */
  readonly of: number | undefined
  /** Where the damaged data are now, as they were. */
  readonly damaged: string
}

export interface RescueOptions {
  /** The data folder. */
  readonly folder: string
  /** The one whose name begins so; else the one that was used last. */
  readonly chain?: string | undefined
}

/**
 * Makes the chain of a damaged folder again: from its genesis, with all transactions that can still be read, in their blocks and
 * at their times. It ends before the first block of which something is missing or comes to something else than it did.
 * The damaged data stay beside it. Throws `StoreError` where another process holds the folder.
 */
export async function rescueChain({ folder, chain }: RescueOptions): Promise<Rescue> {
  await loadAllParts()
  const [hash] = chosenOf(await chainsOf(folder), folder, { chain })
  if (hash === undefined) throw noSuchChain(folder, [])
  const place = join(folder, hash)
  const copy = await mkdtemp(join(folder, 'rescue-'))
  try {
    await requireFree(place, join(copy, 'probe'))
    await cp(place, copy, { recursive: true })
    // LevelDB would end this process where it repairs a table of which a byte was changed.
    for (let name = await findDamagedTable(copy); name !== undefined; name = await findDamagedTable(copy))
      await rm(join(copy, name))
    await ClassicLevel.repair(copy)
    const found = await openLevelStore(copy)
    requireKnownForm(found)
    const made = join(copy, 'made')
    const rescue = await makeAgain(found, made, hash).finally(() => found.close())
    const damaged = `${place}.damaged-${Date.now()}`
    await rename(place, damaged)
    await rename(made, place)
    return { ...rescue, damaged }
  } finally {
    await rm(copy, { recursive: true, force: true })
  }
}

async function makeAgain(found: KeyValueStore, into: string, hash: string): Promise<Omit<Rescue, 'damaged'>> {
  // Where its own record is damaged: all chains gave the same accounts the same.
  const genesis = orNothing(() => readGenesis(found, chainId)) ?? earlierGenesis(hash, found, chainId)
  const rules = orNothing(() => readRules(found)) ?? rulesOfToday
  const { gas } = rulesOf(genesis.rules).facts
  const { firstBlock } = genesis
  const timeline = new BlockTimes(firstBlock)
  // Everything before the chunk that cannot be read is kept.
  await timeline.load(found).catch(() => undefined)
  const repeat = async (store: KeyValueStore, end: number): Promise<Ledger> => {
    let number = firstBlock
    const clock = (): number => (timeline.at(number) ?? 0) / 1000
    const ledger = new Ledger({
      chainId,
      gas,
      firstBlock,
      genesisHash: hash,
      store,
      clock,
      rules,
      report: () => undefined,
    })
    ledger.executor = asItWas(ledger.executor, (id) => {
      const { receipt } = orNothing(() => decodeConfirmed(id, found.get(transactionKey(id))!)) ?? {}
      return receipt && BigInt(receipt.cumulative_gas)
    })
    await ledger.begin(genesis.balances)
    for (number = firstBlock + 1; number < end; number++)
      if (!(await repeatBlock(found, ledger, number))) break
    return ledger
  }
  const first = await repeat(new MemoryStore(), timeline.end)
  // The last block came to something else than it did: the chain ends before it.
  const end = isAsItWas(found, first, first.height) ? first.height + 1 : first.height
  await first.close()
  const store = await openLevelStore(into)
  const held = new HeldStore(store)
  const ledger = await repeat(held, end)
  await held.release()
  for await (const record of readable(found, 'pending/'))
    await ledger.submit(decodePending(record).transaction)
  await store.write([genesisOperation(genesis), formOperation])
  const { height, transactionCount } = ledger
  await ledger.close()
  const marked = readMark(found.mark()).height
  const of = marked < 0 ? undefined : marked - firstBlock
  return { blocks: height - firstBlock, transactions: transactionCount, of }
}

/** False where something of the block cannot be read, is refused, or came to something else; in the last case it was made. */
async function repeatBlock(found: KeyValueStore, ledger: Ledger, number: number): Promise<boolean> {
  const ids = orNothing(() => decodeBody(found.get(blockKey(number)) ?? encodeBody(emptyBody)).transactionIds)
  const transactions = ids?.map((id) => orNothing(() => decodeConfirmed(id, found.get(transactionKey(id))!)))
  if (transactions === undefined || transactions.includes(undefined)) return false
  for (const each of transactions) {
    const taken = await ledger.submit(each!.transaction)
    if (!taken.ok) return false
  }
  await ledger.produceBlock()
  return isAsItWas(found, ledger, number)
}

/** Whether the receipts of a block are those that are kept, and the changes too, where they can be read. */
function isAsItWas(found: KeyValueStore, ledger: Ledger, number: number): boolean {
  const block = ledger.block(number)
  return (
    block !== undefined &&
    block.transactionIds.every((id) => {
      const made = ledger.transaction(id)
      const kept = orNothing(() => decodeConfirmed(id, found.get(transactionKey(id))!))
      const changed = orNothing(() => found.get(changesKey(id)))
      return (
        kept?.block === number &&
        JSON.stringify(made?.receipt) === JSON.stringify(kept.receipt) &&
        (changed === undefined || changed === ledger.changesRecord(id))
      )
    })
  )
}

/** The records that can be read, up to the first that cannot. */
async function* readable(store: KeyValueStore, prefix: string): AsyncGenerator<string> {
  try {
    for await (const [, record] of store.entries(prefix)) yield record
  } catch {
    // The rest is damaged.
  }
}

function orNothing<T>(read: () => T): T | undefined {
  try {
    return read()
  } catch {
    return undefined
  }
}

/** Throws `StoreError` (FolderInUse) where another process holds the chain. LevelDB itself is not let near the damaged data. */
async function requireFree(place: string, probe: string): Promise<void> {
  await mkdir(probe)
  // The same file under another name has the same lock, which is taken before anything is deleted.
  await link(join(place, 'LOCK'), join(probe, 'LOCK')).catch(() => undefined)
  await eraseChain(probe, place)
}
