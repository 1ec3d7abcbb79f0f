import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import {
  BaseError,
  QA_PER_ZIL,
  signTransaction,
  toBech32,
  transactionVersion,
  type Address,
  type SignedTransaction,
} from '@tyto/primitives'
import { MINIMUM_GAS_PRICE, PAYMENT_GAS } from '@tyto/execution'
import { loadAllParts } from '@tyto/scilla'
import { startBlockTimer } from './blockTimer'
import type { BlockNotice, Devnet, DevnetOptions, NetworkDescription } from './devnet'
import { genesisHash } from './genesis/genesisHash'
import { loadCodes, seedWorld } from './genesis/seedWorld'
import { planWorld, type WorldPlan } from './genesis/worldPlan'
import type { Block } from './ledger/block'
import { Ledger, type Acceptance } from './ledger/ledger'
import { blockMethods } from './rpc/blockMethods'
import { explorerMethods } from './rpc/explorerMethods'
import { createRpcHandler } from './rpc/handleRpc'
import { historyMethods } from './rpc/historyMethods'
import { stateMethods } from './rpc/stateMethods'
import { transactionMethods } from './rpc/transactionMethods'
import { HeldStore } from './store/heldStore'
import type { KeyValueStore } from './store/keyValueStore'
import { openLevelStore } from './store/levelStore'
import { MemoryStore } from './store/memoryStore'
import { corruptStore } from './store/StoreError'
import { TEST_PHRASE } from './testAccounts'

export const CHAIN_ID = 222
const DEFAULT_DELAY = 20
const FAUCET_PAYMENT = 10_000n * QA_PER_ZIL
/** Written with the first blocks: a folder without it holds no chain. */
const GENESIS_KEY = 'meta/genesis'

/**
 * Starts a local network: makes the seeded world, or goes on with the chain that the folder holds, transactions that
 * were waiting included. Throws `StoreError` if the folder cannot be used, `BaseError` (InvalidBlockTime) for a timer that cannot run.
 */
export async function createDevnet(options: DevnetOptions): Promise<Devnet> {
  const { storage, blockTime, onDemandDelay = DEFAULT_DELAY, clock, log = () => undefined } = options
  if (typeof blockTime === 'number' && !(blockTime >= 1)) {
    throw new BaseError('InvalidBlockTime', 'Blocks are at least one millisecond apart.')
  }
  const report = (error: unknown): void =>
    log(`The local network had a failure of its own: ${describe(error)}`)
  await loadAllParts()
  const plan = planWorld(CHAIN_ID)
  const codes = await loadCodes(plan)
  const hash = genesisHash(CHAIN_ID, plan, codes)
  const folder = storage === 'memory' ? undefined : join(storage.folder, hash)
  if (storage !== 'memory') await tellOfOtherChains(storage.folder, hash, log)
  const store = folder === undefined ? new MemoryStore() : await openLevelStore(folder)
  const ledger = await openLedger({ store, folder, hash, plan, codes, clock, report, log })

  const listeners = new Set<(block: BlockNotice) => void>()
  let closing: Promise<void> | undefined

  async function produce(): Promise<BlockNotice> {
    if (closing) throw new BaseError('DevnetClosed', 'The local network is closed.')
    const notice = noticeOf(await ledger.produceBlock())
    for (const listener of listeners) {
      try {
        listener(notice)
      } catch (error) {
        report(error)
      }
    }
    return notice
  }

  const timer = startBlockTimer(blockTime, onDemandDelay, {
    hasReady: () => ledger.hasReady(),
    produce,
    report,
  })

  async function submit(transaction: SignedTransaction): Promise<Acceptance> {
    const acceptance = await ledger.submit(transaction)
    timer.arrived()
    return acceptance
  }

  const methods = {
    ...blockMethods(ledger),
    ...transactionMethods(ledger, submit),
    ...stateMethods(ledger),
    ...explorerMethods(ledger),
    ...historyMethods(ledger),
  }
  return {
    network: describeNetwork(plan, hash, blockTime),
    handleRpc: createRpcHandler(methods, report),
    mineBlock: produce,
    faucet: async (address) => {
      const { id } = await submit(faucetPayment(ledger, plan, address))
      return { id, amount: FAUCET_PAYMENT }
    },
    subscribe: (listener) => {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    close: () => {
      timer.stop()
      closing ??= ledger.close()
      return closing
    },
  }
}

interface Opening {
  readonly store: KeyValueStore
  readonly folder: string | undefined
  readonly hash: string
  readonly plan: WorldPlan
  readonly codes: ReadonlyMap<string, string>
  readonly clock: () => number
  readonly report: (error: unknown) => void
  readonly log: (line: string) => void
}

async function openLedger(opening: Opening): Promise<Ledger> {
  const { store, folder, hash, plan, codes, clock, report, log } = opening
  const held = new HeldStore(store)
  const ledger = new Ledger({ chainId: CHAIN_ID, genesisHash: hash, store: held, clock, report })
  try {
    if (store.get(GENESIS_KEY) === undefined) {
      await ledger.begin(plan.balances)
      await seedWorld(ledger, plan, codes)
      await held.write([{ type: 'put', key: GENESIS_KEY, value: hash }])
    } else {
      await resume(ledger, folder ?? '')
      const { size } = ledger.pool
      log(
        `The local network goes on at block ${ledger.height}${size > 0 ? `, ${size} transactions wait` : ''}.`,
      )
    }
    await held.release()
  } catch (error) {
    await store.close()
    throw error
  }
  return ledger
}

async function resume(ledger: Ledger, folder: string): Promise<void> {
  try {
    await ledger.resume()
  } catch (cause) {
    throw corruptStore(folder, describe(cause), cause)
  }
  if (ledger.height < 0) throw corruptStore(folder, 'There are no blocks.')
}

/** Data of another genesis stay where they are; people should know why their changes seem to be gone. */
async function tellOfOtherChains(folder: string, hash: string, log: (line: string) => void): Promise<void> {
  const names = await readdir(folder).catch((): string[] => [])
  const others = names.filter((name) => /^[0-9a-f]{64}$/.test(name) && name !== hash)
  if (others.length === 0 || names.includes(hash)) return
  log(
    `The seeded world has changed: a new chain starts in ${join(folder, hash)}; the data of the old one stay beside it.`,
  )
}

function faucetPayment(ledger: Ledger, { faucet }: WorldPlan, to: Address): SignedTransaction {
  let nonce = ledger.state.nonce(faucet.address) + 1n
  while (ledger.pool.at(faucet.address, nonce)) nonce++
  const core = {
    version: transactionVersion(ledger.chainId),
    nonce,
    toAddr: to,
    amount: FAUCET_PAYMENT,
    gasPrice: MINIMUM_GAS_PRICE,
    gasLimit: PAYMENT_GAS,
  }
  return signTransaction(core, faucet.privateKey)
}

function describeNetwork(
  { addresses, accounts, faucet, names }: WorldPlan,
  hash: string,
  blockTime: DevnetOptions['blockTime'],
): NetworkDescription {
  return {
    chainId: CHAIN_ID,
    genesisHash: hash,
    blockTime,
    ...addresses,
    faucet: faucet.address,
    testPhrase: TEST_PHRASE,
    accounts: accounts.map(({ address }, index) => ({ index, address, bech32: toBech32(address) })),
    names,
  }
}

function noticeOf({ number, hash, time, transactionIds }: Block): BlockNotice {
  return { number: BigInt(number), hash, timestamp: BigInt(time), transactionIds }
}

function describe(error: unknown): string {
  return error instanceof Error ? `${error.name}: ${error.message}` : String(error)
}
