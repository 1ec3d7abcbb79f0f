/** Whether a source is refused, and where. */
import { ScillaError } from '@tyto/scilla'
import { comparePlace, firstLine, type GoldFailure, type Outcome } from './outcome'

/** Runs `work`, which must end with an error where the reference has one. */
export function expectRefusal(name: string, gold: GoldFailure | undefined, work: () => unknown): Outcome {
  try {
    work()
  } catch (error) {
    const place = error instanceof ScillaError ? error : undefined
    const message = error instanceof ScillaError ? (error.diagnostics[0]?.message ?? '') : firstLine(error)
    if (gold === undefined) return { name, equal: true, aspects: {} }
    const first = gold.errors[0]
    const wanted =
      first && `${first.start_location.line}:${first.start_location.column} ${first.error_message}`
    return {
      name,
      equal: true,
      aspects: comparePlace(gold, place, message),
      reason: `${place?.line ?? 0}:${place?.column ?? 0} ${message.slice(0, 80)} | for ${(wanted ?? '').replaceAll('\n', ' ').slice(0, 100)}`,
    }
  }
  const aspects = gold === undefined ? {} : { line: false, place: false, message: false }
  return {
    name,
    equal: false,
    aspects,
    reason: `accepted; the reference: ${gold?.errors[0]?.error_message ?? ''}`,
  }
}
