import { getStateChanges, type NetworkId } from '@tyto/chain'
import type { Address } from '@tyto/primitives'
import { queryOptions, skipToken, useQuery } from '@tanstack/react-query'
import { chainOf } from '../../../shared/chain/network/chain'
import { chainReadOptions } from '../../../shared/chain/reads/queries'
import { tokensQuery } from '../../../shared/chain/coins/tokensQuery'
import { cameTo } from './came'
import type { PaidPayment } from '../../../shared/identity/moment/paid'
import { sentQuery } from '../../../shared/identity/moment/sentQuery'

/** The amount of one coin that one recipient was to get, and the amount that came; null where nobody knows. */
export interface PaidOut extends PaidPayment {
  readonly came: bigint | null
}

/** The transaction that was signed; `id` is null where the wallet said none. */
interface Sent {
  readonly id: string | null
  readonly payments: readonly PaidPayment[]
}

/** The amounts that payments brought, each recipient and coin once, as the chain tells it; null while that is asked. */
export function usePaidOut(network: NetworkId, { id, payments }: Sent): readonly PaidOut[] | null {
  const sent = useQuery({ ...sentQuery(network, id ?? ''), enabled: id !== null })
  const isDone = sent.data?.state.kind === 'confirmed'
  const changes = useQuery(changesQuery(network, isDone ? id : null))
  const tokens = useQuery(tokensQuery(network))
  const outs = together(payments)
  if (id === null || sent.isError || tokens.isError) return outs.map((out) => ({ ...out, came: null }))
  const transaction = sent.data
  if (!transaction || !isDone || changes.isPending || tokens.isPending) return null
  const contracts = new Map([...tokens.data.tokens].map(([at, { symbol }]) => [symbol, at] as const))
  return outs.map((out) => {
    const expected = { to: out.to, coin: out.coin, token: contracts.get(out.coin.symbol) ?? null }
    return { ...out, came: cameTo(expected, transaction, changes.data ?? null) }
  })
}

/** The changes by a transaction; null where the node keeps no such record. */
function changesQuery(network: NetworkId, id: string | null) {
  return queryOptions({
    ...chainReadOptions,
    queryKey: ['chain', network, 'sent', id, 'changes'],
    staleTime: Number.POSITIVE_INFINITY,
    queryFn:
      id === null
        ? skipToken
        : ({ signal }) => getStateChanges(chainOf(network).client, id, { signal }).catch(() => null),
  })
}

/** Payments of one coin to one recipient are one. */
function together(payments: readonly PaidPayment[]): readonly PaidPayment[] {
  const found = new Map<`${Address} ${string}`, PaidPayment>()
  for (const payment of payments) {
    const key = `${payment.to} ${payment.coin.symbol}` as const
    const before = found.get(key)
    found.set(key, before ? { ...payment, amount: before.amount + payment.amount } : payment)
  }
  return [...found.values()]
}
