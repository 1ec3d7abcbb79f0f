import type { Identifier } from '../../syntax/ast'
import type { Code, Frame } from '../machine'
import { keyText } from '../../values/values'
import { compileName } from './compileName'
import type { Scope } from './scope'

/** The keys of a map statement as key texts. */
export function compileKeys(keys: readonly Identifier[], scope: Scope): (frame: Frame) => string[] {
  const codes = keys.map((key) => compileName(key, scope))
  const [first, second] = codes as [Code, Code | undefined]
  if (second === undefined) return (frame) => [keyText(first(frame))]
  return (frame) => codes.map((code) => keyText(code(frame)))
}
