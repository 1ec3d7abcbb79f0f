import { AbiError } from './AbiError'
import { isPrimitiveName } from './primitiveNames'
import type { AddressField, AddressKind, ScillaType } from './types'

/**
 * Scilla's text of a type to the type: `Map ByStr20 (List Uint128)`, `List( Pair String Uint128 )`, `ByStr20 with
 * contract field a : Uint128 end`, `0x...40 digits.Document`, `forall 'A. 'A -> Option 'A`. White space and extra
 * parentheses do not matter. Throws `AbiError` `InvalidType` or `TooDeep`. Source: Scilla language documentation.
 * Apart from the types of a program (`scilla`), whose grammar is stricter and whose mistakes have a place.
 *
 * @example
 * parseType('Map ByStr20 Uint128').kind // 'map'
 */
export function parseType(text: string): ScillaType {
  return new TypeParser(text, tokenize(text)).whole()
}

/** More than any type that a person writes; keeps hostile text from exhausting the stack. */
const deepest = 64
const longestText = 20_000

const tokenPattern = /(0x[0-9a-fA-F]{40}\.[A-Z]\w*|[A-Z]\w*\.[A-Z]\w*|[A-Za-z_]\w*|'[A-Z]\w*|->|[().:,])\s*/y

const addressKinds: ReadonlyMap<string, AddressKind> = new Map([
  ['end', 'any'],
  ['library', 'library'],
  ['_codehash', 'codehash'],
  ['contract', 'contract'],
])

function tokenize(text: string): readonly string[] {
  if (text.length > longestText) throw new AbiError('InvalidType', 'The text is too long for a Scilla type.')
  const trimmed = text.trim()
  const tokens: string[] = []
  tokenPattern.lastIndex = 0
  while (tokenPattern.lastIndex < trimmed.length) {
    const match = tokenPattern.exec(trimmed)
    if (!match?.[1]) throw invalid(text)
    tokens.push(match[1])
  }
  return tokens
}

function invalid(text: string): AbiError {
  const shown = text.length > 80 ? `${text.slice(0, 80)}...` : text
  return new AbiError('InvalidType', `This is not a Scilla type: ${JSON.stringify(shown)}`)
}

class TypeParser {
  #next = 0
  #depth = 0

  readonly #text: string
  readonly #tokens: readonly string[]

  constructor(text: string, tokens: readonly string[]) {
    this.#text = text
    this.#tokens = tokens
  }

  whole(): ScillaType {
    const type = this.#type()
    if (this.#next < this.#tokens.length) throw invalid(this.#text)
    return type
  }

  /** `forall 'A. type`, or an applied type with an optional `-> type`. */
  #type(): ScillaType {
    return this.#nested(() => {
      if (this.#skip('forall')) {
        const variable = this.#take(/^'/)
        this.#expect('.')
        return { kind: 'forall', variable, body: this.#type() }
      }
      const from = this.#applied()
      return this.#skip('->') ? { kind: 'function', from, to: this.#type() } : from
    })
  }

  /** A type with its arguments: `Map K V`, `Pair A B`, or an atom. */
  #applied(): ScillaType {
    const token = this.#peek()
    if (token === 'Map' || !/^[A-Z0]/.test(token)) return this.#atom()
    const atom = this.#atom()
    if (atom.kind !== 'adt') return atom
    const args: ScillaType[] = []
    while (this.#startsAtom()) args.push(this.#atom())
    return args.length === 0 ? atom : { ...atom, args }
  }

  /** Reads a type that may stand as an argument without parentheses. */
  #atom(): ScillaType {
    return this.#nested(() => {
      if (this.#skip('(')) {
        const type = this.#type()
        this.#expect(')')
        return type
      }
      if (this.#skip('Map')) return { kind: 'map', key: this.#atom(), value: this.#atom() }
      const name = this.#take(/^['A-Z0]/)
      if (name.startsWith("'")) return { kind: 'variable', name }
      if (isPrimitiveName(name)) return { kind: 'primitive', name }
      if (name === 'ByStr20' && this.#skip('with')) return this.#address()
      const width = /^ByStr([1-9][0-9]{0,8})$/.exec(name)?.[1]
      if (width !== undefined) return { kind: 'bystr', width: Number(width) }
      if (/^ByStr[0-9]/.test(name)) throw invalid(this.#text)
      return { kind: 'adt', name: lowerPrefix(name), args: [] }
    })
  }

  /** After `ByStr20 with`. */
  #address(): ScillaType {
    const kind = addressKinds.get(this.#take(/^/))
    if (kind === undefined) throw invalid(this.#text)
    const fields: AddressField[] = []
    if (kind === 'contract' && this.#peek() === 'field') {
      do fields.push(this.#field())
      while (this.#skip(','))
    }
    if (kind !== 'any') this.#expect('end')
    return { kind: 'address', of: kind, fields }
  }

  #field(): AddressField {
    this.#expect('field')
    const name = this.#take(/^[a-z_]/)
    this.#expect(':')
    return { name, type: this.#type() }
  }

  #startsAtom(): boolean {
    return /^[('A-Z0]/.test(this.#peek())
  }

  #peek(): string {
    return this.#tokens[this.#next] ?? ''
  }

  #skip(token: string): boolean {
    if (this.#peek() !== token) return false
    this.#next++
    return true
  }

  #expect(token: string): void {
    if (!this.#skip(token)) throw invalid(this.#text)
  }

  #take(shape: RegExp): string {
    const token = this.#peek()
    if (token === '' || !shape.test(token)) throw invalid(this.#text)
    this.#next++
    return token
  }

  #nested(parse: () => ScillaType): ScillaType {
    if (++this.#depth > deepest) throw new AbiError('TooDeep', 'The Scilla type is nested too deep.')
    const type = parse()
    this.#depth--
    return type
  }
}

/** `0xAB...CD.Name` with its address in lower case. */
function lowerPrefix(name: string): string {
  const dot = name.indexOf('.')
  return name.startsWith('0x') ? name.slice(0, dot).toLowerCase() + name.slice(dot) : name
}
