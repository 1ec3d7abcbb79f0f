import { create } from 'zustand'
import { sayMissingPart } from '../../i18n/sayMissingPart'
import type { TransactionRunner } from '../transactionRunner'

interface RunnerHandle {
  /** The runner of this page; null until something needs it. */
  readonly runner: TransactionRunner | null
  /** True while stored transactions of earlier pages exist and the runner that reads them is loading. */
  readonly isReading: boolean
  /** Loads and starts the runner. The app sets this function, since it knows the actions. */
  readonly start: (() => Promise<TransactionRunner>) | null
}

export const useRunner = create<RunnerHandle>(() => ({ runner: null, isReading: false, start: null }))

let starting: Promise<TransactionRunner> | null = null

/**
 * The runner, started when it is first needed; null if a part of the app could not be loaded, which a toast reports.
 */
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
    void sayMissingPart()
    return null
  }
}
