import type { ScillaParam } from '@tyto/abi'
import { ScillaRuntimeError } from '../../errors/runtimeErrors'
import { readNamedValues } from './readNamedValues'
import type { TypedName } from '../typedName'
import { boolType, bytesType, listType, pairType, primitiveType } from '../../types/build'
import type { Value } from '../../values/values'

/** The init data of every contract and library holds these besides its own parameters. */
export const implicitParameters: readonly TypedName[] = [
  { name: '_scilla_version', type: primitiveType('Uint32') },
  { name: '_this_address', type: bytesType(20) },
  { name: '_creation_block', type: primitiveType('BNum') },
]

/** The init data may hold these: whether it is a library, and where the libraries stand that it imports (name and address). */
export const optionalParameters: readonly TypedName[] = [
  { name: '_library', type: boolType },
  { name: '_extlibs', type: listType(pairType(primitiveType('String'), bytesType(20))) },
]

/**
 * The init data of a library as values, checked like that of a contract; `version` is that of its code, which may leave it
 * out. Throws ScillaRuntimeError.
 */
export function readLibraryInit(init: readonly ScillaParam[], version?: number): ReadonlyMap<string, Value> {
  const values = readNamedValues(
    init,
    { wanted: implicitParameters, optional: optionalParameters },
    new Map(),
    'InvalidInit',
  )
  if (version !== undefined) requireVersion(values, version, 'library')
  return values
}

/** Fails where init values name another version of the language than the code does. */
export function requireVersion(
  init: ReadonlyMap<string, Value>,
  version: number,
  what: 'contract' | 'library',
): void {
  const given = init.get('_scilla_version')
  if (given?.kind !== 'integer' || given.value !== BigInt(version))
    throw new ScillaRuntimeError('InvalidInit', `The ${what} is of Scilla version ${version}.`)
}
