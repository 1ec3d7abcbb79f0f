import type { Exchanges, Hop, Offer } from '@tyto/exchange'
import { zilId } from '@tyto/primitives'

/** How much of both coins stands where an offer takes it from: of the first contract and of the last; null for none. */
export interface Liquidity {
  readonly from: bigint | null
  readonly to: bigint | null
}

export function liquidityOf(exchanges: Exchanges, { hops }: Pick<Offer, 'hops'>): Liquidity {
  const [first] = hops
  const last = hops.at(-1)
  return {
    from: first === undefined ? null : heldBy(exchanges, first, first.from),
    to: last === undefined ? null : heldBy(exchanges, last, last.to),
  }
}

/** The balance of a contract of one of its coins. The vault makes S$I, so it holds none of it. */
function heldBy({ states, tyronDex, vault }: Exchanges, { kind, exchange, from, to }: Hop, coin: string) {
  if (kind === 'mint' || kind === 'burn') return coin === 'xsgd' ? (vault?.reserve ?? null) : null
  if (kind === 'dex') return tyronDex?.reserves[coin === 'tyron' ? 'tyron' : 'ssi'] ?? null
  const pools = exchange === 'tydradex' ? null : states.get(exchange)?.pools
  const pool = pools?.get(from === zilId ? to : from)
  return pool === undefined ? null : coin === zilId ? pool.zil : pool.tokens
}
