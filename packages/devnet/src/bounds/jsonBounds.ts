import { deepestJson, mostParts } from './bounds'

const quote = 0x22
const backslash = 0x5c
const comma = 0x2c
const opening: ReadonlySet<number> = new Set([0x5b, 0x7b])
const closing: ReadonlySet<number> = new Set([0x5d, 0x7d])

/** Is a JSON text small enough to be parsed: in depth, and in the number of its values? What stands in strings does not count. */
export function isBoundedJson(text: string): boolean {
  let depth = 0
  let parts = 0
  for (let at = 0; at < text.length; at++) {
    const unit = text.charCodeAt(at)
    if (unit === quote) at = endOfString(text, at)
    else if (opening.has(unit)) {
      depth++
      parts++
    } else if (closing.has(unit)) depth--
    else if (unit === comma) parts++
    if (depth > deepestJson || parts > mostParts) return false
  }
  return true
}

/** Where the string ends that begins at a quote; the end of the text if it does not end. */
function endOfString(text: string, start: number): number {
  let at = start + 1
  while (at < text.length && text.charCodeAt(at) !== quote) at += text.charCodeAt(at) === backslash ? 2 : 1
  return at
}
