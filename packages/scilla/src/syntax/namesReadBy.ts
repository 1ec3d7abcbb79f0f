import type { Location } from './ast'
import type { Node } from './visit'

/** A name where it stands. */
export interface NamePlace {
  readonly name: string
  readonly loc: Location
}

/** The names of values that a node reads itself: not those that are read inside of its parts. */
export function namesReadBy(node: Node): readonly NamePlace[] {
  switch (node.kind) {
    case 'variable':
      return [node]
    case 'message':
      return node.entries.flatMap(({ value }) => (value.kind === 'identifier' ? [value] : []))
    case 'apply':
      return [node.function, ...node.args]
    case 'typeApply':
      return [node.function]
    case 'construct':
    case 'builtin':
    case 'readBlockchain':
    case 'call':
      return node.args
    case 'match':
    case 'matchStatement':
      return [node.subject]
    case 'store':
    case 'return':
      return [node.value]
    case 'mapGet':
    case 'mapExists':
    case 'mapDelete':
      return node.keys
    case 'mapPut':
      return [...node.keys, node.value]
    case 'remoteLoad':
    case 'addressCast':
      return [node.address]
    case 'remoteMapGet':
    case 'remoteMapExists':
      return [node.address, ...node.keys]
    case 'send':
      return [node.messages]
    case 'event':
      return [node.event]
    case 'throw':
      return node.exception === undefined ? [] : [node.exception]
    case 'forall':
      return [node.list]
    default:
      return []
  }
}
