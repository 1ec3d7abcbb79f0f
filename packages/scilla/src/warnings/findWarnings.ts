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
 * findWarnings(checkContract(parseContract(source))).map(({ message }) => message)
 * // ['The field owners is not used.']
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
