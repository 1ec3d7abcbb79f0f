import type { EventRead } from '@tyto/abi'
import { zrc2Token } from '@tyto/contracts'
import { isAddress, isRecord, ownValue, zeroAddress, type Address } from '@tyto/primitives'
import type { SentTransaction } from './sentTransaction'

/** One amount that passed from one address to another, by a receipt. */
export interface Move {
  /** The zero address where tokens are made. */
  readonly from: Address
  /** The zero address where tokens are destroyed. */
  readonly to: Address
  /** Null for ZIL. */
  readonly token: Address | null
  /** In the smallest unit. */
  readonly amount: bigint
}

/** How many are read of one receipt. */
const mostMoves = 100

type Start = Pick<SentTransaction, 'sender' | 'to' | 'amount'>

/**
 * Reads the coins that moved from a receipt, or from the same of a simulation: the ZIL of the transaction and of each
 * message that was taken, and tokens by their own events. Malformed parts are left out; never throws.
 */
export function movesOf({ sender, to, amount }: Start, receipt: unknown): readonly Move[] {
  const isTaken = ownValue(receipt, 'accepted') !== false
  const sent = isTaken && amount > 0n ? [{ from: sender, to, token: null, amount }] : []
  const messages = listOf(ownValue(receipt, 'transitions')).flatMap(messageMove)
  const events = listOf(ownValue(receipt, 'event_logs')).flatMap(eventMove)
  return [...sent, ...messages, ...events]
}

function listOf(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value.slice(0, mostMoves) : []
}

function messageMove(entry: unknown): readonly Move[] {
  const [from, message] = [addressIn(ownValue(entry, 'addr')), ownValue(entry, 'msg')]
  const to = addressIn(ownValue(message, '_recipient'))
  const amount = amountIn(ownValue(message, '_amount'))
  const isTaken = ownValue(entry, 'accept') !== false
  return from && to && amount && isTaken ? [{ from, to, token: null, amount }] : []
}

const { Burnt, DecreasedAllowance, IncreasedAllowance, Minted, TransferFromSuccess, TransferSuccess } =
  zrc2Token.events

function eventMove(entry: unknown): readonly Move[] {
  const token = addressIn(ownValue(entry, 'address'))
  const { from, to, amount } = passedBy(entry) ?? {}
  const units = amountIn(amount)
  return token && from && to && units ? [{ from, to, token, amount: units }] : []
}

interface Passed {
  readonly from: Address | null
  readonly to: Address | null
  readonly amount: unknown
}

/** Who loses and who gets the tokens, by an event that tokens have; null for another event. */
function passedBy(event: unknown): Passed | null {
  const sent = paramsOf(event, TransferSuccess) ?? paramsOf(event, TransferFromSuccess)
  if (sent)
    return { from: addressIn(sent('sender')), to: addressIn(sent('recipient')), amount: sent('amount') }
  const minted = paramsOf(event, Minted)
  if (minted) return { from: zeroAddress, to: addressIn(minted('recipient')), amount: minted('amount') }
  const burnt = paramsOf(event, Burnt)
  return burnt && { from: addressIn(burnt('burn_account')), to: zeroAddress, amount: burnt('amount') }
}

/** The parameters of an event by their names; null for an event of another kind. */
function paramsOf<P>(event: unknown, { name }: EventRead<P>): ((vname: keyof P & string) => unknown) | null {
  if (ownValue(event, '_eventname') !== name) return null
  const params = listOf(ownValue(event, 'params'))
  return (vname) =>
    ownValue(
      params.find((param) => isRecord(param) && param['vname'] === vname),
      'value',
    )
}

function addressIn(value: unknown): Address | null {
  const address = typeof value === 'string' ? value.toLowerCase() : null
  return isAddress(address) ? address : null
}

/** Above zero. */
function amountIn(value: unknown): bigint | null {
  return value === '0' ? null : numberIn(value)
}

function numberIn(value: unknown): bigint | null {
  return typeof value === 'string' && /^(?:0|[1-9]\d{0,40})$/.test(value) ? BigInt(value) : null
}

/** How much of a token a spender may take once a transaction is done, as the token itself says in its block. */
export interface AllowanceEnd {
  readonly token: Address
  readonly owner: Address
  readonly spender: Address
  /** In the token's smallest unit. */
  readonly amount: bigint
}

/**
 * Reads the allowances of a receipt: the last word of each. One that was used in the same transaction is left out: the token says how
 * much was taken, and not what is left. Malformed parts are left out; never throws.
 */
export function allowanceEndsOf(receipt: unknown): readonly AllowanceEnd[] {
  const ends = new Map<string, AllowanceEnd>()
  const used = new Set<string>()
  for (const event of listOf(ownValue(receipt, 'event_logs'))) {
    const token = addressIn(ownValue(event, 'address'))
    const taken = paramsOf(event, TransferFromSuccess)
    if (taken) used.add(`${token} ${addressIn(taken('sender'))} ${addressIn(taken('initiator'))}`)
    const valueOf = paramsOf(event, IncreasedAllowance) ?? paramsOf(event, DecreasedAllowance)
    if (valueOf === null) continue
    const [owner, spender] = [addressIn(valueOf('token_owner')), addressIn(valueOf('spender'))]
    const amount = numberIn(valueOf('new_allowance'))
    if (token && owner && spender && amount !== null) {
      ends.set(`${token} ${owner} ${spender}`, { token, owner, spender, amount })
    }
  }
  return [...ends].flatMap(([key, end]) => (used.has(key) ? [] : [end]))
}

/** How much of a token left these addresses, what came back to them taken off; 0 where as much or more came. */
export function leftFrom(own: readonly Address[], token: Address | null, moves: readonly Move[]): bigint {
  const left = moves.reduce((sum, move) => {
    if (move.token !== token) return sum
    const [isFrom, isTo] = [own.includes(move.from), own.includes(move.to)]
    return isFrom === isTo ? sum : isFrom ? sum + move.amount : sum - move.amount
  }, 0n)
  return left > 0n ? left : 0n
}
