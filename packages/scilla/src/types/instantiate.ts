import type { ScillaType } from '@tyto/abi'

/** What to put for type variables, by name (with the quote). */
export type Substitution = ReadonlyMap<string, ScillaType>

/**
 * `type` with its free variables replaced; bound ones are renamed where they would catch a variable of what is put in.
 * Parts that hold nothing to replace are shared with the original. `visit` is told of each node.
 */
export function substitute(type: ScillaType, by: Substitution, visit: () => void): ScillaType {
  return new Substituter(by, visit).apply(type, by)
}

class Substituter {
  /** Variables that must not be caught; made when the first `forall` is met. */
  private incoming: Set<string> | undefined

  constructor(
    private readonly whole: Substitution,
    private readonly visit: () => void,
  ) {}

  apply(type: ScillaType, by: Substitution): ScillaType {
    this.visit()
    switch (type.kind) {
      case 'variable':
        return by.get(type.name) ?? type
      case 'map': {
        const key = this.apply(type.key, by)
        const value = this.apply(type.value, by)
        return key === type.key && value === type.value ? type : { kind: 'map', key, value }
      }
      case 'adt': {
        const args = type.args.map((arg) => this.apply(arg, by))
        return args.every((arg, index) => arg === type.args[index]) ? type : { ...type, args }
      }
      case 'function': {
        const from = this.apply(type.from, by)
        const to = this.apply(type.to, by)
        return from === type.from && to === type.to ? type : { kind: 'function', from, to }
      }
      case 'address': {
        const fields = type.fields.map((field) => {
          const applied = this.apply(field.type, by)
          return applied === field.type ? field : { name: field.name, type: applied }
        })
        return fields.every((field, index) => field === type.fields[index]) ? type : { ...type, fields }
      }
      case 'forall':
        return this.forall(type, by)
      default:
        return type
    }
  }

  private forall(type: Extract<ScillaType, { kind: 'forall' }>, by: Substitution): ScillaType {
    const inside = new Map(by)
    inside.delete(type.variable)
    if (inside.size === 0) return type
    const incoming = (this.incoming ??= freeVariables(...this.whole.values()))
    let { variable } = type
    if (incoming.has(variable)) {
      // A quote at the end: no source can hold such a name.
      while (incoming.has(variable)) variable += "'"
      incoming.add(variable)
      inside.set(type.variable, { kind: 'variable', name: variable })
    }
    const body = this.apply(type.body, inside)
    return body === type.body ? type : { kind: 'forall', variable, body }
  }
}

/** The free variables of some types, with their quotes. */
export function freeVariables(...types: readonly ScillaType[]): Set<string> {
  const free = new Set<string>()
  for (const type of types) collectFree(type, free, [])
  return free
}

function collectFree(type: ScillaType, into: Set<string>, bound: readonly string[]): void {
  switch (type.kind) {
    case 'variable':
      if (!bound.includes(type.name)) into.add(type.name)
      return
    case 'map':
      collectFree(type.key, into, bound)
      collectFree(type.value, into, bound)
      return
    case 'adt':
      for (const arg of type.args) collectFree(arg, into, bound)
      return
    case 'function':
      collectFree(type.from, into, bound)
      collectFree(type.to, into, bound)
      return
    case 'address':
      for (const field of type.fields) collectFree(field.type, into, bound)
      return
    case 'forall':
      collectFree(type.body, into, [...bound, type.variable])
      return
    default:
  }
}
