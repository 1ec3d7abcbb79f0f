import { join } from 'node:path'
import { BaseError } from '@tyto/primitives'
import { loadAllParts } from '@tyto/scilla'
import { backUp } from './backUp'
import { executionBounds } from './bounds'
import { startBlockTimer } from './blockTimer'
import { describeNetwork } from './describeNetwork'
import type { BlockNotice, Devnet, DevnetOptions } from './devnet'
import { OwnProcess } from './executor/ownProcess'
import { payFromFaucet } from './faucet'
import { planEmptyWorld, planWorld } from './genesis/worldPlan'
import type { Block } from './ledger/block'
import { openLedger } from './openLedger'
import { createPermaweb } from './permaweb/permaweb'
import { createFolderStore, createMemoryPermawebStore, requireKnownStorage } from './permaweb/permawebStore'
import type { RpcNode } from './rpc/defineMethod'
import { createReporter } from './reporter'
import { createRpcHandler } from './rpc/handleRpc'
import { rpcMethods } from './rpc/methods'
import { Feed } from './subscriptions/feed'

export const chainId = 222
/** Where permanent storage lies in a data folder. */
const permawebFolder = 'permaweb'
/** How long a block on demand waits for more transactions by default, in ms. */
const defaultDelay = 20

/**
 * Starts a local network: makes the seeded world, or goes on with the chain that the folder holds, transactions that
 * were waiting included. Throws `StoreError` if the folder cannot be used, `BaseError` (InvalidBlockTime) for a timer that cannot run.
 *
 * @example
 * const devnet = await createDevnet({ storage: 'memory', blockTime: 'on demand', clock: Date.now })
 * await devnet.handleRpc({ id: 1, jsonrpc: '2.0', method: 'GetNetworkId', params: [] })
 */
export async function createDevnet(options: DevnetOptions): Promise<Devnet> {
  const {
    storage,
    world,
    chain,
    begins,
    version,
    blockTime,
    onDemandDelay = defaultDelay,
    execution,
    clock,
    log = () => undefined,
  } = options
  if (typeof blockTime === 'number' && !(blockTime >= 1)) {
    throw new BaseError('InvalidBlockTime', 'Blocks are at least one millisecond apart.')
  }
  const { report, recovered, trouble } = createReporter(log)
  await loadAllParts()
  const plan = world === 'empty' ? planEmptyWorld() : planWorld(chainId)
  const sharesState = execution !== undefined
  const choice = { world, chain, begins }
  const opening = { chainId, storage, choice, plan, version, clock, report, log, sharesState }
  const { ledger, genesis, store, seeds } = await openLedger(opening)
  if (execution !== undefined) {
    const executor = new OwnProcess({ ...executionBounds, ...execution, ledger, report, log })
    ledger.executor = executor
    executor.start()
  }

  let copying: Promise<string> | undefined
  /** One copy at a time: each reads the whole chain. */
  function copyFolder({ folder }: { readonly folder: string }, keep?: number): Promise<string> {
    const copy = { folder, keep, name: genesis.hash, store, storage: permawebFolder, now: clock() }
    copying ??= backUp(copy).finally(() => (copying = undefined))
    return copying
  }

  const feed = new Feed(ledger, report)
  const listeners = new Set<(block: BlockNotice) => void>()
  let closing: Promise<void> | undefined

  async function produce(): Promise<BlockNotice> {
    if (closing) throw new BaseError('DevnetClosed', 'The local network is closed.')
    const notice = noticeOf(await ledger.produceBlock())
    recovered()
    tell(notice)
    return notice
  }

  function tell(notice: BlockNotice): void {
    feed.tell(Number(notice.number))
    for (const listener of listeners) {
      try {
        listener(notice)
      } catch (error) {
        report(error)
      }
    }
  }

  const timer = startBlockTimer(blockTime, onDemandDelay, {
    hasReady: () => ledger.hasReady(),
    produce,
    report,
  })

  const node: RpcNode = {
    ledger,
    produce,
    reverted: () => {
      tell(noticeOf(ledger.block(ledger.height)!))
      // What waits again.
      timer.arrived()
    },
    backUp: storage === 'memory' ? undefined : (keep) => copyFolder(storage, keep),
    submit: async (transaction) => {
      const taken = await ledger.submit(transaction)
      if (taken.ok) timer.arrived()
      return taken
    },
  }

  const kept =
    storage === 'memory'
      ? createMemoryPermawebStore()
      : createFolderStore(join(storage.folder, permawebFolder))
  await requireKnownStorage(kept).catch(async (error: unknown) => {
    await ledger.close()
    throw error
  })
  const permaweb = createPermaweb(kept, log)
  for (const content of genesis.seeds === seeds ? plan.stored : []) {
    if ((await permaweb.find(content.id)) === undefined) await permaweb.submit(content)
  }

  return {
    network: describeNetwork(genesis, plan, {
      blockTime,
      begunAt: Math.floor(ledger.timeline.at(0)! / 1000),
      version: version ?? null,
    }),
    permaweb,
    handleRpc: createRpcHandler(rpcMethods, node, report),
    connectToFeed: (send) => feed.connect(send),
    mineBlock: produce,
    faucet: (address) => payFromFaucet(node, plan, address),
    subscribe: (listener) => {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    trouble: () => (closing ? 'The local network is closed.' : trouble()),
    close: () => {
      timer.stop()
      closing ??= ledger.close()
      return closing
    },
  }
}

function noticeOf({ number, hash, time, transactionIds }: Block): BlockNotice {
  return { number: BigInt(number), hash, timestamp: BigInt(time), transactionIds }
}
