/** An expected outcome as a value: success with its value, or a refusal with a code that the app can translate. */
export type Result<T, Code extends string> = Ok<T> | Err<Code>

export interface Ok<T> {
  readonly ok: true
  readonly value: T
}

export interface Err<Code extends string> {
  readonly ok: false
  readonly code: Code
}

export function ok<T>(value: T): Ok<T> {
  return { ok: true, value }
}

export function err<Code extends string>(code: Code): Err<Code> {
  return { ok: false, code }
}
