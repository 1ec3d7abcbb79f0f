import { formatType, parseType, type ScillaJson, type ScillaParam, type ScillaType } from '@tyto/abi'
import { readTypedAddress } from '@tyto/identity'
import { err, ok, type Result } from '@tyto/primitives'

export type ParamCode = 'notANumber' | 'notHex' | 'notAnAddress' | 'notJson'

/** The kind of input for a type: a choice of two, one line, or JSON for types with several parts. */
export function inputOf(type: ScillaType): 'flag' | 'line' | 'json' {
  if (type.kind === 'adt' && type.name === 'Bool') return 'flag'
  if (type.kind === 'adt' && type.name === 'Option')
    return inputOf(type.args[0]!) === 'json' ? 'json' : 'line'
  return type.kind === 'primitive' || type.kind === 'bystr' || type.kind === 'address' ? 'line' : 'json'
}

/**
 * Makes the JSON of the chain from a typed text. The full check against the type is left to the interpreter. An empty
 * input means an empty string, or None for an Option.
 */
export function parseTyped(type: ScillaType, typed: string): Result<ScillaJson, ParamCode> {
  const text = typed.trim()
  if (type.kind === 'adt' && type.name === 'Bool') return ok(constructed(typed === 'True' ? 'True' : 'False'))
  if (type.kind === 'adt' && type.name === 'Option' && inputOf(type) === 'line') {
    const inner = type.args[0]!
    const argtypes = [formatType(inner)]
    if (text === '') return ok({ constructor: 'None', argtypes, arguments: [] })
    const value = parseTyped(inner, typed)
    return value.ok ? ok({ constructor: 'Some', argtypes, arguments: [value.value] }) : value
  }
  if (inputOf(type) === 'json') return readJson(text)
  if (type.kind === 'primitive' && type.name === 'String') return ok(typed)
  if (type.kind === 'primitive' && type.name !== 'ByStr')
    return /^-?\d{1,80}$/.test(text) ? ok(text) : err('notANumber')
  if (type.kind === 'address' || (type.kind === 'bystr' && type.width === 20)) {
    const read = readTypedAddress(text)
    return read?.ok ? ok(read.value.address) : err('notAnAddress')
  }
  return /^0x(?:[0-9a-f]{2})*$/i.test(text) ? ok(text.toLowerCase()) : err('notHex')
}

/** What is typed for parameters, by their names, which are the contract's own. */
export type TypedValues = ReadonlyMap<string, string>

export interface TypedParam {
  readonly name: string
  /** Scilla text. */
  readonly type: string
  readonly kind: ReturnType<typeof inputOf>
  readonly typed: string
  readonly value: Result<ScillaJson, ParamCode>
}

/** The parameters of a call or a deploy with what is typed for them. */
export function readParams(
  params: readonly { readonly name: string; readonly type: string }[],
  values: TypedValues,
): readonly TypedParam[] {
  return params.map(({ name, type }) => {
    const typed = values.get(name) ?? ''
    const known = typeOfParam(type)
    return { name, type, kind: inputOf(known), typed, value: parseTyped(known, typed) }
  })
}

/** The parameters as the chain takes them; null where a value of one cannot be read. */
export function paramsToSend(params: readonly TypedParam[]): readonly ScillaParam[] | null {
  const sent = params.flatMap(({ name: vname, type, value }) =>
    value.ok ? [{ vname, type, value: value.value }] : [],
  )
  return sent.length < params.length ? null : sent
}

/** Reads a type from its text. A type that this app cannot read gets a JSON input. */
export function typeOfParam(text: string): ScillaType {
  try {
    return parseType(text)
  } catch {
    return { kind: 'adt', name: text, args: [] }
  }
}

function constructed(constructor: string): ScillaJson {
  return { constructor, argtypes: [], arguments: [] }
}

function readJson(text: string): Result<ScillaJson, ParamCode> {
  try {
    return ok(JSON.parse(text) as ScillaJson)
  } catch {
    return err('notJson')
  }
}
