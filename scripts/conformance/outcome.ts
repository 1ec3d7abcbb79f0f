/**
 * A thing that is compared in a case, besides whether it ends as it should. `gas` is exact, `unit` says that it is not a
 * unit too little.
 */
export type Aspect = 'gas' | 'unit' | 'line' | 'place' | 'message' | 'info' | 'warnings' | 'cashflow'

export interface Outcome {
  readonly name: string
  /** Whether the result is the reference's: values and effects, or that it is refused. */
  readonly equal: boolean
  readonly aspects: Partial<Readonly<Record<Aspect, boolean>>>
  /** Says in a few words what happened instead. */
  readonly reason?: string
}

/** Whether nothing differs. */
export function isExact({ equal, aspects }: Outcome): boolean {
  return equal && Object.values(aspects).every(Boolean)
}

export interface Category {
  readonly name: string
  readonly outcomes: readonly Outcome[]
  /** The task that the files of a suite give this category. */
  readonly goal: string
  /** Notes on its cases, where no file of the suite tells. */
  readonly note?: string
}

/** An error that the reference prints. */
export interface GoldError {
  readonly error_message: string
  readonly start_location: { readonly file: string; readonly line: number; readonly column: number }
}

export interface GoldFailure {
  readonly gas_remaining?: string
  readonly errors: readonly GoldError[]
}

export interface Place {
  readonly line: number
  readonly column: number
}

/** Errors that only say in which part of the source the next one stands. */
function isHeading({ error_message: message }: GoldError): boolean {
  return /^(Type error\(s\) in|Error during pattern-match checking of|Type error in (transition|procedure|library))/.test(
    message,
  )
}

/** Compares a failure with the reference's; `place` is where ours is, undefined where it has no place. */
export function comparePlace(gold: GoldFailure, place: Place | undefined, message: string) {
  const first = gold.errors.find((error) => !isHeading(error)) ?? gold.errors[0]
  const wanted = first?.start_location ?? { line: 0, column: 0 }
  const { line, column } = place ?? { line: 0, column: 0 }
  return {
    line: line === wanted.line,
    place: line === wanted.line && column === wanted.column,
    message: message === first?.error_message.trim(),
  }
}

export function firstLine(error: unknown): string {
  const text = error instanceof Error ? error.message : String(error)
  return (text.split('\n')[0] ?? '').slice(0, 160)
}
