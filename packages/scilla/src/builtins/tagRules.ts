import { adtOf, INCONSISTENT, join, MONEY, NO_INFO, NOT_MONEY, mapOf, type Tag } from '../tags/tag'

/** What a use of a builtin says about its arguments and its result, given what is known of them. */
export interface BuiltinTags {
  readonly args: readonly Tag[]
  readonly result: Tag
}

type Rule = (args: readonly Tag[], result: Tag) => BuiltinTags

const known =
  (result: Tag, ...args: readonly Tag[]): Rule =>
  () => ({ args, result })

/** Arguments and result are amounts of one kind. */
const alike: Rule = (args, result) => {
  const all = args.reduce(join, result)
  return { args: args.map(() => all), result: all }
}

/** The arguments are of one kind; the result is a truth value. */
const compared: Rule = (args) => {
  const all = args.reduce(join, NO_INFO)
  return { args: args.map(() => all), result: NOT_MONEY }
}

/** Money times a number is money, and money divided by a number; a number of two amounts of money is no money. */
const scaled: Rule = (args, result) => {
  const [a = NO_INFO, b = NO_INFO] = args
  if (a === MONEY) return { args: [MONEY, b], result: b === MONEY ? NOT_MONEY : result }
  if (a === NOT_MONEY && b === NOT_MONEY) return { args: [a, b], result: NOT_MONEY }
  return { args: [a, b], result }
}

/** A number of another width; whether the result is an `Option` depends on the type, which tags do not know. */
const converted: Rule = ([a = NO_INFO], result) => {
  if (result.kind !== 'adt') return { args: [a], result }
  const inside = join(a, result.args[0] ?? NO_INFO)
  return { args: [inside], result: adtOf('Option', inside) }
}

const valueOf = (map: Tag): Tag => (map.kind === 'map' ? map.of : NO_INFO)

const NOTHING_KNOWN = known(NO_INFO)

/** The reference has no rule for these, and calls what they give inconsistent; likewise all that meets `ecdsa_verify`. */
const unknown: Rule = (args) => ({ args, result: INCONSISTENT })

const RULES: ReadonlyMap<string, Rule> = new Map<string, Rule>([
  ['eq', compared],
  ['lt', compared],
  ['add', alike],
  ['sub', alike],
  ['mul', scaled],
  ['div', scaled],
  ['rem', scaled],
  ['pow', known(NOT_MONEY, NOT_MONEY, NOT_MONEY)],
  ['isqrt', alike],
  ['blt', known(NOT_MONEY, NOT_MONEY, NOT_MONEY)],
  ['badd', known(NOT_MONEY, NOT_MONEY, NOT_MONEY)],
  ['bsub', known(NOT_MONEY, NOT_MONEY, NOT_MONEY)],
  ['concat', known(NOT_MONEY, NOT_MONEY, NOT_MONEY)],
  ['substr', known(NOT_MONEY, NOT_MONEY, NOT_MONEY, NOT_MONEY)],
  ['strlen', known(NOT_MONEY, NOT_MONEY)],
  ['to_int256', unknown],
  ['to_uint256', unknown],
  ['strrev', unknown],
  ['to_ascii', unknown],
  ['sha256hash', known(NOT_MONEY)],
  ['keccak256hash', known(NOT_MONEY)],
  ['ripemd160hash', known(NOT_MONEY)],
  ['schnorr_verify', known(NOT_MONEY, NOT_MONEY, NOT_MONEY, NOT_MONEY)],
  ['schnorr_get_address', known(NOT_MONEY, NOT_MONEY)],
  ['ecdsa_verify', known(INCONSISTENT, INCONSISTENT, INCONSISTENT, INCONSISTENT)],
  ['ecdsa_recover_pk', known(NOT_MONEY, NOT_MONEY, NOT_MONEY, NOT_MONEY)],
  ['bech32_to_bystr20', known(adtOf('Option', NOT_MONEY), NOT_MONEY, NOT_MONEY)],
  ['bystr20_to_bech32', known(adtOf('Option', NOT_MONEY), NOT_MONEY, NOT_MONEY)],
  ['contains', known(NOT_MONEY, mapOf(NO_INFO), NOT_MONEY)],
  ['size', known(NOT_MONEY, mapOf(NO_INFO))],
  ['to_string', alike],
  ['to_bystr', known(NOT_MONEY, NOT_MONEY)],
  [
    'put',
    ([map = NO_INFO, , value = NO_INFO], result) => {
      const all = join(join(map, result), mapOf(value))
      return { args: [all, NOT_MONEY, valueOf(all)], result: all }
    },
  ],
  [
    'get',
    ([map = NO_INFO], result) => {
      const all = join(map, mapOf(result.kind === 'adt' ? (result.args[0] ?? NO_INFO) : NO_INFO))
      return { args: [all, NOT_MONEY], result: adtOf('Option', valueOf(all)) }
    },
  ],
  [
    'remove',
    ([map = NO_INFO], result) => {
      const all = join(join(map, result), mapOf(NO_INFO))
      return { args: [all, NOT_MONEY], result: all }
    },
  ],
  ['to_list', unknown],
])

export const builtinTags = (name: string, args: readonly Tag[], result: Tag): BuiltinTags => {
  const rule = RULES.get(name) ?? (/^to_u?int\d+$/.test(name) ? converted : NOTHING_KNOWN)
  return rule(args, result)
}
