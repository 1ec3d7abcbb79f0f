import type { AdtConstructor, AdtDefinition, ScillaType } from '@tyto/abi'
import type { ConstructorDefinition, Library, LibraryLet, LibraryType } from '../syntax/ast'
import type { BoundType } from './bindings'
import { builtInAdts } from '../types/builtInAdts'
import { ownName } from '../types/qualify'
import { attempt, expectAssignable, type Checking } from './checking'
import { inferExpression } from './inferExpression'
import type { LibraryDeclarations } from './libraryExports'
import { resolveType } from './resolveType'

/**
 * Checks the entries of a library in their order, each of which may use those before it. `prefix` goes before the
 * names of its types: the library's id and a dot, or nothing for a contract's own library.
 */
export function checkLibrary(checking: Checking, library: Library, prefix: string): LibraryDeclarations {
  const values = new Map<string, BoundType>()
  const types = new Map<string, AdtDefinition>()
  const constructors = new Map<string, AdtConstructor>()
  for (const entry of library.entries) {
    if (entry.kind === 'libraryType') {
      const adt = declareType(checking, entry, prefix)
      if (adt === undefined) continue
      types.set(entry.name.name, adt)
      for (const constructor of adt.constructors) constructors.set(constructor.name, constructor)
    } else {
      const { name } = entry.name
      const type = attempt(checking, () => letType(checking, entry)) ?? null
      checking.names.values.bind(name, type, entry.name.loc)
      values.set(name, type)
    }
  }
  return { values, types, constructors }
}

function letType(checking: Checking, { annotation, value }: LibraryLet): ScillaType {
  const type = inferExpression(checking, value)
  if (annotation === undefined) return type
  const wanted = resolveType(checking, annotation)
  expectAssignable(checking, wanted, type, value.loc)
  return wanted
}

function declareType(checking: Checking, entry: LibraryType, prefix: string): AdtDefinition | undefined {
  const { findings, names } = checking
  const { name, loc } = entry.name
  if (!isFree(names.types.get(name), prefix)) {
    findings.error(loc, 'DuplicateName', `There is a type ${name} already.`, 'names')
    return undefined
  }
  const list: AdtConstructor[] = []
  const adt: AdtDefinition = {
    name: prefix === '' ? ownName(name) : prefix + name,
    typeParams: [],
    constructors: list,
  }
  for (const definition of entry.constructors) {
    const constructor = attempt(checking, () => declareConstructor(checking, definition, adt, prefix))
    if (constructor === undefined) continue
    list.push(constructor)
    names.constructors.set(definition.name.name, constructor)
  }
  names.types.set(name, adt)
  names.definitions.set(adt.name, adt)
  return adt
}

/**
 * Whether a name may be given that means something of `taken` so far. A contract's own types and constructors hide those of the
 * language, as 0.13.1 was seen to accept; a library's do not.
 */
function isFree(taken: AdtDefinition | undefined, prefix: string): boolean {
  return taken === undefined || (prefix === '' && builtInAdts.get(taken.name) === taken)
}

function declareConstructor(
  checking: Checking,
  { name, argTypes }: ConstructorDefinition,
  adt: AdtDefinition,
  prefix: string,
): AdtConstructor {
  if (!isFree(checking.names.constructors.get(name.name)?.adt, prefix)) {
    const message = `There is a constructor ${name.name} already.`
    checking.findings.fail(name.loc, 'DuplicateName', message, 'names')
  }
  return { name: name.name, adt, argTypes: argTypes.map((type) => resolveType(checking, type)) }
}
