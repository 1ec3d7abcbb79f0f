import { type AdtConstructor, type AdtDefinition } from '@tyto/abi'
import { builtInAdts } from '../types/builtInAdts'
import { recursionTypes } from '../types/recursionTypes'
import { Bindings, type NoteUse } from './bindings'

/**
 * The names that a module may use, as they are written in it: its own, those of the libraries that it imports (behind
 * a namespace if it gave one) and the language's.
 */
export class ModuleNames {
  /** Types as written. */
  readonly types = new Map<string, AdtDefinition>()
  /** Constructors as written. */
  readonly constructors = new Map<string, AdtConstructor>()
  readonly values: Bindings
  readonly namespaces = new Set<string>()

  /** `definitions` are the types of all modules and of the language by their unique name, shared within one check. */
  constructor(
    readonly definitions: Map<string, AdtDefinition>,
    note?: NoteUse,
  ) {
    this.values = new Bindings(note)
    for (const adt of builtInAdts.values()) {
      this.types.set(adt.name, adt)
      for (const constructor of adt.constructors) this.constructors.set(constructor.name, constructor)
    }
    for (const [name, type] of recursionTypes) this.values.bind(name, type)
  }

  /** The definition behind a resolved type's name. */
  definition(name: string): AdtDefinition | undefined {
    return this.definitions.get(name)
  }
}
