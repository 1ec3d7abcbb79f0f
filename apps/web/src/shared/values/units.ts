import { allCoins, zil } from '@tyto/contracts'
import type { ourBindings } from '@tyto/contracts'

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

/** What must be known of a contract to find the units of its numbers. */
export interface UnitContract {
  /** The contract's name in its source. */
  readonly name: string
  /** Its init data, if known: a token says there which token it is. */
  readonly init?: readonly NamedValue[]
}

/** A contract; undefined or null if it is not known, or if there is none at the address. */
type MaybeContract = UnitContract | null | undefined

/** How to find the unit of a number. */
type Meaning =
  | 'zil'
  | 'xPoints'
  /** The contract is a token, and the number is an amount of it. */
  | 'ownToken'
  /** The first key of the map around it, or the text before it in a pair, is the id of a coin. */
  | 'coinOfKey'
  /** The other parameter that holds the id of the coin. */
  | { readonly coinIn: string }
  /** Always this coin. */
  | { readonly coin: string }

interface Meanings {
  /** Units of parameters: by `name` for every call and event, or by `Transition.name` for one of them. */
  readonly params?: Readonly<Record<string, Meaning>>
  /** Units of parameters in messages that the contract sends to any other contract. */
  readonly sent?: Readonly<Record<string, Meaning>>
  readonly fields?: Readonly<Record<string, Meaning>>
}

const wallet: Meanings = {
  params: {
    tyron: 'zil',
    'SendFunds.amount': 'zil',
    'Transfer.amount': { coinIn: 'addrName' },
    'FundsReceived.amount': 'zil',
    'IncreaseAllowance.amount': { coinIn: 'addrName' },
    'DecreaseAllowance.amount': { coinIn: 'addrName' },
    'UpdateAllowance.amount': { coinIn: 'dApp' },
    'ZRC6_Mint.amount': 'zil',
    'ZRC6_MintAtMost.amount': 'zil',
    'ZRC6_BatchMint.amount': 'zil',
    'ZRC6_BatchMintAtMost.amount': 'zil',
    most: { coinIn: 'id' },
    'DelegateStake.amount': 'zil',
    'WithdrawStakeAmt.amount': 'zil',
    'ReDelegateStake.amount': 'zil',
    tokens: 'coinOfKey',
    to_payment_pair_list: 'coinOfKey',
    'SwapExactZILForTokens.amount': 'zil',
    'SwapExactZILForTokens.minTokenAmount': { coinIn: 'addrName' },
    'SwapExactTokensForZIL.amount': { coinIn: 'addrName' },
    'SwapExactTokensForZIL.minZilAmount': 'zil',
    'SwapExactTokensForTokens.amount': { coinIn: 'addrName' },
    'SwapExactTokensForTokens.minTokenAmount': { coinIn: 'toAddrName' },
    // Without an id it is ZIL that is given.
    'SwapTydraDEX.amount': { coinIn: 'addrName' },
    'SwapTydraDEX.minTokenAmount': { coinIn: 'toAddrName' },
    'SwapTydraDEX.minIntAmount': { coin: 'xsgd' },
    'MintAuth.amount': { coin: 'xsgd' },
    'BurnAuth.amount': { coin: 's$i' },
    'AddLiquidity.maxTokenAmount': { coinIn: 'addrName' },
    'RemoveLiquidity.minTokenAmount': { coinIn: 'addrName' },
  },
}

/** What stands behind motions. */
const xPoint: Unit = { symbol: 'xPoints', decimals: 12 }

const tyron: Meaning = { coin: 'tyron' }
const ssi: Meaning = { coin: 's$i' }
const xsgd: Meaning = { coin: 'xsgd' }

const collection: Meanings = {
  params: { 'SetPremiumPrice.amount': 'zil' },
  fields: { premium_price: 'zil' },
}

type OurContract = keyof typeof ourBindings
/** Contracts of others whose calls and events people meet here. */
type OtherContract = 'DonateFund' | 'OlderZilWallet' | 'SsnList' | 'SsnListProxy' | 'XPoints'

/** What the seed-node programme counts: ZIL, in calls, in events and in what it passes on to itself. */
const programme: Meanings = {
  params: {
    amt: 'zil',
    amount: 'zil',
    min_stake: 'zil',
    min_deleg_stake: 'zil',
    new_reward_per_cycle: 'zil',
    verifier_reward: 'zil',
  },
  fields: {
    deposit_amt_deleg: 'zil',
    ssn_deleg_amt: 'zil',
    buff_deposit_deleg: 'zil',
    direct_deposit_deleg: 'zil',
    deleg_stake_per_cycle: 'zil',
    withdrawal_pending: 'zil',
    minstake: 'zil',
    mindelegstake: 'zil',
    totalstakeamount: 'zil',
    reward_per_cycle: 'zil',
    owed: 'zil',
    walk_stake: 'zil',
    walk_reward: 'zil',
  },
}

/** The units of the numbers in contracts. A new contract of ours is added here. */
const meanings: Readonly<Record<OurContract | OtherContract, Meanings>> = {
  DefiWallet: wallet,
  DidWallet: wallet,
  DonateFund: { params: { 'SpendXPoints.amount': 'xPoints' }, fields: { xpoints: 'xPoints' } },
  DomainToken: collection,
  HodlerAccounts: {
    params: {
      'OpenAccount.locked': tyron,
      'OpenAccount.quota': tyron,
      'AccountOpened.locked': tyron,
      'AccountOpened.quota': tyron,
      'Claimed.amount': tyron,
      'Claimed.locked': tyron,
    },
    fields: { total_locked: tyron },
  },
  Init: {},
  InitDid: {
    params: { amount: 'zil', price: { coinIn: 'id' } },
    fields: { utility: 'coinOfKey' },
  },
  NameRegistry: {},
  OlderZilWallet: wallet,
  SbtWallet: wallet,
  SsnList: programme,
  SsnListProxy: programme,
  TydraDefi: {
    params: {
      'MintAuth.amount': xsgd,
      'MintDeposit.min_amount': xsgd,
      'BurnAuth.amount': ssi,
      xsgd_amount: xsgd,
      ssi_amount: ssi,
    },
    fields: { reserve: xsgd, deposits: xsgd },
  },
  TyronDex: {
    params: {
      amount: 'ownToken',
      min_contribution_amount: 'ownToken',
      max_token_amount: tyron,
      min_ssi_amount: ssi,
      min_tyron_amount: tyron,
    },
    fields: {
      balances: 'ownToken',
      allowances: 'ownToken',
      total_supply: 'ownToken',
      dao_balance: 'ownToken',
      contributions: 'ownToken',
      shares: 'ownToken',
      brought: 'ownToken',
    },
  },
  XPoints: { params: { amount: 'xPoints' }, fields: { ranking: 'xPoints' } },
  ZilWallet: wallet,
  Zrc2Token: {
    params: { amount: 'ownToken' },
    sent: { amount: 'ownToken' },
    fields: { balances: 'ownToken', allowances: 'ownToken', total_supply: 'ownToken' },
  },
  Zrc6Token: collection,
}

function meaningsOf(contract: MaybeContract): Meanings {
  return contract && Object.hasOwn(meanings, contract.name)
    ? meanings[contract.name as OurContract | OtherContract]
    : {}
}

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
  const ofSender = ownOf(meaningsOf(sender).sent, name)
  if (ofSender) return unitOf(ofSender, sender, { params, keys })
  const own = meaningsOf(contract).params
  const meaning = ownOf(own, `${of}.${name}`) ?? ownOf(own, name)
  return meaning ? unitOf(meaning, contract, { params, keys }) : null
}

/** The unit of a field, or of the entry of a map at these keys. */
export function unitOfField(contract: MaybeContract, field: string, keys: readonly string[]): Unit | null {
  if (field === '_balance') return zil
  const meaning = ownOf(meaningsOf(contract).fields, field)
  return meaning ? unitOf(meaning, contract, { params: [], keys }) : null
}

function unitOf(
  meaning: Meaning,
  contract: MaybeContract,
  { params, keys }: Required<Pick<ParamPlace, 'params' | 'keys'>>,
): Unit | null {
  if (meaning === 'zil') return zil
  if (meaning === 'xPoints') return xPoint
  if (meaning === 'ownToken') return tokenOf(contract)
  if (meaning === 'coinOfKey') return coinOf(keys[0])
  if ('coin' in meaning) return coinOf(meaning.coin)
  return coinOf(params.find(({ vname }) => vname === meaning.coinIn)?.value)
}

function ownOf(record: Readonly<Record<string, Meaning>> | undefined, name: string): Meaning | undefined {
  return record && Object.hasOwn(record, name) ? record[name] : undefined
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
  return allCoins.find((coin) => coin.id === id) ?? null
}
