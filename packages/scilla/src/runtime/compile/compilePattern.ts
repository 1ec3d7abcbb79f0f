import type { Pattern } from '../../syntax/ast'
import type { Value } from '../../values/values'
import type { Scope } from './scope'

/** Whether a value fits; binds the pattern's variables in the slots on the way. */
export type Matcher = (value: Value, slots: Value[]) => boolean

/** Compiles a pattern; declares its variables in `scope`. */
export function compilePattern(pattern: Pattern, scope: Scope): Matcher {
  switch (pattern.kind) {
    case 'wildcard':
      return () => true
    case 'binder': {
      const slot = scope.declare(pattern.name)
      return (value, slots) => {
        slots[slot] = value
        return true
      }
    }
    case 'constructorPattern': {
      const entry = scope.module.constructors.get(pattern.constructorName.name)
      if (entry === undefined) {
        throw scope.illTyped(
          `There is no constructor ${pattern.constructorName.name}.`,
          pattern.constructorName.loc,
        )
      }
      if (entry.argTypes.length !== pattern.args.length) {
        throw scope.illTyped(`${entry.name} has ${entry.argTypes.length} arguments.`, pattern.loc)
      }
      return constructorMatcher(
        entry.name,
        pattern.args.map((arg) => compilePattern(arg, scope)),
      )
    }
  }
}

function constructorMatcher(name: string, args: readonly Matcher[]): Matcher {
  const [first, second] = args
  if (first === undefined) return (value) => value.kind === 'adt' && value.name === name
  if (second === undefined) {
    return (value, slots) =>
      value.kind === 'adt' && value.name === name && first(value.args[0] as Value, slots)
  }
  return (value, slots) =>
    value.kind === 'adt' &&
    value.name === name &&
    args.every((matches, index) => matches(value.args[index] as Value, slots))
}
