import { planEmptyWorld, planWorld } from '../genesis/worldPlan'
import { chainId } from '../network/createDevnet'
import type { DevnetOptions } from '../network/devnet'
import { Ledger } from '../ledger/ledger'
import { asItWas } from '../ledger/asItWas'
import { MemoryStore } from '../store/memoryStore'
import { openLedger } from '../network/openLedger'

/** The result of making a chain again from its genesis. */
export interface Replay {
  readonly blocks: number
  readonly transactions: number
  /** Records of the state that were compared. */
  readonly records: number
  /** Ids of the transactions that stand in blocks. */
  readonly ids: ReadonlySet<string>
  /** The differences: none, where the chain is sound. */
  readonly differences: readonly string[]
}

/**
 * Opens the chain of a folder, makes it again from its genesis with the same transactions and times, and compares each block,
 * each receipt and the whole state. Throws `StoreError` as a start does.
 */
export async function replayChain(folder: string, world?: DevnetOptions['world']): Promise<Replay> {
  const plan = world === 'empty' ? planEmptyWorld() : planWorld(chainId)
  const differences: string[] = []
  const report = (error: unknown): void => void differences.push(String(error))
  const { ledger: kept, genesis } = await openLedger({
    chainId,
    storage: { folder },
    choice: { world },
    plan,
    clock: Date.now,
    report,
    log: () => undefined,
    sharesState: false,
  })
  const { first } = kept.timeline
  let number = first
  const made = new Ledger({
    chainId,
    genesisHash: kept.genesisHash,
    store: new MemoryStore(),
    keepsState: true,
    gas: kept.gas,
    firstBlock: first,
    rules: kept.rules,
    clock: () => kept.timeline.at(number)! / 1000,
    report,
  })
  made.executor = asItWas(made.executor, (id) => BigInt(kept.transaction(id)!.receipt.cumulative_gas))
  const ids = new Set<string>()
  try {
    await made.begin(genesis.balances)
    for (number = first + 1; number <= kept.height; number++) {
      const block = kept.block(number)!
      for (const id of block.transactionIds) {
        ids.add(id)
        const taken = await made.submit(kept.transaction(id)!.transaction)
        if (!taken.ok) differences.push(`block ${number}: ${id} is refused: ${taken.code}`)
      }
      const again = await made.produceBlock()
      if (again.hash !== block.hash) differences.push(`block ${number} is another one`)
      for (const id of block.transactionIds) {
        const receipts = [kept, made].map((ledger) => JSON.stringify(ledger.transaction(id)?.receipt))
        if (receipts[0] !== receipts[1]) differences.push(`block ${number}: ${id} has another receipt`)
      }
    }
    const records = new Map<string, string>()
    for await (const [key, record] of kept.stateEntries()) records.set(key, record)
    let compared = 0
    for await (const [key, record] of made.stateEntries()) {
      if (records.get(key) !== record) differences.push(`${key} is not ${record.slice(0, 80)}`)
      compared += 1
    }
    if (compared !== records.size) differences.push(`${records.size} records are kept, ${compared} are made`)
    return { blocks: kept.height - first, transactions: ids.size, records: compared, ids, differences }
  } finally {
    await made.close()
    await kept.close()
  }
}
