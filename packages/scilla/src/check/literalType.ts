import type { ScillaType } from '@tyto/abi'
import type { Literal } from '../syntax/ast'
import type { Checking } from './checking'
import { resolveType } from './resolveType'

/** The type of a literal. */
export function literalType(checking: Checking, literal: Literal): ScillaType {
  switch (literal.kind) {
    case 'integer':
      return { kind: 'primitive', name: literal.type }
    case 'string':
      return { kind: 'primitive', name: 'String' }
    case 'blockNumber':
      return { kind: 'primitive', name: 'BNum' }
    case 'bytes':
      return { kind: 'bystr', width: literal.width }
    case 'emptyMap': {
      const key = resolveType(checking, literal.keyType)
      const value = resolveType(checking, literal.valueType)
      return { kind: 'map', key, value }
    }
  }
}
