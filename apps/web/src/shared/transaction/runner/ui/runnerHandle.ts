import { create } from 'zustand'
import { sayMissingPart } from '../../../i18n/sayMissingPart'
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
  try {
    return await startRunner()
  } catch {
    void sayMissingPart()
    return null
  }
}

/** How long to wait before what could not be fetched is tried again, in ms. */
const readPause = 15_000

/**
 * Reads what earlier pages stored, and tries until the runner is there: before that nobody knows who changed an identity.
 * Returns how to stop.
 */
export function readStored(): () => void {
  useRunner.setState({ isReading: true })
  let timer: ReturnType<typeof setTimeout> | undefined
  let isStopped = false
  const again = (): void => {
    if (!isStopped) timer = setTimeout(() => void startRunner().catch(again), readPause)
  }
  void getRunner().then((runner) => {
    if (runner === null) again()
  })
  return () => {
    isStopped = true
    clearTimeout(timer)
  }
}

async function startRunner(): Promise<TransactionRunner | null> {
  const { runner, start } = useRunner.getState()
  if (runner || !start) return runner
  try {
    starting ??= start()
    const started = await starting
    useRunner.setState({ runner: started, isReading: false })
    return started
  } catch (cause) {
    starting = null
    throw cause
  }
}
