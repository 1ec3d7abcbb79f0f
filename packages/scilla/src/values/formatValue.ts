import { formatType } from '@tyto/abi'
import { walkEntries } from './mapEntries'
import { constructorOf, listItems, NatValue, type Value } from './values'

/** A text for people and receipts may not grow without end. */
const longest = 10_000

function parts(value: Value): string {
  switch (value.kind) {
    case 'integer':
      return `(${value.type} ${value.value})`
    case 'string':
      return `(String "${value.value}")`
    case 'bytes':
      return `(${value.width < 0 ? 'ByStr' : `ByStr${value.width}`} ${value.hex})`
    case 'blockNumber':
      return `(BNum ${value.text})`
    case 'message':
      return `(Message [${value.entries.map(({ name, value: entry }) => `(${name} : ${parts(entry)})`).join(' ; ')}])`
    case 'map': {
      const entries = Array.from(
        walkEntries(value.entries),
        (entry) => `(${parts(entry.key)} => ${parts(entry.value)})`,
      )
      return `(Map ${formatType(value.keyType)} ${formatType(value.valueType)} [${entries.join('; ')}])`
    }
    case 'adt':
      if (value.name === 'Cons' && value.type.name === 'List') {
        return `(List ${Array.from(listItems(value), parts).join(', ')}, (Nil))`
      }
      if (value instanceof NatValue) return `(Nat ${value.count})`
      return value.args.length === 0
        ? `(${constructorOf(value)})`
        : `(${constructorOf(value)} ${value.args.map(parts).join(' ')})`
    case 'function':
      return '<closure>'
    case 'typeFunction':
      return '<type_closure>'
  }
}

/**
 * A value as the reference prints it in errors: `(Int32 -1)`, `(Some (String "a"))`. Long ones are cut.
 *
 * @example
 * formatValue(integerValue('Int32', -1n)) // '(Int32 -1)'
 */
export function formatValue(value: Value): string {
  const text = parts(value)
  return text.length > longest ? `${text.slice(0, longest)}...` : text
}
