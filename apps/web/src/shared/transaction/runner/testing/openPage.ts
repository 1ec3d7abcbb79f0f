import {
  networkRules,
  publicNetworks,
  systemClock,
  walletGasPrice,
  type Network,
  type SendOutcome,
  type TransactionRequest,
  type WalletAdapter,
  type WalletBuild,
} from '@tyto/chain'
import { didWallet } from '@tyto/contracts'
import type { Address } from '@tyto/primitives'
import { SimulationError, type Simulation, type SimulationRequest } from '@tyto/simulator'
import { createStore } from 'zustand/vanilla'
import { ActionError } from '../../../errors/ActionError'
import { defineAction, type ActionRegistry, type ConfirmedContext } from '../../action/action'
import { createTransactionRunner } from '../createTransactionRunner'
import type { SessionFacts } from '../../../session/wallet/findMissing'
import { createPageLocks, type Locks } from '../../pending/locks'
import { createSeriesStore } from '../../series/seriesStore'
import type { SeriesView } from '../../series/seriesRunner'
import { createTransactionStore } from '../../pending/transactionStore'
import type { TransactionNotice } from '../../pending/transactionNotice'
import { noSeries } from '../../series/useSeries'
import { noTransactions, type TransactionsView } from '../../pending/useTransactions'
import { account, createFakeChain, type FakeChain } from './fakeChain'
import { createMemoryStorage, type MemoryStorage } from '../../../device/testing/memoryStorage'
import { exampleFacts } from '../../../session/wallet/testing/exampleFacts'

export const network: Network = {
  ...publicNetworks.testnet,
  id: 'local',
  chainId: 222,
  rules: networkRules({ set: 'zilliqa-1', forReading: null }),
}

const forReading: Network = { ...network, rules: publicNetworks.mainnet.rules }
const wallet: Address = '0x00000000000000000000000000000000000000dd'
export const friend: Address = '0x00000000000000000000000000000000000000ee'

/** One browser: the things that its tabs share. */
export interface Browser {
  readonly chain: FakeChain
  readonly storage: MemoryStorage
  readonly locks: Locks
}

export function openBrowser(): Browser {
  return { chain: createFakeChain(), storage: createMemoryStorage(), locks: createPageLocks() }
}

/** The choice of the person in the wallet's window. */
export type Choice = 'approve' | 'reject' | 'silent' | 'unclear' | 'locked' | 'approve in silence'

/** Keys of two pages are never the same. */
let pages = 0

/** A page of the app in that browser. The test answers in the wallet's windows. */
export function openPage({ chain, storage, locks }: Browser) {
  const tab = {}
  const notices: TransactionNotice[] = []
  const invalidated: unknown[] = []
  const opened: string[] = []
  const paths: string[] = []
  const asked: TransactionRequest[] = []
  const confirmed: { readonly input: unknown; readonly context: ConfirmedContext }[] = []
  const changed = new Set<() => void>()
  const person = {
    choice: 'approve' as Choice,
    build: 'classic' as WalletBuild,
    /** Does the contract accept the call? */
    isFine: true,
    walletChainId: 222 as number | null,
    /** Does the network of what is asked for execute no calls? */
    isForReading: false,
    leastLi: 2_000n,
    /** How long the wallet's node takes to say its chain, in ms. */
    walletDelay: 0,
    /** How often the wallet was asked for its chain. */
    networkQuestions: 0,
    /** How often a request was simulated. */
    looks: 0,
    /** Can parts of the app be fetched? */
    isLineUp: true,
    popupsAllowed: true,
    wantsExplorer: true,
    /** Runs while the wallet's window is open. */
    duringWallet: (): void => undefined,
    answer: (outcome: SendOutcome): void => void outcome,
    /** The answer to a simulation of a request. */
    simulate: (request: SimulationRequest): Promise<Simulation> =>
      Promise.reject(new SimulationError('SimulatorFailed', `No look at ${request.transactions.length}.`)),
  }
  let facts: SessionFacts = { ...exampleFacts(account), login: { address: wallet, controller: account } }

  const adapter = {
    gasPrice: (minimumLi: bigint) => walletGasPrice(person.build, minimumLi),
    send: (request: TransactionRequest): Promise<SendOutcome> => {
      asked.push(request)
      person.duringWallet()
      return new Promise((resolve) => {
        person.answer = resolve
        const error = { code: 'WalletLocked' } as never
        if (person.choice === 'reject') resolve({ kind: 'rejected' })
        if (person.choice === 'locked') resolve({ kind: 'failed', error })
        if (person.choice === 'unclear') resolve({ kind: 'unclear', error })
        if (person.choice === 'approve in silence') chain.send(request, person.isFine)
        if (person.choice === 'approve')
          resolve({ kind: 'submitted', id: chain.send(request, person.isFine) })
      })
    },
  } as Pick<WalletAdapter, 'gasPrice' | 'send'> as WalletAdapter

  let made = 0
  const actions: ActionRegistry = {
    /** Its file cannot be fetched while the line is down. */
    farAway: async () => {
      if (!person.isLineUp) throw new TypeError('Failed to fetch dynamically imported module')
      return actions['sendFunds']!()
    },
    sendFunds: async () =>
      defineAction<{ to: Address; amount: bigint }>({
        name: 'sendFunds',
        gas: null,
        gasLimit: 10_000n,
        needs: ['login'],
        request: ({ to, amount }) => ({
          kind: 'call',
          call: didWallet(wallet).SendFunds({
            tag: 'AddFunds',
            beneficiary: { constructor: 'Recipient', arguments: [to] },
            amount,
            tyron: null,
          }),
        }),
        onConfirmed: (input, context) => {
          confirmed.push({ input, context })
          context.navigate('/done')
        },
      }),
    topUp: async () =>
      defineAction<{ amount: bigint }>({
        name: 'topUp',
        gas: null,
        gasLimit: 50n,
        explorerDelayMs: 700,
        request: ({ amount }) => {
          made++
          return { kind: 'payment', to: wallet, amount }
        },
      }),
    slow: async () =>
      defineAction<object>({
        name: 'slow',
        gas: null,
        gasLimit: 50n,
        request: async (_, context) => {
          // The request for the first account takes longest.
          await systemClock.sleep(context.account === account ? 3_000 : 10)
          return { kind: 'payment', to: context.account, amount: 1n }
        },
      }),
    deployWallet: async () =>
      defineAction<object>({
        name: 'deployWallet',
        gas: null,
        gasLimit: () => 50_000n,
        request: (_, context) => ({
          kind: 'deploy',
          code: 'scilla_version 0\nfield version: String = "DIDxWALLET_7.0.0"',
          deploy: didWallet.deploy({
            init_controller: context.account,
            init: wallet,
            did_methods: new Map(),
            did_dkms: new Map(),
          }),
        }),
        onConfirmed: (input, context) => void confirmed.push({ input, context }),
      }),
    impossible: async () =>
      defineAction<object>({
        name: 'impossible',
        gas: null,
        gasLimit: 50n,
        request: () => {
          throw new ActionError('NoUpdateKey')
        },
      }),
    stumbles: async () =>
      defineAction<object>({
        name: 'stumbles',
        gas: null,
        gasLimit: 50n,
        request: () => ({ kind: 'payment', to: wallet, amount: 3n }),
        onConfirmed: () => {
          throw new Error('stumbled')
        },
      }),
  }

  const view = createStore<TransactionsView>(() => noTransactions)
  const seriesView = createStore<SeriesView>(() => noSeries)
  const texts = storage.textsOf(tab)
  const seriesStore = createSeriesStore(texts)
  const store = createTransactionStore({
    texts,
    now: () => Date.now(),
    isHeld: ({ series }) => series !== null && seriesStore.get(series.id) !== null,
  })
  let keys = 0
  const page = pages++
  const runner = createTransactionRunner({
    simulate: (_, request) => {
      person.looks++
      return person.simulate(request)
    },
    actions,
    store,
    seriesStore,
    seriesView,
    locks,
    view,
    chainOf: () => ({ network: person.isForReading ? forReading : network, client: chain.client }),
    session: {
      facts: () => facts,
      wallet: () => (facts.wallet === 'NoWallet' ? null : adapter),
      storage: () => null,
      askNetwork: async () => {
        person.networkQuestions++
        if (person.walletDelay > 0) await systemClock.sleep(person.walletDelay)
        return person.walletChainId
      },
      subscribe: (listener) => {
        changed.add(listener)
        return () => changed.delete(listener)
      },
    },
    queries: { invalidateQueries: async (filters) => void invalidated.push(filters?.queryKey) },
    notify: (notice) => notices.push(notice),
    navigate: (path) => paths.push(path),
    opensExplorer: () => person.wantsExplorer,
    openWindow: (url) => {
      opened.push(url)
      return person.popupsAllowed ? {} : null
    },
    clock: systemClock,
    newKey: () => `${Date.now()}-${page}-${keys++}`,
  })

  return {
    runner,
    view,
    person,
    asked,
    notices,
    invalidated,
    opened,
    paths,
    account,
    wallet,
    requestsMade: () => made,
    confirmed,
    storage,
    state: () => view.getState(),
    store,
    seriesStore,
    series: () => seriesView.getState(),
    /** The newest transaction. */
    latest: () => view.getState().transactions[0],
    changeSession: (change: Partial<SessionFacts>) => {
      facts = { ...facts, ...change }
      for (const listener of changed) listener()
    },
    /** The page closes, as by a reload or a crash: none of its code runs on. */
    close: () => {
      runner.stop()
      store.close()
    },
  }
}
