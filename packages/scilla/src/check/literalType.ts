import type { ScillaType } from '@tyto/abi'
import type { Literal } from '../syntax/ast'
import { bytesType, primitiveType } from '../types/build'
import type { Checking } from './checking'
import { resolveType } from './resolveType'

/** The type of a literal. */
export function literalType(checking: Checking, literal: Literal): ScillaType {
  switch (literal.kind) {
    case 'integer':
      return primitiveType(literal.type)
    case 'string':
      return primitiveType('String')
    case 'blockNumber':
      return primitiveType('BNum')
    case 'bytes':
      return bytesType(literal.width)
    case 'emptyMap': {
      const key = resolveType(checking, literal.keyType)
      const value = resolveType(checking, literal.valueType)
      return { kind: 'map', key, value }
    }
  }
}
