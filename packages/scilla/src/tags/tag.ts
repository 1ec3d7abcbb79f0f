/**
 * The use of a value: `T t1 ... tn` for the values of a data type with a tag for each type parameter, `Map t` for maps to
 * `t` and functions that give `t`. Source: documentation of the Scilla checker, "Cashflow Analysis".
 */
export type Tag =
  | { readonly kind: 'noInfo' | 'money' | 'notMoney' | 'inconsistent' }
  | { readonly kind: 'map'; readonly of: Tag }
  | { readonly kind: 'adt'; readonly name: string; readonly args: readonly Tag[] }

export const noInfo: Tag = { kind: 'noInfo' }
export const money: Tag = { kind: 'money' }
export const notMoneyTag: Tag = { kind: 'notMoney' }
export const inconsistentTag: Tag = { kind: 'inconsistent' }

export function mapOf(of: Tag): Tag {
  return { kind: 'map', of }
}

/** A map of maps, as deep as there are keys. */
export function nestedMap(depth: number, of: Tag): Tag {
  return depth === 0 ? of : mapOf(nestedMap(depth - 1, of))
}

/** The tag of the values that stand this many maps down. */
export function insideMaps(tag: Tag, depth: number): Tag {
  let inside = tag
  for (let i = 0; i < depth; i++) inside = inside.kind === 'map' ? inside.of : noInfo
  return inside
}

export function adtOf(name: string, ...args: readonly Tag[]): Tag {
  return { kind: 'adt', name, args }
}

/** Joins two tags; inconsistent where they contradict one another. */
export function join(a: Tag, b: Tag): Tag {
  if (a === b || b.kind === 'noInfo') return a
  if (a.kind === 'noInfo') return b
  if (a.kind === 'map' && b.kind === 'map') {
    const of = join(a.of, b.of)
    return of === a.of ? a : mapOf(of)
  }
  if (a.kind === 'adt' && b.kind === 'adt' && a.name === b.name) {
    const args = a.args.map((arg, index) => join(arg, b.args[index] ?? noInfo))
    return args.every((arg, index) => arg === a.args[index]) ? a : adtOf(a.name, ...args)
  }
  return a.kind === b.kind && a.kind !== 'map' && a.kind !== 'adt' ? a : inconsistentTag
}

/** As the reference prints it: `(Map (Pair NotMoney Money))`, data types without the library that declares them. */
export function formatTag(tag: Tag): string {
  switch (tag.kind) {
    case 'noInfo':
      return 'NoInfo'
    case 'money':
      return 'Money'
    case 'notMoney':
      return 'NotMoney'
    case 'inconsistent':
      return 'Inconsistent'
    case 'map':
      return `(Map ${formatTag(tag.of)})`
    case 'adt':
      return `(${tag.name.slice(tag.name.lastIndexOf('.') + 1)} ${tag.args.map(formatTag).join(' ')})`
  }
}
