/** Types as a person writes them: parentheses only where they are needed. */
import type { ScillaType } from '@tyto/abi'

export function printType(type: ScillaType): string {
  switch (type.kind) {
    case 'primitive':
    case 'variable':
      return type.name
    case 'bystr':
      return `ByStr${type.width}`
    case 'map':
      return `Map ${printTypeArgument(type.key)} ${printTypeArgument(type.value)}`
    case 'adt':
      return [type.name, ...type.args.map(printTypeArgument)].join(' ')
    case 'function': {
      const from = printType(type.from)
      const grouped = type.from.kind === 'function' || type.from.kind === 'forall'
      return `${grouped ? `(${from})` : from} -> ${printType(type.to)}`
    }
    case 'forall':
      return `forall ${type.variable}. ${printType(type.body)}`
    case 'address':
      return printAddress(type)
  }
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

function printAddress(type: Extract<ScillaType, { kind: 'address' }>): string {
  const fields = type.fields.map(({ name, type: field }) => ` field ${name} : ${printType(field)}`).join(',')
  switch (type.of) {
    case 'any':
      return 'ByStr20 with end'
    case 'codehash':
      return 'ByStr20 with _codehash end'
    case 'library':
      return 'ByStr20 with library end'
    case 'contract':
      return `ByStr20 with contract${fields} end`
  }
}
