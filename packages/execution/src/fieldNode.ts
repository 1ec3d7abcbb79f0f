import type { ScillaType } from '@tyto/abi'
import type { Address } from '@tyto/primitives'
import { emptyMap, mapGet, putEntry, removeEntry, valueFromJson, type Value } from '@tyto/scilla'
import type { FieldWrite } from './difference'

/**
 * The writes of one transaction to one field, as a tree along the keys of nested maps. A node either inherits from what
 * lies below it (the parent's value, at the root the state) or has a value of its own, and may have writes to entries on top.
 */
export interface FieldNode {
  /** The node's own value; undefined = removed; `inherited` = what lies below. */
  value: Value | undefined | typeof inherited
  children: Map<string, FieldNode> | undefined
  /** An entry was put into this map, so it exists, even if the entry is removed again. */
  made: boolean
}

export const inherited = Symbol('inherited')

export function createNode(): FieldNode {
  return { value: inherited, children: undefined, made: false }
}

/** The entry of a (nested) map value along the keys. */
export function entryOf(value: Value | undefined, keys: readonly string[], from = 0): Value | undefined {
  let current = value
  for (let i = from; i < keys.length; i++) {
    if (current?.kind !== 'map') return undefined
    current = mapGet(current, keys[i]!)
  }
  return current
}

/** Puts a value (undefined = removes) at the keys. What was written to entries below is gone with it. */
export function writeNode(root: FieldNode, keys: readonly string[], value: Value | undefined): void {
  let node = root
  for (const key of keys) {
    if (value !== undefined) node.made = true
    node.children ??= new Map<string, FieldNode>()
    let child = node.children.get(key)
    if (child === undefined) {
      child = createNode()
      node.children.set(key, child)
    }
    node = child
  }
  node.value = value
  node.children = undefined
  node.made = false
}

/** The type of an entry so many levels down in a (nested) map type. */
export function entryType(type: ScillaType | undefined, depth: number): ScillaType | undefined {
  let current = type
  for (let i = 0; i < depth; i++) current = current?.kind === 'map' ? current.value : undefined
  return current
}

/** A whole (nested) map with the writes on top; shares what was not written with the map below. */
export function withWrites(
  below: Value | undefined,
  node: FieldNode,
  type: ScillaType | undefined,
): Value | undefined {
  if (node.children === undefined) return below
  let map = below
  if (map === undefined) {
    if (!node.made || type?.kind !== 'map') return undefined
    map = emptyMap(type.key, type.value)
  }
  if (map.kind !== 'map') return map
  let { entries } = map
  for (const [key, child] of node.children) {
    const own = child.value === inherited ? mapGet(map, key) : child.value
    const value = withWrites(own, child, map.valueType)
    entries =
      value === undefined
        ? removeEntry(entries, key)
        : putEntry(entries, key, valueFromJson(map.keyType, key), value)
  }
  return { ...map, entries }
}

/** Whether a write to an entry of this map makes the map on the way. */
function isMadeByEntries(node: FieldNode): boolean {
  for (const child of node.children?.values() ?? []) {
    if (child.made || (child.value !== inherited && child.value !== undefined)) return true
  }
  return false
}

/** Whose writes are listed, and where to. */
export interface WriteList {
  readonly address: Address
  readonly field: string
  /**
   * Is asked about a map that entries were put into and that has none of them left: answers the empty map to write,
   * undefined where a map stands already.
   */
  readonly made: (keys: readonly string[]) => Value | undefined
  readonly into: FieldWrite[]
}

/** Lists the writes of a field, a whole map before entries of it. */
export function collectWrites(node: FieldNode, list: WriteList, keys: readonly string[] = []): void {
  const { address, field, made, into } = list
  if (node.value !== inherited) into.push({ address, field, keys, value: node.value })
  if (node.made && !isMadeByEntries(node)) {
    const value = made(keys)
    if (value !== undefined) into.push({ address, field, keys, value })
  }
  if (node.children === undefined) return
  for (const [key, child] of node.children) collectWrites(child, list, [...keys, key])
}
