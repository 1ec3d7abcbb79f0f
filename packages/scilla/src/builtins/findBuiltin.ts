import { fixedBytesWidth, type BuiltinName } from '../syntax/builtinNames'
import { bech32Builtins } from './bech32Builtins'
import { blockNumberBuiltins } from './blockNumberBuiltins'
import type { Builtin } from './builtin'
import { conversionBuiltins, toFixedBytes } from './conversionBuiltins'
import { cryptoBuiltins } from './cryptoBuiltins'
import { curveBuiltins } from './curveBuiltins'
import { equalityBuiltins } from './equalityBuiltins'
import { integerBuiltins } from './integerBuiltins'
import { mapBuiltins } from './mapBuiltins'
import { textBuiltins } from './textBuiltins'

const builtins = {
  ...equalityBuiltins,
  ...integerBuiltins,
  ...conversionBuiltins,
  ...textBuiltins,
  ...blockNumberBuiltins,
  ...mapBuiltins,
  ...cryptoBuiltins,
  ...bech32Builtins,
  ...curveBuiltins,
} satisfies Record<BuiltinName, Builtin>

const byName: ReadonlyMap<string, Builtin> = new Map(Object.entries(builtins))

/** The builtin of a name (`add`, `to_bystr32`) as it runs, with its gas; `undefined` if the language has none. */
export function findBuiltin(name: string): Builtin | undefined {
  const width = fixedBytesWidth(name)
  return width === undefined ? byName.get(name) : toFixedBytes(width)
}
