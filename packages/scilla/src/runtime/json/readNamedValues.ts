import {
  AbiError,
  equalTypes,
  eraseAddresses,
  formatType,
  parseType,
  type AdtDefinitions,
  type ScillaParam,
  type ScillaType,
} from '@tyto/abi'
import { ScillaRuntimeError } from '../../errors/runtimeErrors'
import type { TypedName } from '../typedName'
import type { Value } from '../../values/values'
import { valueFromJson } from './valueFromJson'

/** The names that must be there, and those that may be. */
interface ReadNames {
  readonly wanted: readonly TypedName[]
  readonly optional?: readonly TypedName[]
}

/**
 * Init data or the parameters of a call as values by name: every wanted one once, optional ones, and nothing else.
 * The written types must be the wanted ones, with ByStr20 for every address type. Throws ScillaRuntimeError.
 */
export function readNamedValues(
  params: readonly ScillaParam[],
  { wanted, optional = [] }: ReadNames,
  adts: AdtDefinitions,
  code: 'InvalidInit' | 'InvalidMessage',
): ReadonlyMap<string, Value> {
  const types = new Map([...optional, ...wanted].map(({ name, type }) => [name, type]))
  const values = new Map<string, Value>()
  for (const { vname, type: typeText, value } of params) {
    const type = types.get(vname)
    if (type === undefined) throw new ScillaRuntimeError(code, `There is no parameter ${shown(vname)}.`)
    if (values.has(vname)) throw new ScillaRuntimeError(code, `The parameter ${shown(vname)} is given twice.`)
    if (!isWritten(typeText, type)) {
      throw new ScillaRuntimeError(
        code,
        `The parameter ${shown(vname)} is of type ${formatType(type)}, not ${shown(typeText)}.`,
      )
    }
    values.set(vname, valueFromJson(type, value, adts, 'printable'))
  }
  for (const { name } of wanted) {
    if (!values.has(name)) throw new ScillaRuntimeError(code, `The parameter ${name} is missing.`)
  }
  return values
}

function shown(text: unknown): string {
  return typeof text === 'string' ? text.slice(0, 80) : typeof text
}

function isWritten(text: unknown, type: ScillaType): boolean {
  if (typeof text !== 'string') return false
  const plain = eraseAddresses(type)
  if (text === formatType(plain)) return true
  try {
    const written = parseType(text)
    return equalTypes(written, plain)
  } catch (error) {
    if (error instanceof AbiError) return false
    throw error
  }
}
