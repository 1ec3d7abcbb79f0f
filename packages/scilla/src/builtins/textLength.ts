import { utf8ToBytes } from '@tyto/primitives'

const notAscii = /[^\0-\x7f]/

/** Contracts write ASCII, where bytes and characters are the same. */
export function isAscii(text: string): boolean {
  return !notAscii.test(text)
}

/** How long a text is for Scilla, which counts bytes of UTF-8. */
export function textLength(text: string): number {
  return isAscii(text) ? text.length : utf8ToBytes(text).length
}
