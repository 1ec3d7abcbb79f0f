import { create } from 'zustand'
import { textsOf } from '../../i18n/translations'
import { showToast } from '../../ui/toast/toasts'
import type { TransactionRunner } from '../transactionRunner'

interface RunnerHandle {
  /** The runner of this page; null until something needs it. */
  readonly runner: TransactionRunner | null
  /** Transactions of earlier pages are kept, and the runner that reads them is on its way. */
  readonly isReading: boolean
  /** Fetches and starts it. The app says how: it knows the actions. */
  readonly start: (() => Promise<TransactionRunner>) | null
}

export const useRunner = create<RunnerHandle>(() => ({ runner: null, isReading: false, start: null }))

let starting: Promise<TransactionRunner> | null = null

/** The runner, started at the first need; null where a part of the app could not be fetched, which the person is told. */
export async function getRunner(): Promise<TransactionRunner | null> {
  const { runner, start } = useRunner.getState()
  if (runner) return runner
  if (!start) return null
  try {
    starting ??= start()
    const started = await starting
    useRunner.setState({ runner: started, isReading: false })
    return started
  } catch {
    starting = null
    showToast({ kind: 'danger', text: textsOf('common')('crash.offline') })
    return null
  }
}
