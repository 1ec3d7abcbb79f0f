/** How it is written what a use of a builtin says about money. */
import { inconsistentTag, join, money, noInfo, notMoneyTag, type Tag } from '../tags/tag'

/** The tags of the arguments and of the result. */
export interface BuiltinTags {
  readonly args: readonly Tag[]
  readonly result: Tag
}

/** From what is known of the arguments and the result before. */
export type TagRule = (args: readonly Tag[], result: Tag) => BuiltinTags

/** Always the same. */
export function known(result: Tag, ...args: readonly Tag[]): TagRule {
  return () => ({ args, result })
}

export const nothingKnown = known(noInfo)

/** Neither the result nor any of so many arguments is money. */
export function notMoney(count: number): TagRule {
  return known(notMoneyTag, ...Array.from({ length: count }, () => notMoneyTag))
}

/** Arguments and result are amounts of one kind. */
export const alike: TagRule = (args, result) => {
  const all = args.reduce(join, result)
  return { args: args.map(() => all), result: all }
}

/** The arguments are of one kind; the result is a truth value. */
export const compared: TagRule = (args) => {
  const all = args.reduce(join, noInfo)
  return { args: args.map(() => all), result: notMoneyTag }
}

/** Money times a number is money, and so is money divided by a number; two amounts of money give a number. */
export const scaled: TagRule = (args, result) => {
  const [a = noInfo, b = noInfo] = args
  if (a === money) return { args: [money, b], result: b === money ? notMoneyTag : result }
  if (a === notMoneyTag && b === notMoneyTag) return { args: [a, b], result: notMoneyTag }
  return { args: [a, b], result }
}

/** As for products, but for the reference nothing is divided by money. */
export const divided: TagRule = (args, result) => ({
  args: [args[0] ?? noInfo, notMoneyTag],
  result: scaled(args, result).result,
})

/** A number of another width: for the reference what is known of the one says nothing of the other. */
export const converted: TagRule = ([a = noInfo], result) => ({ args: [a], result })

/** For builtins without a rule in the reference, which calls their result inconsistent. */
export const inconsistent: TagRule = (args) => ({ args, result: inconsistentTag })
