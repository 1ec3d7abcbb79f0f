/** Types as code writes them: `optionType(primitiveType('Uint32'))`. Simple types are one object each. */
import type { AdtType, PrimitiveName, ScillaType } from '@tyto/abi'

const primitives = new Map<PrimitiveName, ScillaType>()
export function primitiveType(name: PrimitiveName): ScillaType {
  let type = primitives.get(name)
  if (type === undefined) primitives.set(name, (type = { kind: 'primitive', name }))
  return type
}

const byteStrings = new Map<number, ScillaType>()
/** `ByStr20` and so on. */
export function bytesType(width: number): ScillaType {
  let type = byteStrings.get(width)
  if (type === undefined) byteStrings.set(width, (type = { kind: 'bystr', width }))
  return type
}

/** `ByStr20 with end` */
export const anyAddressType: ScillaType = { kind: 'address', of: 'any', fields: [] }

export function adtType(name: string, ...args: readonly ScillaType[]): AdtType {
  return { kind: 'adt', name, args }
}

export const boolType = adtType('Bool')
export const natType = adtType('Nat')

export function optionType(type: ScillaType): AdtType {
  return adtType('Option', type)
}

export function listType(type: ScillaType): AdtType {
  return adtType('List', type)
}

export function pairType(first: ScillaType, second: ScillaType): AdtType {
  return adtType('Pair', first, second)
}

/** `first -> second -> ... -> last` */
export function functionType(first: ScillaType, ...rest: readonly ScillaType[]): ScillaType {
  const [second, ...others] = rest
  return second === undefined ? first : { kind: 'function', from: first, to: functionType(second, ...others) }
}

export function forallType(variable: string, body: ScillaType): ScillaType {
  return { kind: 'forall', variable, body }
}
