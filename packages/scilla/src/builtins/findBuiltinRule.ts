import type { AdtDefinitions, ScillaType } from '@tyto/abi'
import { bytesType } from '../types/build'
import { fixedBytesWidth, type BuiltinName } from '../syntax/builtinNames'
import { bech32Rules } from './bech32Rules'
import { blockNumberRules } from './blockNumberRules'
import type { BuiltinRule } from './builtinRule'
import { conversionRules, toFixedBytesRule } from './conversionRules'
import { cryptoRules } from './cryptoRules'
import { curveRules } from './curveRules'
import { equalityRules } from './equalityRules'
import { integerRules } from './integerRules'
import { mapRules } from './mapRules'
import {} from './signature'
import { textRules } from './textRules'

const rules = {
  ...equalityRules,
  ...integerRules,
  ...conversionRules,
  ...textRules,
  ...blockNumberRules,
  ...mapRules,
  ...cryptoRules,
  ...bech32Rules,
  ...curveRules,
} satisfies Record<BuiltinName, BuiltinRule>

const byName: ReadonlyMap<string, BuiltinRule> = new Map(Object.entries(rules))

/** The builtin of a name (`add`, `to_bystr32`) as the checker knows it; `undefined` if the language has none. */
export function findBuiltinRule(name: string): BuiltinRule | undefined {
  const width = fixedBytesWidth(name)
  return width === undefined ? byName.get(name) : toFixedBytesRule(width)
}

/** The type of what a builtin gives for arguments of these types; `undefined` if it cannot be applied to them. */
export function builtinResult(
  { type }: BuiltinRule,
  written: readonly ScillaType[],
  definitions: AdtDefinitions,
): ScillaType | undefined {
  const args = written.map((arg) => (arg.kind === 'address' ? bytesType(20) : arg))
  return type(args, { written, definitions })
}
