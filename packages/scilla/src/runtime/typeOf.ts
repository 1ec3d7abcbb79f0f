import type { ScillaType } from '@tyto/abi'
import { bytesType, primitiveType } from '../types/build'
import type { Value } from '../values/values'

/**
 * The type that a value carries in itself. Functions have none: their types are erased.
 *
 * @example
 * typeOf(stringValue('owl')) // { kind: 'primitive', name: 'String' }
 */
export function typeOf(value: Value): ScillaType {
  switch (value.kind) {
    case 'integer':
      return primitiveType(value.type)
    case 'string':
      return primitiveType('String')
    case 'bytes':
      return value.width < 0 ? primitiveType('ByStr') : bytesType(value.width)
    case 'blockNumber':
      return primitiveType('BNum')
    case 'message':
      return primitiveType('Message')
    case 'map':
      return { kind: 'map', key: value.keyType, value: value.valueType }
    case 'adt':
      return value.type
    case 'function':
    case 'typeFunction':
      throw new TypeError('The type of a function is not kept at run time')
  }
}
