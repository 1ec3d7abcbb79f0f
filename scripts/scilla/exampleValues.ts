/** Values of any type, to try contracts whose init data nobody has given. */
import { formatType, type ScillaParam, type ScillaType } from '@tyto/abi'
import type { Address } from '@tyto/primitives'
import type { CheckedContract } from '@tyto/scilla'

/** Of the reference's standard data types and those that the contract declares. */
type Adts = CheckedContract['types']

export const exampleAddress: Address = `0x${'ab'.repeat(20)}`

const deepest = 6

/** How the values look: a contract may want other ones than the simplest. */
export interface ExampleStyle {
  /** Lists are empty, or have one item. */
  readonly items: 0 | 1
  /** Numbers are 1 (they divide), or each smaller than the one before. */
  readonly falling: boolean
}

/** From the simplest on. */
export const exampleStyles: readonly ExampleStyle[] = [
  { items: 0, falling: false },
  { items: 1, falling: false },
  { items: 1, falling: true },
]

/** Values for one contract, and the other contracts that stand at the addresses among them. */
export class Examples {
  readonly #adts: Adts
  readonly #style: ExampleStyle
  readonly #contracts = new Map<string, { readonly address: Address; readonly state: ScillaParam[] }>()
  #numbers = 0

  constructor(adts: Adts, style: ExampleStyle) {
    this.#adts = adts
    this.#style = style
  }

  params(params: readonly { readonly name: string; readonly type: ScillaType }[]): readonly ScillaParam[] {
    return params.map(({ name, type }) => this.#param(name, type))
  }

  /** The state that a run starts from: nothing of the contract itself, and the contracts at the addresses so far. */
  world(): readonly ScillaParam[] {
    const external = Array.from(this.#contracts.values(), ({ address, state }) => ({ address, state }))
    return [
      { vname: '_balance', type: 'Uint128', value: '0' },
      { vname: '_external', type: 'Unit', value: external as unknown as ScillaParam['value'] },
    ]
  }

  #param(name: string, type: ScillaType): ScillaParam {
    return {
      vname: name,
      type: formatType(asWritten(type)),
      value: this.#json(type, 0) as ScillaParam['value'],
    }
  }

  /** The chain's JSON of some value of a type. */
  #json(type: ScillaType, depth: number): unknown {
    switch (type.kind) {
      case 'primitive':
        return type.name === 'String' ? 'example' : type.name === 'ByStr' ? '0x' : this.#number(type.name)
      case 'bystr':
        return `0x${'ab'.repeat(type.width)}`
      case 'address':
        return type.of === 'contract' ? this.#contractOf(type, depth) : exampleAddress
      case 'map':
        return []
      case 'adt':
        return this.#adt(type, depth)
      default:
        return ''
    }
  }

  /** Block numbers grow, so that what begins comes before what ends. */
  #number(type: string): string {
    this.#numbers += 1
    if (type === 'BNum') return String(1 + this.#numbers)
    return this.#style.falling ? String(1_000 - this.#numbers) : '1'
  }

  /** The constructor with the fewest arguments: an option is None. */
  #adt(type: Extract<ScillaType, { kind: 'adt' }>, depth: number): unknown {
    const [item] = type.args
    if (type.name === 'List' && item !== undefined) {
      return this.#style.items === 0 || depth > deepest ? [] : [this.#json(item, depth + 1)]
    }
    const adt = this.#adts.find(({ name }) => name === type.name)
    const constructor = adt?.constructors.toSorted((a, b) => a.argTypes.length - b.argTypes.length)[0]
    if (adt === undefined || constructor === undefined || depth > deepest) return ''
    const args = new Map(adt.typeParams.map((param, index) => [param, type.args[index]]))
    return {
      constructor: constructor.name,
      argtypes: type.args.map((arg) => formatType(asWritten(arg))),
      arguments: constructor.argTypes.map((arg) => {
        const filled = arg.kind === 'variable' ? (args.get(arg.name) ?? arg) : arg
        return this.#json(filled, depth + 1)
      }),
    }
  }

  /** A contract with the fields that the type asks for, the same for the same type. */
  #contractOf(type: Extract<ScillaType, { kind: 'address' }>, depth: number): Address {
    const key = formatType(type)
    const known = this.#contracts.get(key)
    if (known !== undefined) return known.address
    const address: Address = `0x${(this.#contracts.size + 1).toString(16).padStart(40, 'c')}`
    const state: ScillaParam[] = [{ vname: '_this_address', type: 'ByStr20', value: address }]
    this.#contracts.set(key, { address, state })
    if (depth <= deepest) {
      for (const field of type.fields) {
        const value = this.#json(field.type, depth + 1) as ScillaParam['value']
        state.push({ vname: field.name, type: formatType(field.type), value })
      }
    }
    return address
  }
}

const languageTypes: ReadonlySet<string> = new Set(['Bool', 'Nat', 'Option', 'List', 'Pair'])

/** As JSON names types: addresses as plain byte strings, the contract's own types with its address. */
function asWritten(type: ScillaType): ScillaType {
  switch (type.kind) {
    case 'address':
      return { kind: 'bystr', width: 20 }
    case 'map':
      return { kind: 'map', key: asWritten(type.key), value: asWritten(type.value) }
    case 'adt': {
      const isOwn = !languageTypes.has(type.name) && !type.name.includes('.')
      return {
        ...type,
        name: isOwn ? `${exampleAddress}.${type.name}` : type.name,
        args: type.args.map(asWritten),
      }
    }
    default:
      return type
  }
}
