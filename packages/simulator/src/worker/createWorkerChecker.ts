import type { ExaminedText, FormattedText, ToldName } from '../writtenText'
import { JobQueue, type JobQueueOptions } from './jobQueue'

interface CheckOptions {
  readonly signal?: AbortSignal
}

/**
 * Looks at the text of a contract while it is written, in a worker. Each rejects with SimulationError, and with the signal's reason
 * once it is aborted.
 */
export interface WorkerChecker {
  /** What is wrong with it, and what it takes to deploy it. */
  examine(text: string, options?: CheckOptions): Promise<ExaminedText>
  /** The text in its one form. */
  format(text: string, options?: CheckOptions): Promise<FormattedText>
  /** What stands at a place, counted in UTF-16 code units; null where nothing is known of it. */
  tell(text: string, offset: number, options?: CheckOptions): Promise<ToldName | null>
}

/** Makes the page's side of a checker. A worker of its own keeps no simulation waiting. */
export function createWorkerChecker(options: JobQueueOptions): WorkerChecker {
  const queue = new JobQueue(options)
  return {
    examine: (text, nodes = {}) => queue.ask({ kind: 'examine', text }, nodes) as Promise<ExaminedText>,
    format: (text, nodes = {}) => queue.ask({ kind: 'format', text }, nodes) as Promise<FormattedText>,
    tell: (text, offset, nodes = {}) =>
      queue.ask({ kind: 'tell', text, offset }, nodes) as Promise<ToldName | null>,
  }
}
