import type { Identifier, Location } from '../../syntax/ast'
import type { Code, Frame } from '../machine'
import type { Value } from '../../values/values'
import type { Scope } from './scope'

/** Compiles the use of a name: a variable of this activation or of one around it, a library value, a parameter. */
export function compileVariable(name: string, loc: Location, scope: Scope): Code {
  const local = scope.local(name)
  if (local !== undefined) return readSlot(local.hops, local.slot)
  const global = scope.module.values.get(name)
  if (global === undefined) {
    const unknown = () => scope.illTyped(`There is no variable ${name}.`, loc)
    if (!scope.module.loose) throw unknown()
    return () => {
      throw unknown()
    }
  }
  if (typeof global === 'function') return global
  const { machine } = scope
  return () => machine.instance.globals[global] as Value
}

export function compileName(identifier: Identifier, scope: Scope): Code {
  return compileVariable(identifier.name, identifier.loc, scope)
}

function readSlot(hops: number, slot: number): Code {
  if (hops === 0) return (frame) => frame.slots[slot] as Value
  if (hops === 1) return (frame) => (frame.parent as Frame).slots[slot] as Value
  return (frame) => {
    let at = frame
    for (let i = 0; i < hops; i++) at = at.parent as Frame
    return at.slots[slot] as Value
  }
}
