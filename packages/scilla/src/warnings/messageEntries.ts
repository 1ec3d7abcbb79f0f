import type { Identifier, Literal, MessageExpression } from '../syntax/ast'

/** The entry of a message under a name (`_amount`). */
export function entryOf({ entries }: MessageExpression, wanted: string): Literal | Identifier | undefined {
  return entries.find(({ name }) => name.name === wanted)?.value
}

export function isZero(literal: Literal): boolean {
  return literal.kind === 'integer' && literal.value === 0n
}
