import type { Address } from '@tyto/primitives'
import type { Payment } from '../payment'
import { batchBounds, messagesOf, mostCoins, type BatchBounds } from './batchBounds'

/** One transaction of a plan, with the payments that it makes. */
export type PlannedTransaction =
  /** One coin to one recipient. */
  | { readonly kind: 'one'; readonly payments: readonly [Payment] }
  /** Up to five coins to one recipient: `ZRC2_BatchTransfer`. */
  | { readonly kind: 'coins'; readonly payments: readonly Payment[] }
  /** Many recipients: `BatchTransfer`. */
  | { readonly kind: 'many'; readonly payments: readonly Payment[] }

export interface PlanFacts {
  /** How much the wallet that pays can do in one transaction. */
  readonly pays: 'one' | 'coins' | 'many'
  /** Is the recipient a contract? What is not known counts as one. */
  readonly isContract: (address: Address) => boolean
  readonly bounds?: BatchBounds
}

/**
 * The fewest transactions that make some payments. Payments of one coin to one recipient become one; nothing is left out,
 * and nothing is paid twice.
 */
export function planPayments(payments: readonly Payment[], facts: PlanFacts): readonly PlannedTransaction[] {
  const merged = mergePayments(payments)
  if (facts.pays === 'one') return merged.map(single)
  const recipients = new Set(merged.map(({ to }) => to))
  const isOneCall = recipients.size === 1 && merged.length <= mostCoins
  if (facts.pays === 'many' && merged.length > 1 && !isOneCall) return packMany(merged, facts)
  return [...recipients].flatMap((to) => packCoins(merged.filter((payment) => payment.to === to)))
}

/** Payments of the same coin to the same recipient are one, at the place of the first. */
export function mergePayments(payments: readonly Payment[]): readonly Payment[] {
  const merged = new Map<string, Payment>()
  for (const payment of payments) {
    const key = `${payment.to} ${payment.coin.id}`
    const before = merged.get(key)
    const amount = payment.amount + (before?.amount ?? 0n)
    merged.set(key, before ? { ...before, ...namesTogether(before, payment), amount } : payment)
  }
  return [...merged.values()]
}

/** The first name is said; the others must lead there, too. */
function namesTogether(before: Payment, { name }: Payment): Partial<Pick<Payment, 'name' | 'others'>> {
  if (name === null || name === before.name) return {}
  if (before.name === null) return { name }
  return { others: [...new Set([...(before.others ?? []), name])] }
}

function single(payment: Payment): PlannedTransaction {
  return { kind: 'one', payments: [payment] }
}

/** Of one recipient, five coins at a time. */
function packCoins(payments: readonly Payment[]): readonly PlannedTransaction[] {
  const calls: PlannedTransaction[] = []
  for (let start = 0; start < payments.length; start += mostCoins) {
    const some = payments.slice(start, start + mostCoins)
    const [only] = some
    calls.push(some.length === 1 && only ? single(only) : { kind: 'coins', payments: some })
  }
  return calls
}

interface Pack {
  messages: number
  /** By their places in the list. */
  readonly places: number[]
}

/** Fills transactions with the largest payments first; each goes where it fits first. Inside, the order of the list stays. */
function packMany(payments: readonly Payment[], facts: PlanFacts): readonly PlannedTransaction[] {
  const { bounds = batchBounds, isContract } = facts
  const costs = payments.map(({ coin, to }) => messagesOf(coin.id, { isContract: isContract(to) }))
  const order = payments.map((_, place) => place).sort((a, b) => (costs[b] ?? 0) - (costs[a] ?? 0) || a - b)
  const packs: Pack[] = []
  /** Packs before this one take nothing more. */
  let firstOpen = 0
  for (const place of order) {
    const cost = costs[place] ?? 0
    const fits = (pack: Pack): boolean =>
      pack.messages + cost <= bounds.messages && pack.places.length < bounds.payments
    while (packs[firstOpen] && packs[firstOpen]!.places.length >= bounds.payments) firstOpen += 1
    const pack = packs.slice(firstOpen).find(fits)
    if (pack) {
      pack.messages += cost
      pack.places.push(place)
    } else packs.push({ messages: cost, places: [place] })
  }
  return packs
    .map(({ places }) => places.sort((a, b) => a - b))
    .sort(([a = 0], [b = 0]) => a - b)
    .map((places) => {
      const some = places.flatMap((place) => payments[place] ?? [])
      const [only] = some
      return some.length === 1 && only ? single(only) : { kind: 'many', payments: some }
    })
}
