import { bytesType, optionType } from '../types/build'
import { adtOf, notMoneyTag } from '../tags/tag'
import type { BuiltinRules } from './builtinRule'
import { fixed, stringType } from './signature'
import { known } from './tagRules'

const tags = known(adtOf('Option', notMoneyTag), notMoneyTag, notMoneyTag)

export const bech32Rules = {
  bech32_to_bystr20: { type: fixed([stringType, stringType], optionType(bytesType(20))), tags },
  bystr20_to_bech32: { type: fixed([stringType, bytesType(20)], optionType(stringType)), tags },
} satisfies BuiltinRules
