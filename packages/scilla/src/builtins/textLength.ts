import { utf8ToBytes } from '@tyto/primitives'
import type { StringValue } from '../values/values'

const notAscii = /[^\0-\x7f]/

/** Shorter texts are looked through faster than found. */
const shortestKept = 1_000

/** In bytes of UTF-8. A loop that takes a long text apart asks for it at each step. */
const knownLengths = new WeakMap<StringValue, number>()

/** Contracts write ASCII, where bytes and characters are the same. */
export function isAscii(text: StringValue): boolean {
  return textLength(text) === text.value.length
}

/** How long a text is for Scilla, which counts bytes of UTF-8. */
export function textLength(text: StringValue): number {
  const { value } = text
  if (value.length < shortestKept) return countBytes(value)
  let length = knownLengths.get(text)
  if (length === undefined) knownLengths.set(text, (length = countBytes(value)))
  return length
}

function countBytes(text: string): number {
  return notAscii.test(text) ? utf8ToBytes(text).length : text.length
}
