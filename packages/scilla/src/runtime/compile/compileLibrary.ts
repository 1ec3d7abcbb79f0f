import { defineAdt, type AdtConstructor, type AdtDefinition } from '@tyto/abi'
import type { ImportedLibrary, Library } from '../../syntax/ast'
import type { GasMeter } from '../../gas/gasMeter'
import { Frame, type Code, type Machine } from '../machine'
import type { Value } from '../../values/values'
import { ownName } from '../../types/qualify'
import { compileExpression } from './compileExpression'
import { resolveType } from './compileType'
import { recursionPrimitives } from './recursion'
import { Layout, ModuleScope, Scope } from './scope'

/** Code that fills one place of an instance's globals. */
export interface Initializer {
  readonly index: number
  /** How often a run pays for it: once for each way on which its library is imported; 0 for what is free. */
  times: number
  evaluate(): Value
}

/** The globals of a program: places are given out while it is compiled, and filled in this order when it runs. */
export class Globals {
  size = 0
  readonly initializers: Initializer[] = []

  newIndex(): number {
    return this.size++
  }

  /** Fills the globals of an instance. Evaluates each once and pays for it as often as its library is imported. */
  fill(values: Value[], gas: GasMeter): void {
    for (const { index, times, evaluate } of this.initializers) {
      const before = gas.used
      values[index] = evaluate()
      if (times === 0) gas.forget(before)
      else gas.charge((gas.used - before) * (times - 1))
    }
  }
}

/** Given by a library to those who import it. */
export interface LibraryExports {
  readonly values: ReadonlyMap<string, number>
  readonly typeNames: ReadonlyMap<string, string>
  readonly constructors: ReadonlyMap<string, AdtConstructor>
}

/** A scope with what the language itself offers. */
export function languageScope(
  machine: Machine,
  file: string,
  primitives = recursionPrimitives(machine),
  options: { readonly loose?: boolean } = {},
): ModuleScope {
  const scope = new ModuleScope(file, options)
  for (const [name, value] of primitives) {
    const code: Code = () => value
    scope.values.set(name, code)
  }
  return scope
}

/** Brings an imported library's names into scope, behind its namespace if it has one. */
export function importInto(scope: ModuleScope, imported: ImportedLibrary, library: LibraryExports): void {
  const prefix = imported.namespace === undefined ? '' : `${imported.namespace.name}.`
  for (const [name, index] of library.values) scope.values.set(prefix + name, index)
  for (const [name, typeName] of library.typeNames) scope.typeNames.set(prefix + name, typeName)
  for (const [name, constructor] of library.constructors) scope.constructors.set(prefix + name, constructor)
}

/** Where a library's names, values and types go. */
export interface LibraryPlace {
  readonly machine: Machine
  readonly module: ModuleScope
  readonly globals: Globals
  readonly adts: AdtDefinition[]
}

/**
 * Compiles a library's entries into a module, in order; `qualifier` (an address or a name, '' for the contract's own
 * library) goes before the names of its types. Gives back what others may import.
 */
export function compileLibrary(
  library: Library,
  qualifier: string,
  { machine, module, globals, adts }: LibraryPlace,
): LibraryExports {
  const values = new Map<string, number>()
  const typeNames = new Map<string, string>()
  const constructors = new Map<string, AdtConstructor>()
  for (const entry of library.entries) {
    if (entry.kind === 'libraryType') {
      const typeName = qualifier === '' ? ownName(entry.name.name) : `${qualifier}.${entry.name.name}`
      const rows = entry.constructors.map(
        ({ name, argTypes }) =>
          [name.name, ...argTypes.map(({ type }) => resolveType(type, module))] as const,
      )
      const adt = defineAdt(typeName, [], rows)
      adts.push(adt)
      typeNames.set(entry.name.name, typeName)
      module.typeNames.set(entry.name.name, typeName)
      for (const constructor of adt.constructors) {
        constructors.set(constructor.name, constructor)
        module.constructors.set(constructor.name, constructor)
      }
      continue
    }
    const scope = new Scope(machine, module, new Layout())
    const code = compileExpression(entry.value, scope)
    const index = globals.newIndex()
    globals.initializers.push({ index, times: 1, evaluate: () => code(new Frame(scope.layout.size)) })
    values.set(entry.name.name, index)
    module.values.set(entry.name.name, index)
  }
  return { values, typeNames, constructors }
}
