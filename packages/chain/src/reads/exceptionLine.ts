import { ownValue } from '@tyto/primitives'

/** An exception that a contract threw. */
export interface ExceptionLine {
  /** Of the source, from 1; 0 where it has no place there. */
  readonly line: number
  readonly message: string
}

/** Nodes write exceptions in more than one way: whatever comes is kept as text. Never throws. */
export function decodeException(json: unknown): ExceptionLine {
  const line = ownValue(json, 'line')
  const message = ownValue(json, 'message')
  return {
    line: typeof line === 'number' && Number.isSafeInteger(line) ? line : 0,
    message: typeof message === 'string' ? message : JSON.stringify(message ?? null),
  }
}
