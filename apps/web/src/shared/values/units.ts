import type { ourBindings } from '@tyto/contracts'
import { coins, zil } from '../chain/coins'

/** What an amount counts. */
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

/** A contract as far as the units of its numbers go. */
export interface UnitContract {
  /** As its source calls it. */
  readonly name: string
  /** Its init data, where they are known: a token says there which one it is. */
  readonly init?: readonly NamedValue[]
}

/** What is known of the contract: undefined or null where it is not known, or none stands there. */
type MaybeContract = UnitContract | null | undefined

/** How the unit of a number is found. */
type Meaning =
  | 'zil'
  /** The contract is a token, and the number counts it. */
  | 'ownToken'
  /** The first key of the map is the id of a coin. */
  | 'coinOfKey'
  /** This parameter beside it holds the id of a coin. */
  | { readonly coinIn: string }

interface Meanings {
  /** Of parameters in any call and event, by `name`, or in one of them only, by `Transition.name`. */
  readonly params?: Readonly<Record<string, Meaning>>
  /** Of parameters in messages to others, whichever contract gets them. */
  readonly sent?: Readonly<Record<string, Meaning>>
  readonly fields?: Readonly<Record<string, Meaning>>
}

const wallet: Meanings = {
  params: { tyron: 'zil', 'SendFunds.amount': 'zil', 'Transfer.amount': { coinIn: 'addrName' } },
}

type OurContract = keyof typeof ourBindings

/** What the numbers of our contracts count. A new contract has its place here. */
const meanings: Readonly<Record<OurContract, Meanings>> = {
  DefiWallet: wallet,
  DidWallet: wallet,
  Init: {},
  InitDid: {
    params: { amount: 'zil', price: { coinIn: 'id' } },
    fields: { utility: 'coinOfKey' },
  },
  NameRegistry: {},
  SbtWallet: wallet,
  ZilWallet: wallet,
  Zrc2Token: {
    params: { amount: 'ownToken' },
    sent: { amount: 'ownToken' },
    fields: { balances: 'ownToken', allowances: 'ownToken', total_supply: 'ownToken' },
  },
}

function meaningsOf(contract: MaybeContract): Meanings {
  return contract && Object.hasOwn(meanings, contract.name) ? meanings[contract.name as OurContract] : {}
}

interface ParamPlace {
  /** The contract that is called, or that tells of an event. */
  readonly contract: MaybeContract
  /** The contract that sent the message, where one did. */
  readonly sender?: MaybeContract
  /** The transition, event or message; empty for init data. */
  readonly of: string
  readonly name: string
  /** All parameters: some say in which coin the amount beside them is. */
  readonly params: readonly NamedValue[]
}

/** What a parameter counts; null where it counts nothing, or nobody knows what. */
export function unitOfParam({ contract, sender, of, name, params }: ParamPlace): Unit | null {
  const ofSender = ownOf(meaningsOf(sender).sent, name)
  if (ofSender) return unitOf(ofSender, sender, params)
  const own = meaningsOf(contract).params
  const meaning = ownOf(own, `${of}.${name}`) ?? ownOf(own, name)
  return meaning ? unitOf(meaning, contract, params) : null
}

/** What a field counts, or the entry of a map at these keys. */
export function unitOfField(contract: MaybeContract, field: string, keys: readonly string[]): Unit | null {
  if (field === '_balance') return zil
  const meaning = ownOf(meaningsOf(contract).fields, field)
  if (meaning === 'coinOfKey') return coinOf(keys[0])
  return meaning ? unitOf(meaning, contract, []) : null
}

function unitOf(meaning: Meaning, contract: MaybeContract, params: readonly NamedValue[]): Unit | null {
  if (meaning === 'zil') return zil
  if (meaning === 'ownToken') return tokenOf(contract)
  if (meaning === 'coinOfKey') return null
  return coinOf(params.find(({ vname }) => vname === meaning.coinIn)?.value)
}

function ownOf(record: Readonly<Record<string, Meaning>> | undefined, name: string): Meaning | undefined {
  return record && Object.hasOwn(record, name) ? record[name] : undefined
}

const longestSymbol = 20

/** The token that a contract says it is; null where it says none. */
function tokenOf(contract: MaybeContract): Unit | null {
  const value = (name: string): unknown => contract?.init?.find(({ vname }) => vname === name)?.value
  const [symbol, decimals] = [value('symbol'), value('decimals')]
  if (typeof symbol !== 'string' || typeof decimals !== 'string' || !/^\d{1,2}$/.test(decimals)) return null
  return { symbol: symbol.slice(0, longestSymbol), decimals: Number(decimals) }
}

function coinOf(id: unknown): Unit | null {
  return coins.find((coin) => coin.id === id) ?? null
}
