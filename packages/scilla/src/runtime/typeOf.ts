import type { PrimitiveName, ScillaType } from '@tyto/abi'
import type { Value } from '../values/values'

const primitive = (name: PrimitiveName): ScillaType => ({ kind: 'primitive', name })

const PRIMITIVES = new Map<PrimitiveName, ScillaType>()
/** The one object for a primitive type. */
export const primitiveType = (name: PrimitiveName): ScillaType => {
  let type = PRIMITIVES.get(name)
  if (type === undefined) PRIMITIVES.set(name, (type = primitive(name)))
  return type
}

const BYTE_STRINGS = new Map<number, ScillaType>()
/** `ByStrX`, or `ByStr` for the width -1. */
export const bytesType = (width: number): ScillaType => {
  if (width < 0) return primitiveType('ByStr')
  let type = BYTE_STRINGS.get(width)
  if (type === undefined) BYTE_STRINGS.set(width, (type = { kind: 'bystr', width }))
  return type
}

/** The type that a value carries in itself. Functions have none: their types are erased. */
export const typeOf = (value: Value): ScillaType => {
  switch (value.kind) {
    case 'integer':
      return primitiveType(value.type)
    case 'string':
      return primitiveType('String')
    case 'bytes':
      return bytesType(value.width)
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
