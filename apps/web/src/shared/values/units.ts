import { ownValue } from '@tyto/primitives'
import { xPointDecimals } from '@tyto/chain'
import { coinById, unitRule, zil, type UnitRule } from '@tyto/contracts'
import { exchangeNames, sharesId, tyronDexService, usualFees, type PoolExchange } from '@tyto/exchange'

/** The unit of an amount. */
export interface Unit {
  readonly symbol: string
  /** Digits after the point of the smallest unit. */
  readonly decimals: number
}

/** A parameter as calls, events and init data carry it. */
export interface NamedValue {
  readonly vname: string
  readonly value: unknown
}

/** The facts of a contract that are needed to find the units of its numbers. */
export interface UnitContract {
  /** The contract's name in its source. */
  readonly name: string
  /** Its init data, if known: a token says there which token it is. */
  readonly init?: readonly NamedValue[]
}

/** A contract; undefined or null if it is not known, or if there is none at the address. */
type MaybeContract = UnitContract | null | undefined

interface ParamPlace {
  /** The contract that is called, or that emits the event. */
  readonly contract: MaybeContract
  /** The contract that sent the message, if a contract sent it. */
  readonly sender?: MaybeContract
  /** The transition, event or message; empty for init data. */
  readonly of: string
  readonly name: string
  /** All parameters: one of them may say which coin the amount in another one is. */
  readonly params: readonly NamedValue[]
  /** The keys and texts around a number inside of the parameter. */
  readonly keys?: readonly string[]
}

/** The unit of a parameter; null if it has none, or if the unit is not known. */
export function unitOfParam({ contract, sender, of, name, params, keys = [] }: ParamPlace): Unit | null {
  const ofSender = sender && unitRule(sender.name, name, 'sent')
  if (ofSender) return unitOf(ofSender, sender, { params, keys })
  const rule = contract && unitRule(contract.name, name, of)
  return rule ? unitOf(rule, contract, { params, keys }) : null
}

/** The unit of a field, or of the entry of a map at these keys. */
export function unitOfField(contract: MaybeContract, field: string, keys: readonly string[]): Unit | null {
  if (field === '_balance') return zil
  const rule = contract && unitRule(contract.name, field)
  return rule ? unitOf(rule, contract, { params: [], keys }) : null
}

/** The unit of motions. */
const xPoint: Unit = { symbol: 'xPoints', decimals: xPointDecimals }

function unitOf(
  rule: UnitRule,
  contract: MaybeContract,
  place: Required<Pick<ParamPlace, 'params' | 'keys'>>,
): Unit | null {
  const valueOf = (name: string): unknown => place.params.find(({ vname }) => vname === name)?.value
  switch (rule) {
    case 'plain':
      return null
    case 'xPoints':
      return xPoint
    case 'ownToken':
      return tokenOf(contract)
    case 'coinOfKey':
      return coinOf(place.keys[0])
    case 'daoShare':
      return daoShare(communityShare)
    default:
  }
  if ('coin' in rule) return coinOf(rule.coin)
  if ('coinIn' in rule) return coinOf(valueOf(rule.coinIn))
  if ('shareAt' in rule) return shareOf(valueOf(rule.shareAt), valueOf(rule.of))
  const chosen = ownValue(valueOf(rule.when), 'constructor')
  if (chosen !== 'True' && chosen !== 'False') return null
  return unitOf(chosen === 'True' ? rule.is : rule.otherwise, contract, place)
}

/** A share of a pool of ZIL: whoever opens such a pool gets one for each Qa that is brought. */
export function poolShare(symbol: string, exchange: PoolExchange): Unit {
  return { symbol: `${symbol} LP ${exchangeNames[exchange]}`, decimals: zil.decimals }
}

/** A share of the community, which is a share of its pool that belongs to a domain. */
export function daoShare({ symbol, decimals }: Unit): Unit {
  return { symbol: `${symbol} DAO`, decimals }
}

/** Shares of the community's pool are a token. */
const communityShare: Unit = coinById(sharesId) ?? zil

function shareOf(exchange: unknown, id: unknown): Unit | null {
  if (exchange === tyronDexService) return communityShare
  const coin = coinOf(id)
  return coin !== null && typeof exchange === 'string' && Object.hasOwn(usualFees, exchange)
    ? poolShare(coin.symbol, exchange as PoolExchange)
    : null
}

const longestSymbol = 20

/** The token that a contract is, by its init data; null if it names none. */
function tokenOf(contract: MaybeContract): Unit | null {
  const value = (name: string): unknown => contract?.init?.find(({ vname }) => vname === name)?.value
  const [symbol, decimals] = [value('symbol'), value('decimals')]
  if (typeof symbol !== 'string' || typeof decimals !== 'string' || !/^\d{1,2}$/.test(decimals)) return null
  return { symbol: symbol.slice(0, longestSymbol), decimals: Number(decimals) }
}

function coinOf(id: unknown): Unit | null {
  if (id === '') return zil
  return typeof id === 'string' ? (coinById(id) ?? null) : null
}
