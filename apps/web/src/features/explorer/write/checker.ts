import { createWorkerChecker, SimulationError, type ExaminedText, type ToldName } from '@tyto/simulator'
import { startSimulatorWorker } from '../../../shared/transaction/simulation/startSimulatorWorker'

/** A worker of its own: a text that takes long keeps no review waiting. */
const checker = createWorkerChecker({ startWorker: startSimulatorWorker })

/** What is known of a text: what the checker says, or why it says nothing. */
export type CheckResult = ExaminedText | { readonly kind: 'tooSlow' } | { readonly kind: 'broken' }

/** Looks at a text. Rejects only once the signal is aborted. */
export async function checkText(text: string, signal: AbortSignal): Promise<CheckResult> {
  try {
    return await checker.examine(text, { signal })
  } catch (error) {
    if (signal.aborted) throw error
    return { kind: error instanceof SimulationError && error.code === 'TooSlow' ? 'tooSlow' : 'broken' }
  }
}

/** The text in its one form; null where it cannot be read, or the formatter did not come. */
export function formatText(text: string): Promise<string | null> {
  return checker.format(text).catch(() => null)
}

/** What stands at a place of a text; null where nothing is known of it. */
export function tellName(text: string, offset: number): Promise<ToldName | null> {
  return checker.tell(text, offset).catch(() => null)
}
