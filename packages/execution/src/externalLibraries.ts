import { BaseError, type Address } from '@tyto/primitives'
import {
  listItems,
  mostLibraries,
  parseLibrary,
  ScillaRuntimeError,
  tooManyLibraries,
  type LibrarySource,
  type Value,
} from '@tyto/scilla'
import type { ImportedLibraries } from './programCache'
import type { StateReader } from './state'

/** A library that a contract or a library imports does not stand where its init data says. */
export class LibraryMissing extends BaseError<'LibraryMissing'> {
  constructor(name: string, address: Address) {
    super('LibraryMissing', `There is no library ${name} at ${address}.`)
  }
}

/** The names and addresses in the init value `_extlibs` (`List (Pair String ByStr20)`). */
function listed(init: ReadonlyMap<string, Value>): readonly (readonly [name: string, address: Address])[] {
  const list = init.get('_extlibs')
  if (list === undefined) return []
  return Array.from(listItems(list), (pair) => {
    const [name, address] = pair.kind === 'adt' ? pair.args : []
    if (name?.kind !== 'string' || address?.kind !== 'bytes')
      throw new TypeError('_extlibs is no list of pairs')
    return [name.value, address.hex]
  })
}

/**
 * The libraries on the chain that init data points to, and those that they point to themselves, by the names under which
 * they are imported. Throws `LibraryMissing`, also where one name stands for two addresses, ScillaError, and
 * ScillaRuntimeError for more of them than a program may import.
 */
function resolve(state: StateReader, init: ReadonlyMap<string, Value>): ReadonlyMap<string, LibrarySource> {
  const found = new Map<string, LibrarySource>()
  // Grows while it is gone through: a chain of libraries may be of any length.
  const inits = [init]
  for (const from of inits) {
    for (const [name, address] of listed(from)) {
      const known = found.get(name)
      if (known?.qualifier === address) continue
      const code = state.code(address)
      if (known !== undefined || code === undefined) throw new LibraryMissing(name, address)
      const own = state.init(address)
      if (!isLibrary(own)) throw new LibraryMissing(name, address)
      if (found.size >= mostLibraries) throw new ScillaRuntimeError('TooDeep', tooManyLibraries)
      found.set(name, { module: parseLibrary(code, `${name}.scillib`), qualifier: address })
      inits.push(own)
    }
  }
  return found
}

/** The libraries that init data names, read when they are needed; undefined where it names none. */
export function externalLibraries(
  state: StateReader,
  init: ReadonlyMap<string, Value>,
): ImportedLibraries | undefined {
  if (!init.has('_extlibs')) return undefined
  const libraries = listed(init)
  if (libraries.length === 0) return undefined
  let resolved: ReadonlyMap<string, LibrarySource> | undefined
  // As JSON: names are any texts, and two lists must never have one key.
  return { key: JSON.stringify(libraries), resolve: () => (resolved ??= resolve(state, init)) }
}

/** Whether init values are those of a library. */
export function isLibrary(init: ReadonlyMap<string, Value>): boolean {
  const value = init.get('_library')
  return value?.kind === 'adt' && value.name === 'True'
}
