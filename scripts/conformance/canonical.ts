/** JSON as text in one form: keys in order, lists of both writings alike, map entries as the set that they are. */
export function canonical(json: unknown): string {
  return JSON.stringify(ordered(json))
}

function ordered(json: unknown): unknown {
  if (Array.isArray(json)) {
    const items = json.map(ordered)
    if (items.length === 0 || !items.every(isMapEntry)) return items
    return items.sort((a, b) => (JSON.stringify(a) < JSON.stringify(b) ? -1 : 1))
  }
  if (typeof json !== 'object' || json === null) return json
  const record = json as Readonly<Record<string, unknown>>
  if (record['constructor'] === 'Nil' && Array.isArray(record['arguments'])) return []
  if (record['constructor'] === 'Cons' && Array.isArray(record['arguments'])) {
    const [head, tail] = record['arguments'] as readonly unknown[]
    return [ordered(head), ...(ordered(tail) as readonly unknown[])]
  }
  return Object.fromEntries(
    Object.keys(record)
      .sort()
      .map((key) => [key, ordered(record[key])]),
  )
}

function isMapEntry(item: unknown): boolean {
  return typeof item === 'object' && item !== null && 'key' in item && 'val' in item
}
