import type { CheckedContract } from '../check/checkContract'
import type { Diagnostic } from '../errors/diagnostic'
import { mentionsOf } from './mentions'
import type { Warn } from './rule'
import { rules } from './rules'

/**
 * Warnings about things that are legal in a contract, but perhaps not meant: names that nothing uses, a second `accept`, whole maps where entries
 * would do.
 *
 * @example
 * const source = 'scilla_version 0 contract Till () field sum : Uint128 = Uint128 0 transition Pay () accept; sum := _amount end'
 * findWarnings(checkContract(parseContract(source))).map(({ message }) => message) // ['The field sum is written, but never read.']
 */
export function findWarnings(checked: CheckedContract): readonly Diagnostic[] {
  const { module } = checked
  const found = [...checked.typeWarnings]
  const warn: Warn = (loc, code, message) =>
    found.push({ severity: 'warning', code, message, file: module.file, start: loc.start, end: loc.end })
  const context = { ...checked, mentions: mentionsOf(module), warn }
  for (const rule of rules) rule(context)
  return found
}
