import { formatUnits, ownValue, type Address } from '@tyto/primitives'
import { zilGained, type SeenOutcome } from '../../../shared/transaction/action/seenOutcome'
import type { Summary, SummarySentence } from '../../../shared/transaction/action/summary'

/** The coins that somebody has less and more of afterwards, as `12.5 XSGD`; ZIL that goes is told in Qa besides. */
interface Moved {
  readonly given: readonly string[]
  readonly got: readonly string[]
  /** The amount that comes of each coin, in its smallest unit. */
  readonly arrived: readonly Arrived[]
  readonly zil: bigint
}

interface Arrived {
  readonly units: bigint
  readonly decimals: number
  readonly symbol: string
}

/**
 * "You give 100 ZIL and get 0.83 TYRON": what the simulation saw leave and arrive. Nothing where it saw neither. An exchange
 * holds the minimum by what it sends: a token that keeps a part of that brings less.
 */
export function tellTrade(seen: SeenOutcome): Summary {
  const { given, got, arrived, zil } = movedIn(seen)
  if (given.length === 0 || got.length === 0) return []
  const trades: SummarySentence = { text: 'trades', values: { given, amounts: got, ...saidZil(zil) } }
  const [only, ...others] = arrived
  const least = leastOf(seen)
  if (only === undefined || others.length > 0 || least === null || only.units >= least) return [trades]
  const amounts = [`${formatUnits(least, only.decimals)} ${only.symbol}`]
  return [trades, { text: 'tradesForLess', values: { amounts } }]
}

/** The names that exchanges and wallets have for the least that a trade brings. */
const leastNames: ReadonlySet<string> = new Set([
  'minTokenAmount',
  'minZilAmount',
  'min_token_amount',
  'min_zil_amount',
  'min_token1_amount',
])

/** The least that the call asks for, in the smallest unit; null where it asks for none. */
function leastOf({ params }: SeenOutcome): bigint | null {
  const value = params.find(({ vname }) => leastNames.has(vname))?.value
  return typeof value === 'string' && /^\d+$/.test(value) ? BigInt(value) : null
}

/** ZIL that a sentence has said already, so that the last one does not say it again. */
export function saidZil(zil: bigint): { readonly zil?: string } {
  return zil > 0n ? { zil: zil.toString() } : {}
}

/** The coins that the person who trades gives and gets, as the simulation saw it. */
export function movedIn(seen: SeenOutcome): Moved {
  const who = traderIn(seen)
  const given: string[] = []
  const got: string[] = []
  const arrived: Arrived[] = []
  let zil = 0n
  for (const { address, token, before, after } of seen.result.balances) {
    if (address !== who) continue
    const change = token.address === null ? zilGained(seen, address) : after - before
    if (token.address === null && change < 0n) zil = -change
    if (change < 0n) given.push(`${formatUnits(-change, token.decimals)} ${token.symbol}`)
    if (change > 0n) {
      got.push(`${formatUnits(change, token.decimals)} ${token.symbol}`)
      arrived.push({ units: change, decimals: token.decimals, symbol: token.symbol })
    }
  }
  return { given, got, arrived, zil }
}

/** The account that signs where tokens of its own move; else the wallet that is called, whoever is logged in. */
function traderIn({ own, to, sender, params, result }: SeenOutcome): Address {
  if (to === null || isPassedTo(sender, params)) return sender
  if (own.includes(to)) return to
  const isSender = result.balances.some(({ address, token }) => address === sender && token.address !== null)
  return isSender ? sender : to
}

/** Does a wallet only pass on what an account sends along, for that account? */
function isPassedTo(account: Address, params: SeenOutcome['params']): boolean {
  const beneficiary = ownValue(params.find(({ vname }) => vname === 'beneficiary')?.value, 'arguments')
  return Array.isArray(beneficiary) && beneficiary[0] === account
}

/** How much an exchange may take once the allowance is given. */
export function tellAllowance({ result, sender }: SeenOutcome): Summary {
  return result.allowances
    .filter(({ owner }) => owner === sender)
    .map(({ spender, token, after }) => ({
      text: 'allowsTrade',
      values: { to: spender, amounts: [`${formatUnits(after, token.decimals)} ${token.symbol}`] },
    }))
}
