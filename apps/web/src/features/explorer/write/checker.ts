import {
  createWorkerChecker,
  SimulationError,
  type ExaminedText,
  type FormattedText,
  type ToldName,
} from '@tyto/simulator'
import { startSimulatorWorker } from '../../../shared/transaction/simulation/startSimulatorWorker'

/** A worker of its own: a text that takes long keeps no review waiting. */
const checker = createWorkerChecker({ startWorker: startSimulatorWorker })

/** The worker was given up, or did not come. */
interface NoAnswer {
  readonly kind: 'tooSlow' | 'broken'
}

/** What is known of a text: what the checker says, or why it says nothing. */
export type CheckResult = ExaminedText | NoAnswer

/** Looks at a text. Rejects only once the signal is aborted. */
export async function checkText(text: string, signal: AbortSignal): Promise<CheckResult> {
  try {
    return await checker.examine(text, { signal })
  } catch (error) {
    if (signal.aborted) throw error
    return noAnswer(error)
  }
}

/** The text in its one form, or why there is none. */
export function formatText(text: string): Promise<FormattedText | NoAnswer> {
  return checker.format(text).catch(noAnswer)
}

function noAnswer(error: unknown): NoAnswer {
  return { kind: error instanceof SimulationError && error.code === 'TooSlow' ? 'tooSlow' : 'broken' }
}

/** What stands at a place of a text; null where nothing is known of it, or the signal was aborted. */
export function tellName(text: string, offset: number, signal: AbortSignal): Promise<ToldName | null> {
  return checker.tell(text, offset, { signal }).catch(() => null)
}
