import { equalTypes, isIntegerName, type AdtDefinitions, type IntegerName, type ScillaType } from '@tyto/abi'
import { primitiveType } from '../types/build'
import { isAssignable } from '../types/assignable'
/** How the types of builtins are written. Source: language documentation, "Primitive Data Types". */

/** The arguments of one use of a builtin. */
export interface BuiltinUse {
  /** The types of the arguments. */
  readonly written: readonly ScillaType[]
  /** The data types in use by name. */
  readonly definitions: AdtDefinitions
}

/**
 * The type of a builtin's result; `undefined` where it cannot be applied. `args` are the types of the arguments with ByStr20
 * for addresses, which most builtins do not tell apart.
 */
export type Signature = (args: readonly ScillaType[], use: BuiltinUse) => ScillaType | undefined

type Argument = ScillaType | undefined

export const stringType = primitiveType('String')
export const blockNumberType = primitiveType('BNum')
export const anyBytesType = primitiveType('ByStr')
export const uint32Type = primitiveType('Uint32')

export function is(type: Argument, wanted: ScillaType): boolean {
  return type !== undefined && equalTypes(type, wanted)
}

export function integerNameOf(type: Argument): IntegerName | undefined {
  return type?.kind === 'primitive' && isIntegerName(type.name) ? type.name : undefined
}

export function isInteger(type: Argument): boolean {
  return integerNameOf(type) !== undefined
}

export function isUnsigned(type: Argument): boolean {
  return integerNameOf(type)?.startsWith('Uint') ?? false
}

export function isBytes(type: Argument): boolean {
  return type?.kind === 'bystr' || is(type, anyBytesType)
}

/** A signature without variants. */
export function fixed(params: readonly ScillaType[], result: ScillaType): Signature {
  return (args) =>
    args.length === params.length && params.every((param, index) => isAssignable(param, args[index] ?? param))
      ? result
      : undefined
}

/** A signature of one argument. */
export function unary(rule: (type: ScillaType, use: BuiltinUse) => Argument): Signature {
  return ([type, ...rest], use) => (type !== undefined && rest.length === 0 ? rule(type, use) : undefined)
}

/** A signature of two arguments. */
export function binary(rule: (first: ScillaType, second: ScillaType) => Argument): Signature {
  return ([first, second, ...rest]) =>
    first !== undefined && second !== undefined && rest.length === 0 ? rule(first, second) : undefined
}

/** Two integers of one type to `result`, or to the same type. */
export function integers(result?: ScillaType): Signature {
  return binary((first, second) => (isInteger(first) && is(second, first) ? (result ?? first) : undefined))
}

/** The first signature that fits. */
export function oneOf(...signatures: readonly Signature[]): Signature {
  return (args, use) => {
    for (const signature of signatures) {
      const result = signature(args, use)
      if (result !== undefined) return result
    }
    return undefined
  }
}
