import { bech32Builtins } from './bech32Builtins'
import { blockNumberBuiltins } from './blockNumberBuiltins'
import type { Builtin } from './builtin'
import { conversionBuiltins, toFixedBytes } from './conversionBuiltins'
import { cryptoBuiltins } from './cryptoBuiltins'
import { curveBuiltins } from './curveBuiltins'
import { equalityBuiltin } from './equalityBuiltins'
import { integerBuiltins } from './integerBuiltins'
import { mapBuiltins } from './mapBuiltins'
import { textBuiltins } from './textBuiltins'

const BUILTINS: ReadonlyMap<string, Builtin> = new Map<string, Builtin>([
  ['eq', equalityBuiltin],
  ...integerBuiltins,
  ...conversionBuiltins,
  ...textBuiltins,
  ...blockNumberBuiltins,
  ...mapBuiltins,
  ...cryptoBuiltins,
  ...bech32Builtins,
  ...curveBuiltins,
])

/** The builtin of a name (`add`, `to_bystr32`), `undefined` if the language has none. */
export const findBuiltin = (name: string): Builtin | undefined => {
  const found = BUILTINS.get(name)
  if (found !== undefined) return found
  const width = /^to_bystr([1-9][0-9]{0,5})$/.exec(name)?.[1]
  return width === undefined ? undefined : toFixedBytes(Number(width))
}
