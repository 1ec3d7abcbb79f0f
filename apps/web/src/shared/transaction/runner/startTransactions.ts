import { randomId } from '../../device/randomId'
import { systemClock } from '@tyto/chain'
import { fetchPart } from '../../ui/parts/fetchPart'
import { chainOf } from '../../chain/network/chain'
import { createTextStore, otherTabs } from '../../device/textStore'
import { settings } from '../../settings/settings'
import { knowledgeOf } from '../../values/knowledge'
import { createTransactionRunner } from './createTransactionRunner'
import { browserLocks } from '../pending/locks'
import { runnerSession } from './runnerSession'
import { createSeriesStore } from '../series/seriesStore'
import { createTransactionStore } from '../pending/transactionStore'
import type { RunnerOptions, TransactionRunner } from './transactionRunner'
import { useSeries } from '../series/useSeries'
import { useTransactions } from '../pending/useTransactions'

type AppParts = Pick<RunnerOptions, 'actions' | 'queries' | 'notify' | 'navigate'>

/** Starts the runner in this page with the parts that only the app has. Called once per page; `stop` ends it. */
export function startTransactions(parts: AppParts): TransactionRunner {
  const texts = createTextStore({
    area: () => window.localStorage,
    follow: otherTabs(window),
    othersWin: false,
  })
  const seriesStore = createSeriesStore(texts)
  const store = createTransactionStore({
    texts,
    now: () => Date.now(),
    isHeld: ({ series }) => series !== null && seriesStore.get(series.id) !== null,
  })
  return createTransactionRunner({
    ...parts,
    store,
    seriesStore,
    seriesView: useSeries,
    session: runnerSession,
    chainOf,
    locks: browserLocks(navigator),
    view: useTransactions,
    opensExplorer: () => settings.get().opensExplorer,
    openWindow,
    knowledge: (_action, network) => knowledgeOf(network),
    // The code that talks to the worker is loaded with the first simulation; the interpreter itself stays in the
    // worker.
    simulate: async (network, request, signal) => {
      const { simulateOn } = await fetchPart(() => import('../simulation/simulateOn'))
      return simulateOn(network, request, signal)
    },
    clock: systemClock,
    newKey: randomId,
  })
}

/**
 * With `noopener` the answer would always be null, and nobody could tell whether it opened. A browser that throws instead
 * has opened nothing, which must not end what the transaction is in the middle of.
 */
function openWindow(url: string): Window | null {
  try {
    const tab = window.open(url, '_blank')
    if (tab) tab.opener = null
    return tab
  } catch {
    return null
  }
}
