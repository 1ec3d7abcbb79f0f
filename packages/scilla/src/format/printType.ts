import { typeText, type ScillaType } from '@tyto/abi'

/** A type as a person writes it: parentheses only where they are needed. */
export function printType(type: ScillaType): string {
  return typeText(type, printTypeArgument)
}

/** A type where one word or something in parentheses must stand. */
export function printTypeArgument(type: ScillaType): string {
  const isWord =
    type.kind === 'primitive' ||
    type.kind === 'variable' ||
    type.kind === 'bystr' ||
    (type.kind === 'adt' && type.args.length === 0)
  return isWord ? printType(type) : `(${printType(type)})`
}
