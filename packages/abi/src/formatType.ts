import type { AddressField, ScillaType } from './types'

/**
 * A type as Scilla text, in the form of the reference checker: every argument in parentheses,
 * `Map (ByStr20) (List (Uint128))`. `parseType` reads it back.
 */
export function formatType(type: ScillaType): string {
  switch (type.kind) {
    case 'primitive':
    case 'variable':
      return type.name
    case 'bystr':
      return BYTE_STRINGS[type.width] ?? `ByStr${type.width}`
    case 'map':
      return `Map (${formatType(type.key)}) (${formatType(type.value)})`
    case 'adt':
      return [type.name, ...type.args.map((arg) => `(${formatType(arg)})`)].join(' ')
    case 'address':
      return formatAddress(type)
    case 'function': {
      const from = formatType(type.from)
      const grouped = type.from.kind === 'function' || type.from.kind === 'forall'
      return `${grouped ? `(${from})` : from} -> ${formatType(type.to)}`
    }
    case 'forall':
      return `forall ${type.variable}. ${formatType(type.body)}`
  }
}

/** The names of short byte strings, by width: receipts need them all the time. */
const BYTE_STRINGS: readonly string[] = Array.from({ length: 65 }, (_, width) => `ByStr${width}`)

function formatAddress(type: ScillaType & { kind: 'address' }): string {
  switch (type.of) {
    case 'any':
      return 'ByStr20 with end'
    case 'library':
      return 'ByStr20 with library end'
    case 'codehash':
      return 'ByStr20 with _codehash end'
    case 'contract':
      return ['ByStr20 with contract', type.fields.map(formatField).join(', '), 'end']
        .filter(Boolean)
        .join(' ')
  }
}

function formatField({ name, type }: AddressField): string {
  return `field ${name} : ${formatType(type)}`
}
