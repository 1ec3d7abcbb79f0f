import { ownValue } from '@tyto/primitives'
import { AbiError } from './AbiError'
import type { CodecContext } from './codecContext'
import type { NamedType } from './ContractDescription'
import { decodeValue } from './decodeValue'
import { encodeValue } from './encodeValue'
import { equalTypes } from './equalTypes'
import { parseType } from './parseType'
import { withoutPrefix } from './adts'
import type { ScillaParam, ScillaType } from './types'
import { eraseAddresses, renameTypes } from './rewriteType'
import { wireType } from './wireType'

/** An object with one value per parameter to the chain's list, in the order of the description. Throws `AbiError`. */
export function encodeNamedValues(
  described: readonly NamedType[],
  values: object,
  context: CodecContext,
): readonly ScillaParam[] {
  const unknown = Object.keys(values).find((name) => !described.some(({ vname }) => vname === name))
  if (unknown !== undefined) throw new AbiError('WrongParameters', `There is no parameter ${unknown}.`)
  return described.map(({ vname, type: text }) => {
    const value = ownValue(values, vname)
    if (value === undefined) throw new AbiError('WrongParameters', `The parameter ${vname} is missing.`)
    const type = parseType(text)
    const json = at(vname, () => encodeValue(type, value, context))
    return { vname, type: wireType(type, context), value: json }
  })
}

/**
 * The chain's list to an object with one value per described parameter. Each must be there once and say the described
 * type; parameters that are not described are refused, or passed over. Throws `AbiError`.
 */
export function decodeNamedValues(
  described: readonly NamedType[],
  json: unknown,
  context: CodecContext & { readonly others: 'refused' | 'ignored' },
): object {
  const given = readParams(json)
  const unknown =
    context.others === 'refused' && [...given.keys()].find((name) => !isDescribed(name, described))
  if (typeof unknown === 'string')
    throw new AbiError('WrongParameters', `There is no parameter ${shown(unknown)}.`)
  return Object.fromEntries(
    described.map(({ vname, type: text }) => {
      const param = given.get(vname)
      if (!param) throw new AbiError('WrongParameters', `The parameter ${vname} is missing.`)
      const type = parseType(text)
      return [vname, at(vname, () => decodeParam(param, type, context))]
    }),
  )
}

function isDescribed(name: string, described: readonly NamedType[]): boolean {
  return described.some(({ vname }) => vname === name)
}

function decodeParam(param: RawParam, type: ScillaType, context: CodecContext): unknown {
  if (!equalTypes(comparable(parseType(param.type)), comparable(type))) {
    throw new AbiError('WrongShape', 'The parameter says another type than the contract does.')
  }
  return decodeValue(type, param.value, context)
}

/** Takes away the differences between senders for one type: prefixes of names, and addresses that are just ByStr20. */
function comparable(type: ScillaType): ScillaType {
  return renameTypes(eraseAddresses(type), withoutPrefix)
}

export interface RawParam {
  readonly type: string
  readonly value: unknown
}

/** A list of `{ vname, type, value }` by name; a name given twice is refused. Throws `AbiError`. */
export function readParams(json: unknown): ReadonlyMap<string, RawParam> {
  if (!Array.isArray(json)) throw new AbiError('WrongShape', 'Parameters are a list.')
  const items: readonly unknown[] = json
  const params = new Map<string, RawParam>()
  for (const item of items) {
    const [vname, type] = [ownValue(item, 'vname'), ownValue(item, 'type')]
    if (typeof vname !== 'string' || typeof type !== 'string') {
      throw new AbiError('WrongShape', 'A parameter has a vname, a type and a value.')
    }
    if (params.has(vname))
      throw new AbiError('WrongParameters', `The parameter ${shown(vname)} is given twice.`)
    params.set(vname, { type, value: ownValue(item, 'value') })
  }
  return params
}

/** Adds the parameter's name to the path of an error inside it. */
export function at<T>(name: string, work: () => T): T {
  try {
    return work()
  } catch (error) {
    throw error instanceof AbiError ? new AbiError(error.code, error.shortMessage, name + error.path) : error
  }
}

function shown(name: string): string {
  return JSON.stringify(name.length > 60 ? `${name.slice(0, 60)}...` : name)
}
