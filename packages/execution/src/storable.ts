import { ScillaRuntimeError, walkEntries, type Value } from '@tyto/scilla'

/** So deep may a stored value be, list items not counted; half of what its JSON form allows. */
const deepest = 500

/**
 * Refuses a value that is nested too deep to be written down, read back or shown: a contract can make a `Nat` of any
 * height for little gas. Throws ScillaRuntimeError, which ends the call.
 */
export function requireStorable(value: Value): void {
  if (isDeeperThan(value, deepest)) {
    throw new ScillaRuntimeError('TooDeep', 'A value is nested too deep to be stored.')
  }
}

function isDeeperThan(value: Value, limit: number): boolean {
  if (limit < 0) return true
  if (value.kind === 'map') {
    // Entries of flat types cannot be deep: the largest maps are of those.
    if (value.valueType.kind === 'primitive' || value.valueType.kind === 'bystr') return false
    for (const { value: entry } of walkEntries(value.entries)) if (isDeeperThan(entry, limit - 1)) return true
    return false
  }
  if (value.kind !== 'adt') return false
  if (value.type.name !== 'List') return value.args.some((argument) => isDeeperThan(argument, limit - 1))
  let rest: Value = value
  while (rest.kind === 'adt' && rest.args.length === 2) {
    if (isDeeperThan(rest.args[0]!, limit - 1)) return true
    rest = rest.args[1]!
  }
  return false
}
