import type { AddressType, ScillaType } from './types'

/**
 * A type as Scilla text, in the form of the reference checker: every argument in parentheses. `parseType` reads it back.
 *
 * @example
 * formatType(parseType('Map ByStr20 (List Uint128)')) // 'Map (ByStr20) (List (Uint128))'
 */
export function formatType(type: ScillaType): string {
  return typeText(type, inParentheses)
}

/** A type as Scilla text, with the arguments of maps and data types as `argument` writes them. */
export function typeText(type: ScillaType, argument: (type: ScillaType) => string): string {
  switch (type.kind) {
    case 'primitive':
    case 'variable':
      return type.name
    case 'bystr':
      return byteStrings[type.width] ?? `ByStr${type.width}`
    case 'map':
      return `Map ${argument(type.key)} ${argument(type.value)}`
    case 'adt':
      return [type.name, ...type.args.map(argument)].join(' ')
    case 'address':
      return addressText(type, argument)
    case 'function': {
      const from = typeText(type.from, argument)
      const isGrouped = type.from.kind === 'function' || type.from.kind === 'forall'
      return `${isGrouped ? `(${from})` : from} -> ${typeText(type.to, argument)}`
    }
    case 'forall':
      return `forall ${type.variable}. ${typeText(type.body, argument)}`
  }
}

function inParentheses(type: ScillaType): string {
  return `(${formatType(type)})`
}

/** The names of short byte strings, by width: receipts need them all the time. */
const byteStrings: readonly string[] = Array.from({ length: 65 }, (_, width) => `ByStr${width}`)

function addressText({ of, fields }: AddressType, argument: (type: ScillaType) => string): string {
  const word = of === 'codehash' ? '_codehash ' : of === 'any' ? '' : `${of} `
  const asked = fields.map((field) => `field ${field.name} : ${typeText(field.type, argument)}`).join(', ')
  return `ByStr20 with ${word}${asked && `${asked} `}end`
}
