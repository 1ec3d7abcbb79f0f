/** The app in a page, as far as it decides and tells: the real runner, the real client, the real adapter of wallets. */
import { createClient, createZilPayAdapter, type Network, type WalletAdapter } from '@tyto/chain'
import { Simulator } from '@tyto/simulator'
import { actions } from '../../apps/web/src/app/actions/actions'
import { createMemoryStorage } from '../../apps/web/src/shared/device/testing/memoryStorage'
import type { AnyAction } from '../../apps/web/src/shared/transaction/action/action'
import { createTransactionRunner } from '../../apps/web/src/shared/transaction/runner/createTransactionRunner'
import { createPageLocks } from '../../apps/web/src/shared/transaction/pending/locks'
import { createTransactionStore } from '../../apps/web/src/shared/transaction/pending/transactionStore'
import { createSeriesStore } from '../../apps/web/src/shared/transaction/series/seriesStore'
import type { SeriesView } from '../../apps/web/src/shared/transaction/series/seriesRunner'
import type { TransactionNotice } from '../../apps/web/src/shared/transaction/pending/transactionNotice'
import { noSeries } from '../../apps/web/src/shared/transaction/series/useSeries'
import {
  noTransactions,
  type TransactionsView,
} from '../../apps/web/src/shared/transaction/pending/useTransactions'
import { keyStore, type Signer } from './people'
import type { RigClock } from './rigClock'

/** One browser: what its pages share. */
export interface RigBrowser {
  readonly clock: RigClock
  readonly network: Network
  readonly by: Signer
  /** Answers what the page posts. */
  readonly node: (body: string) => Promise<unknown>
  /** `window.zilPay`. */
  readonly zilPay: unknown
  readonly storage: ReturnType<typeof createMemoryStorage>
  readonly locks: ReturnType<typeof createPageLocks>
}

export function openRigBrowser(given: Omit<RigBrowser, 'storage' | 'locks'>): RigBrowser {
  return { ...given, storage: createMemoryStorage(), locks: createPageLocks() }
}

let keys = 0

export function openRigPage({ clock, network, by, node, zilPay, storage, locks }: RigBrowser) {
  const client = createClient({
    endpoints: ['http://node'],
    chainId: network.chainId,
    clock,
    random: () => 0.5,
    fetch: async (_, { body }) => new Response(JSON.stringify(await node(body as string))),
  })
  const simulator = new Simulator({ client, chainId: network.chainId })
  const adapter: WalletAdapter = createZilPayAdapter({ page: { zilPay }, clock })
  const texts = storage.textsOf({})
  const seriesStore = createSeriesStore(texts)
  const store = createTransactionStore({
    texts,
    now: clock.now,
    isHeld: ({ series }) => series !== null && seriesStore.get(series.id) !== null,
  })
  const view = hold<TransactionsView>(noTransactions)
  const notices: TransactionNotice[] = []
  let gasUsed: bigint | null = null
  const { account, wallet, hasKeys } = by
  const runner = createTransactionRunner({
    actions: Object.fromEntries(
      Object.entries(actions).map(([name, load]) => [name, () => clock.work<AnyAction>(load())]),
    ),
    store,
    seriesStore,
    seriesView: hold<SeriesView>(noSeries),
    locks,
    view,
    chainOf: () => ({ network, client }),
    session: {
      facts: () => ({
        network: network.id,
        isForReading: false,
        leastLi: 2_000n,
        wallet: null,
        account: account.address,
        login: wallet && { address: wallet, controller: account.address },
        hasStorage: hasKeys === true,
      }),
      wallet: () => adapter,
      storage: () => (hasKeys ? keyStore : null),
      askNetwork: async () => (await adapter.network()).chainId,
      subscribe: () => () => undefined,
    },
    queries: { invalidateQueries: async () => undefined },
    notify: (notice) => void notices.push(notice),
    navigate: () => undefined,
    opensExplorer: () => false,
    openWindow: () => ({}),
    simulate: async (_, request) => {
      const result = await simulator.simulate(request)
      const [step] = result.steps
      if (step?.kind === 'success') gasUsed = step.gasUsed
      return result
    },
    clock,
    newKey: () => `rig-${keys++}`,
  })
  return {
    runner,
    notices,
    /** The gas of the last simulation of this page, in units. */
    gasUsed: () => gasUsed,
    review: () => view.getState().review,
    transactions: () => view.getState().transactions,
    /** The page closes, as by a reload or a crash. */
    close: () => {
      runner.stop()
      store.close()
    },
  }
}

/** Holds what the screens would draw. */
function hold<State extends object>(first: State) {
  let state = first
  return {
    getState: () => state,
    setState: (change: Partial<State>) => void (state = { ...state, ...change }),
  }
}
