/**
 * The entries of a Scilla map: an immutable balanced (AVL) tree, ordered by key text.
 *
 * `put` and `remove` share all but one path with the map they start from, so a contract that builds a map of
 * n entries does n log n work where copying would do n². The order is that of the key text alone, never of
 * the history: a map read back from storage lists its entries as the map that was stored did.
 */

/** `V`: what keys and values are. */
export interface MapNode<V> {
  /** The key's JSON text (see `keyText`). */
  readonly text: string
  readonly key: V
  readonly value: V
  readonly left: MapEntries<V>
  readonly right: MapEntries<V>
  readonly height: number
  readonly size: number
  /** Who may change this node in place (see `setEntry`). */
  readonly owner: MapOwner | undefined
}

/** Stands for a state that changes its maps in place; a new one after each map that it hands out. */
export class MapOwner {}

/** `null` is the empty map. */
export type MapEntries<V> = MapNode<V> | null

export function sizeOf<V>(entries: MapEntries<V>): number {
  return entries === null ? 0 : entries.size
}

export function getEntry<V>(entries: MapEntries<V>, text: string): MapNode<V> | undefined {
  let node = entries
  while (node !== null) {
    if (text === node.text) return node
    node = text < node.text ? node.left : node.right
  }
  return undefined
}

function heightOf<V>(entries: MapEntries<V>): number {
  return entries === null ? 0 : entries.height
}

function join<V>(left: MapEntries<V>, at: MapNode<V>, right: MapEntries<V>): MapNode<V> {
  return {
    text: at.text,
    key: at.key,
    value: at.value,
    left,
    right,
    height: Math.max(heightOf(left), heightOf(right)) + 1,
    size: sizeOf(left) + sizeOf(right) + 1,
    owner: undefined,
  }
}

/** Joins two trees whose heights differ by two at most. */
function balance<V>(left: MapEntries<V>, at: MapNode<V>, right: MapEntries<V>): MapNode<V> {
  const lean = heightOf(left) - heightOf(right)
  if (lean > 1 && left !== null) {
    if (heightOf(left.left) >= heightOf(left.right)) return join(left.left, left, join(left.right, at, right))
    const middle = left.right as MapNode<V>
    return join(join(left.left, left, middle.left), middle, join(middle.right, at, right))
  }
  if (lean < -1 && right !== null) {
    if (heightOf(right.right) >= heightOf(right.left))
      return join(join(left, at, right.left), right, right.right)
    const middle = right.left as MapNode<V>
    return join(join(left, at, middle.left), middle, join(middle.right, right, right.right))
  }
  return join(left, at, right)
}

export function putEntry<V>(entries: MapEntries<V>, text: string, key: V, value: V): MapNode<V> {
  if (entries === null)
    return { text, key, value, left: null, right: null, height: 1, size: 1, owner: undefined }
  if (text === entries.text) return { ...entries, key, value, owner: undefined }
  return text < entries.text
    ? balance(putEntry(entries.left, text, key, value), entries, entries.right)
    : balance(entries.left, entries, putEntry(entries.right, text, key, value))
}

export function removeEntry<V>(entries: MapEntries<V>, text: string): MapEntries<V> {
  if (entries === null) return null
  if (text < entries.text) {
    const left = removeEntry(entries.left, text)
    return left === entries.left ? entries : balance(left, entries, entries.right)
  }
  if (text > entries.text) {
    const right = removeEntry(entries.right, text)
    return right === entries.right ? entries : balance(entries.left, entries, right)
  }
  if (entries.left === null) return entries.right
  if (entries.right === null) return entries.left
  let next = entries.right
  while (next.left !== null) next = next.left
  return balance(entries.left, next, removeEntry(entries.right, next.text))
}

/**
 * The entries with another value at a key that is there. Nodes that belong to `owner` are changed in place, others copied
 * once for it. Whoever calls this may not have handed out the entries since the owner was made.
 */
export function setEntry<V>(entries: MapNode<V>, text: string, value: V, owner: MapOwner): MapNode<V> {
  const node = entries as OpenNode<V>
  if (text === node.text) {
    if (node.owner !== owner) return { ...node, value, owner }
    node.value = value
    return node
  }
  const isLeft = text < node.text
  const before = (isLeft ? node.left : node.right) as MapNode<V>
  const after = setEntry(before, text, value, owner)
  if (after === before) return node
  if (node.owner !== owner) return isLeft ? { ...node, left: after, owner } : { ...node, right: after, owner }
  if (isLeft) node.left = after
  else node.right = after
  return node
}

/** All entries in the order of their key texts. */
export function* walkEntries<V>(entries: MapEntries<V>): Generator<MapNode<V>> {
  const path: MapNode<V>[] = []
  let node = entries
  while (node !== null || path.length > 0) {
    while (node !== null) {
      path.push(node)
      node = node.left
    }
    const next = path.pop() as MapNode<V>
    yield next
    node = next.right
  }
}

/**
 * A map of many entries at once: cheaper than one `putEntry` each, in time and in memory. A key that comes twice keeps its
 * last value.
 */
export function entriesFrom<V>(
  list: Iterable<readonly [key: V, value: V]>,
  textOf: (key: V) => string,
): MapEntries<V> {
  const nodes: OpenNode<V>[] = []
  for (const [key, value] of list) {
    nodes.push({
      text: textOf(key),
      key,
      value,
      left: null,
      right: null,
      height: 1,
      size: 1,
      owner: undefined,
    })
  }
  nodes.sort((a, b) => (a.text < b.text ? -1 : a.text > b.text ? 1 : 0))
  // The sort keeps equal keys in their order.
  const last = nodes.filter((node, index) => node.text !== nodes[index + 1]?.text)
  return linkNodes(last, 0, last.length)
}

type OpenNode<V> = { -readonly [part in keyof MapNode<V>]: MapNode<V>[part] }

/** Makes one balanced tree of nodes in order. */
function linkNodes<V>(nodes: readonly OpenNode<V>[], from: number, to: number): MapEntries<V> {
  if (from >= to) return null
  const middle = (from + to) >> 1
  const node = nodes[middle] as OpenNode<V>
  node.left = linkNodes(nodes, from, middle)
  node.right = linkNodes(nodes, middle + 1, to)
  node.height = Math.max(heightOf(node.left), heightOf(node.right)) + 1
  node.size = to - from
  return node
}
