import { type AdtConstructor } from '@tyto/abi'
import { builtInAdts } from '../../types/builtInAdts'
import type { Location } from '../../syntax/ast'
import { ScillaRuntimeError, type RuntimePosition } from '../../errors/runtimeErrors'
import type { Code, Machine } from '../machine'

/** The slots of one activation; slots are never given out twice. */
export class Layout {
  size = 0
  readonly parent: Layout | undefined
  /** The type variable that this activation binds, if it is one of a type function. */
  readonly typeVariable: string | undefined

  constructor(parent?: Layout, typeVariable?: string) {
    this.parent = parent
    this.typeVariable = typeVariable
  }

  newSlot(): number {
    return this.size++
  }
}

/**
 * The names of a module that are the same for all its code: library values, contract parameters, types and constructors.
 * A name maps to a place in the instance's globals or to code of its own.
 */
export class ModuleScope {
  readonly values = new Map<string, number | Code>()
  readonly typeNames = new Map<string, string>()
  readonly constructors = new Map<string, AdtConstructor>()
  readonly file: string
  /**
   * Whether the program is run as it stands (an expression on its own): an unknown name fails only where it is used, and
   * types that are left out are unknown.
   */
  readonly loose: boolean

  constructor(file: string, { loose = false }: { readonly loose?: boolean } = {}) {
    this.file = file
    this.loose = loose
    for (const adt of builtInAdts.values()) {
      this.typeNames.set(adt.name, adt.name)
      for (const constructor of adt.constructors) this.constructors.set(constructor.name, constructor)
    }
  }

  position(loc: Location): RuntimePosition {
    return { file: this.file, line: loc.start.line, column: loc.start.column }
  }
}

/** Local variables: blocks within blocks, across the layouts of nested functions. */
export class Scope {
  readonly machine: Machine
  readonly module: ModuleScope
  readonly layout: Layout
  readonly #outer: Scope | undefined
  readonly #slots = new Map<string, number>()

  constructor(machine: Machine, module: ModuleScope, layout: Layout, outer?: Scope) {
    this.machine = machine
    this.module = module
    this.layout = layout
    this.#outer = outer
  }

  /** A scope inside this one, in the same activation. */
  block(): Scope {
    return new Scope(this.machine, this.module, this.layout, this)
  }

  /** A scope in a new activation inside this one. */
  activation(typeVariable?: string): Scope {
    return new Scope(this.machine, this.module, new Layout(this.layout, typeVariable), this)
  }

  declare(name: string): number {
    const slot = this.layout.newSlot()
    this.#slots.set(name, slot)
    return slot
  }

  /** Where a name stands: a local slot and the number of activations to go outwards. */
  local(name: string): { readonly hops: number; readonly slot: number } | undefined {
    const slot = this.#slots.get(name)
    if (slot !== undefined) return { hops: 0, slot }
    const found = this.#outer?.local(name)
    if (found === undefined || this.#outer?.layout === this.layout) return found
    return { hops: found.hops + 1, slot: found.slot }
  }

  /** The number of activations outwards to the one that binds a type variable. */
  typeVariable(name: string): number | undefined {
    let hops = 0
    for (let layout: Layout | undefined = this.layout; layout !== undefined; layout = layout.parent) {
      if (layout.typeVariable === name) return hops
      hops++
    }
    return undefined
  }

  /** An error in the program that a type checker would have found. */
  illTyped(message: string, loc: Location): ScillaRuntimeError {
    return new ScillaRuntimeError('IllTyped', message, this.module.position(loc))
  }
}
