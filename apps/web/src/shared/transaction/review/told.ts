import { leftFrom, movesOf, type AllowanceEnd, type Move, type TransactionRequest } from '@tyto/chain'
import { isAddress, isRecord, zeroAddress, type Address } from '@tyto/primitives'
import type { Simulation } from '@tyto/simulator'

/** How much of a coin leaves the person's own addresses. */
export interface Sum {
  /** Null for ZIL. */
  readonly token: Address | null
  readonly symbol: string
  readonly decimals: number
  /** In the smallest unit. */
  readonly amount: bigint
}

/** How much of a coin somebody may take from an owner; `token` is never null. */
export interface Allowed extends Sum {
  readonly owner: Address
  readonly spender: Address
}

/** The coins that leave by the review, and out of what; and the allowances once it is done. */
export interface Told {
  readonly own: readonly Address[]
  readonly sums: readonly Sum[]
  readonly allowed: readonly Allowed[]
}

export const nothingTold: Told = { own: [], sums: [], allowed: [] }

const mostSums = 4

/**
 * Reads from a simulation what leaves the account that signs and its wallets. A coin of which messages and events say
 * something else than the balances is left out: a receipt could not tell it either.
 */
export function toldBy(request: TransactionRequest, result: Simulation, own: readonly Address[]): Told {
  const [step] = result.steps
  const [sender] = own
  if (step?.kind !== 'success' || sender === undefined) return nothingTold
  const receipt = { accepted: step.accepted, transitions: step.messages, event_logs: step.events }
  const moves = movesOf({ sender, ...startOf(request) }, receipt)
  const coins = new Map(result.balances.map(({ token }) => [token.address, token]))
  const sums = [...coins.values()].flatMap(({ address: token, symbol, decimals }): Sum[] => {
    const lost = result.balances.reduce(
      (sum, { address, token: coin, before, after }) =>
        coin.address === token && own.includes(address) ? sum + before - after : sum,
      token === null ? -result.fee : 0n,
    )
    const amount = leftFrom(own, token, moves)
    return amount === (lost > 0n ? lost : 0n) ? [{ token, symbol, decimals, amount }] : []
  })
  const allowed = result.allowances.map(({ owner, spender, token, after }): Allowed => {
    const { address, symbol, decimals } = token
    return { owner, spender, token: address, symbol, decimals, amount: after }
  })
  return { own, sums: sums.slice(0, mostSums), allowed: allowed.slice(0, mostSums) }
}

function startOf(request: TransactionRequest): { readonly to: Address; readonly amount: bigint } {
  if (request.kind === 'call') return { to: request.call.to, amount: request.call.amount }
  if (request.kind === 'payment') return { to: request.to, amount: request.amount }
  return { to: zeroAddress, amount: request.deploy.amount }
}

/** The sums that left in truth, where they are others than was said; none where they are the same. */
export function otherThanTold({ own, sums }: Told, moves: readonly Move[]): readonly Sum[] {
  const paid = sums.map((sum) => ({ ...sum, amount: leftFrom(own, sum.token, moves) }))
  return paid.some(({ amount }, index) => amount !== sums[index]?.amount) ? paid : []
}

/**
 * The allowances in truth, where the block says something else than the review: a step up or down ends elsewhere where the
 * review had an old state.
 */
export function otherAllowed({ allowed }: Told, ends: readonly AllowanceEnd[]): readonly Allowed[] {
  return allowed.flatMap((each) => {
    const end = ends.find((other) => isSameRight(each, other))
    return end === undefined || end.amount === each.amount ? [] : [{ ...each, amount: end.amount }]
  })
}

/** The same spender of the same coin of the same owner. */
export function isSameRight(
  a: Pick<Allowed, 'token' | 'owner' | 'spender'>,
  b: Pick<Allowed, 'token' | 'owner' | 'spender'>,
): boolean {
  return a.token === b.token && a.owner === b.owner && a.spender === b.spender
}

/** Reads what was stored; what is malformed is left out. */
export function readTold(value: unknown): Told {
  if (!isRecord(value) || !Array.isArray(value['own'])) return nothingTold
  return {
    own: value['own'].filter((each) => isAddress(each)).slice(0, mostSums),
    sums: readSums(value['sums']),
    allowed: readAllowed(value['allowed']),
  }
}

/** Records of earlier releases have none. */
export function readAllowed(value: unknown): readonly Allowed[] {
  return Array.isArray(value) ? value.slice(0, mostSums).filter(isAllowed) : []
}

function isAllowed(value: unknown): value is Allowed {
  return isSum(value) && isAddress(Reflect.get(value, 'owner')) && isAddress(Reflect.get(value, 'spender'))
}

export function readSums(value: unknown): readonly Sum[] {
  return Array.isArray(value) ? value.slice(0, mostSums).filter(isSum) : []
}

function isSum(value: unknown): value is Sum {
  if (!isRecord(value)) return false
  const { token, symbol, decimals, amount } = value
  return (
    (token === null || isAddress(token)) &&
    typeof symbol === 'string' &&
    symbol.length <= 60 &&
    typeof decimals === 'number' &&
    Number.isInteger(decimals) &&
    decimals >= 0 &&
    decimals <= 60 &&
    typeof amount === 'bigint'
  )
}
