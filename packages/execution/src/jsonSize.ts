import { utf8ToBytes } from '@tyto/primitives'

/** Characters that stand for themselves in JSON, one byte each. */
const plain = /^[ !#-[\]-~]*$/

function textSize(text: string): number {
  return plain.test(text) ? text.length + 2 : utf8ToBytes(JSON.stringify(text)).length
}

/** How many bytes `JSON.stringify` would write, without writing them. */
export function jsonSize(json: unknown): number {
  if (typeof json === 'string') return textSize(json)
  if (Array.isArray(json)) {
    let size = json.length === 0 ? 2 : json.length + 1
    for (const item of json as readonly unknown[]) size += isLeftOut(item) ? nullBytes : jsonSize(item)
    return size
  }
  if (typeof json !== 'object' || json === null) return utf8ToBytes(JSON.stringify(json)).length
  let size = 1
  for (const key of Object.keys(json)) {
    const value = (json as Readonly<Record<string, unknown>>)[key]
    if (!isLeftOut(value)) size += textSize(key) + 2 + jsonSize(value)
  }
  return Math.max(size, 2)
}

const nullBytes = 4

/** Values that JSON has no word for: left out of an object, `null` in a list. */
function isLeftOut(value: unknown): boolean {
  return value === undefined || typeof value === 'function' || typeof value === 'symbol'
}
