import { formatType, parseType, type ScillaType } from '@tyto/abi'

/** What the codec of @tyto/abi makes of a Scilla type; `nameOf` gives the TypeScript name of a contract's own type. */
export function typescriptType(text: string, nameOf: (adt: string) => string): string {
  return render(parseType(text), nameOf)
}

function render(type: ScillaType, nameOf: (adt: string) => string): string {
  switch (type.kind) {
    case 'primitive':
      return renderPrimitive(type.name)
    case 'bystr':
      return type.width === 20 ? 'Address' : 'Hex'
    case 'address':
      return 'Address'
    case 'map':
      return `ReadonlyMap<${render(type.key, nameOf)}, ${render(type.value, nameOf)}>`
    case 'adt':
      return renderAdt(type.name, type.args, nameOf)
    case 'function':
    case 'variable':
    case 'forall':
      throw new Error(`a value of type ${formatType(type)} cannot cross the border of a contract`)
  }
}

function renderPrimitive(name: string): string {
  if (/^U?int\d+$/i.test(name) || name === 'BNum') return 'bigint'
  if (name === 'String') return 'string'
  if (name === 'ByStr') return 'Hex'
  throw new Error(`a value of type ${name} cannot cross the border of a contract`)
}

function renderAdt(name: string, args: readonly ScillaType[], nameOf: (adt: string) => string): string {
  const [first = '', second = ''] = args.map((argument) => render(argument, nameOf))
  switch (name) {
    case 'Bool':
      return 'boolean'
    case 'Option':
      return `${first} | null`
    case 'List':
      return `readonly ${first.includes(' ') ? `(${first})` : first}[]`
    case 'Pair':
      return `readonly [${first}, ${second}]`
    default:
      return nameOf(name)
  }
}
