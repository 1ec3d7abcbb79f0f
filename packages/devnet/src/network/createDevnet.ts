import { join } from 'node:path'
import { BaseError } from '@tyto/primitives'
import { loadAllParts } from '@tyto/scilla'
import { backUp } from '../store/backUp'
import { executionBounds } from '../bounds/bounds'
import { BlockNotices, noticeOf } from './blockNotices'
import { startBlockTimer } from './blockTimer'
import { describeNetwork } from './describeNetwork'
import type { BlockNotice, Devnet, DevnetOptions, DevnetStorage, NetworkFigures } from './devnet'
import { OwnProcess } from '../executor/ownProcess'
import { payFromFaucet } from './faucet'
import { joinCluster } from '../etcd/joinCluster'
import { planEmptyWorld, planWorld, type WorldPlan } from '../genesis/worldPlan'
import type { Block } from '../ledger/block'
import type { Ledger } from '../ledger/ledger'
import { openLedger, type LedgerOpening, type OpenChain } from './openLedger'
import { createPermaweb, type Permaweb } from '../permaweb/permaweb'
import { createFolderStore, createMemoryPermawebStore, requireKnownStorage } from '../permaweb/permawebStore'
import type { RpcNode } from '../rpc/defineMethod'
import { createReporter } from './reporter'
import { whileSound } from '../rpc/replicaMethods'
import { createRpcHandler } from '../rpc/handleRpc'
import type { NodeRules } from '../rules/nodeRules'
import { rulesOf } from '../rules/rulesOf'
import type { KeyValueStore } from '../store/keyValueStore'
import { Feed } from '../subscriptions/feed'

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
  const { storage, version, blockTime, onDemandDelay = defaultDelay, clock, log = () => undefined } = options
  requireBlockTime(blockTime)
  const { report, recovered, trouble, end } = createReporter(log)
  const { plan, ledger, genesis, store, seeds } = await openChain(options, { report, log })
  const rules = rulesOf(genesis.rules)

  const notices = new BlockNotices(new Feed(ledger, report), report)
  let closing: Promise<void> | undefined

  function tell(block: Block): BlockNotice {
    const notice = noticeOf(block)
    recovered()
    notices.tell(notice)
    return notice
  }

  async function produce(): Promise<BlockNotice> {
    if (closing) throw new BaseError('DevnetClosed', 'The local network is closed.')
    return tell(await ledger.produceBlock())
  }

  const turns = turnsOf(ledger, () => ledger.hasReady() || !isSettled(ledger, rules))
  const timer = startBlockTimer(blockTime, onDemandDelay, { ...turns, produce, report })
  ledger.listener = { arrived: () => timer.arrived(), followed: tell }

  const node: RpcNode = {
    ledger,
    rules,
    produce,
    reverted: () => {
      tell(ledger.block(ledger.height)!)
      // The transactions that wait again.
      timer.arrived()
    },
    backUp: storage === 'memory' ? undefined : copiesOf({ ...storage, name: genesis.hash, store, clock }),
    submit: async (transaction) => {
      const taken = await ledger.submit(transaction)
      if (taken.ok) timer.arrived()
      return taken
    },
  }

  const permaweb = await begin(options, ledger, genesis.seeds === seeds ? plan.stored : [])
  return {
    network: describeNetwork(genesis, plan, {
      blockTime,
      begunAt: begunAt(ledger),
      version: version ?? null,
    }),
    permaweb,
    handleRpc: createRpcHandler(whileSound(rules.methods), node, report),
    connectToFeed: (send) => notices.feed.connect(send),
    mineBlock: produce,
    faucet: (address) => payFromFaucet(node, plan, address),
    subscribe: (listener) => notices.subscribe(listener),
    figures: () => figuresOf(ledger),
    replicas: () => ledger.sequencer.replicas(),
    trouble: () => (closing ? 'The local network is closed.' : (ledger.sequencer.trouble() ?? trouble())),
    close: () => {
      timer.stop()
      end()
      closing ??= ledger.close()
      return closing
    },
  }
}

/** Permanent storage; the ledger has all that its sequencer keeps then. */
async function begin(
  { storage, cluster, log = () => undefined }: DevnetOptions,
  ledger: Ledger,
  stored: WorldPlan['stored'],
): Promise<Permaweb> {
  try {
    const permaweb = await openPermaweb(storage, stored, log)
    await ledger.start({ sharesOrder: cluster !== undefined, log })
    return permaweb
  } catch (error) {
    await ledger.close()
    throw error
  }
}

/** Blocks are made here while no other machine makes them. */
function turnsOf(
  { sequencer }: Ledger,
  isDue: () => boolean,
): { readonly hasReady: () => boolean; readonly mayProduce: () => boolean } {
  const mayProduce = (): boolean => sequencer.leads
  return { hasReady: () => mayProduce() && isDue(), mayProduce }
}

/** Whether every transaction of a block can be looked up; on demand, blocks follow until then. */
function isSettled(ledger: Ledger, { facts }: NodeRules): boolean {
  const newest = Array.from({ length: Number(facts.blocksToFinal) }, (_, back) => ledger.height - back)
  return newest.every((number) => ledger.block(number) === undefined || ledger.transactionsIn(number) === 0)
}

function figuresOf({ height, transactionCount, pool, sequencer }: Ledger): NetworkFigures {
  return { height, transactions: transactionCount, waiting: pool.size, leads: sequencer.leads }
}

/** When its first block was made, in ms since 1970. */
function begunAt({ timeline }: Ledger): number {
  return Math.floor(timeline.at(timeline.first)! / 1000)
}

function requireBlockTime(blockTime: DevnetOptions['blockTime']): void {
  if (typeof blockTime === 'number' && !(blockTime >= 1)) {
    throw new BaseError('InvalidBlockTime', 'Blocks are at least one millisecond apart.')
  }
}

/** The chain of a folder, or a new one, and the process that executes its transactions where one is asked for. */
async function openChain(
  { storage, world, chain, begins, rules, version, execution, cluster, clock, ...options }: DevnetOptions,
  told: Pick<LedgerOpening, 'report' | 'log'>,
): Promise<OpenChain & { readonly plan: WorldPlan }> {
  await loadAllParts()
  const { chainId: number = chainId } = options
  const plan = world === 'empty' ? planEmptyWorld() : planWorld(number)
  const sharesState = execution !== undefined
  const choice = { world, chain, begins, rules }
  const joined = cluster && joinCluster(cluster, { clock, ...told })
  const opening = {
    chainId: number,
    storage,
    choice,
    plan,
    version,
    clock,
    sharesState,
    agree: joined?.agree,
  }
  const open = await openLedger({ ...opening, ...told })
  if (joined !== undefined) open.ledger.sequencer = joined.sequencerOf(open.genesis.hash)
  if (execution !== undefined) {
    const executor = new OwnProcess({ ...executionBounds, ...execution, ledger: open.ledger, ...told })
    open.ledger.executor = executor
    executor.start()
  }
  return { ...open, plan }
}

interface Copied {
  readonly folder: string
  /** The name of the chain. */
  readonly name: string
  readonly store: KeyValueStore
  readonly clock: () => number
}

/** Copies of a chain's folder, one at a time: each reads the whole chain. */
function copiesOf({ clock, ...chain }: Copied): (keep?: number) => Promise<string> {
  let copying: Promise<string> | undefined
  return (keep) => {
    const copy = { ...chain, keep, storage: permawebFolder, now: clock() }
    copying ??= backUp(copy).finally(() => (copying = undefined))
    return copying
  }
}

/** Permanent storage beside the chain, with what the world of a chain that begins here has stored. */
async function openPermaweb(
  storage: DevnetStorage,
  stored: WorldPlan['stored'],
  log: (line: string) => void,
): Promise<Permaweb> {
  const kept =
    storage === 'memory'
      ? createMemoryPermawebStore()
      : createFolderStore(join(storage.folder, permawebFolder))
  await requireKnownStorage(kept)
  const permaweb = createPermaweb(kept, log)
  for (const content of stored) {
    if ((await permaweb.find(content.id)) === undefined) await permaweb.submit(content)
  }
  return permaweb
}
