import { unitRules } from './bindings/unitRules'

/**
 * The unit that a number of a contract counts in. A note in the contract's source says it, and `npm run generate` collects them:
 *
 * `(*@ unit Transfer.amount = coin addrName *)`
 */
export type UnitRule =
  /** Nothing that people count money in: an id, a count, blocks. Also what no rule here can say. */
  | 'plain'
  /** The points behind motions. */
  | 'xPoints'
  /** The contract is a token, and the number is an amount of it. */
  | 'ownToken'
  /** The first key of the map around it, or the text before it in a pair, is the id of a coin. */
  | 'coinOfKey'
  /** A share of the community, which is a share of its pool that belongs to a domain. */
  | 'daoShare'
  /** Always this coin. */
  | { readonly coin: string }
  /** The parameter that holds the id of the coin. */
  | { readonly coinIn: string }
  /** A share of a pool: the parameters that hold the ids of the exchange and of the pool's token. */
  | { readonly shareAt: string; readonly of: string }
  /** A parameter says which of two. */
  | { readonly when: string; readonly is: UnitRule; readonly otherwise: UnitRule }

/**
 * The rule for a number of a contract: of a parameter of a transition or an event (`of`), of a field, or of a parameter of
 * the init data. `sent` instead: of a parameter in the messages that the contract sends to whomever. Null where the
 * contract's source says nothing.
 *
 * @example
 * unitRule('DidWallet', 'amount', 'SendFunds') // { coin: 'zil' }
 * unitRule('Zrc2Token', 'balances') // 'ownToken'
 */
export function unitRule(contract: string, name: string, of?: string): UnitRule | null {
  const rules = Object.hasOwn(unitRules, contract) ? unitRules[contract] : undefined
  if (rules === undefined) return null
  const [own, any] = [`${of}.${name}`, name]
  const rule = of !== undefined && Object.hasOwn(rules, own) ? rules[own] : undefined
  return rule ?? (of !== 'sent' && Object.hasOwn(rules, any) ? (rules[any] ?? null) : null)
}
