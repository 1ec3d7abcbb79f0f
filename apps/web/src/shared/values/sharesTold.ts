import type { ContractEvent } from '@tyto/chain'
import { tyronDex, zilSwap } from '@tyto/contracts'
import type { Address } from '@tyto/primitives'
import type { Unit } from './units'

/** The exchanges whose word about shares is believed, and what their shares are called. */
export interface SharePlaces {
  /** By the exchange, then by the token of the pool. */
  readonly pools: ReadonlyMap<Address, ReadonlyMap<Address, Unit>>
  /** The community's exchange, whose shares are a token of its own; null where the protocol names none. */
  readonly community: { readonly place: Address; readonly pool: Unit; readonly dao: Unit } | null
}

export const noShares: SharePlaces = { pools: new Map(), community: null }

interface SharesTold {
  readonly kind: 'received' | 'sent'
  readonly text: 'sharesGot' | 'sharesGiven'
  readonly from?: Address
  readonly to?: Address
  readonly amount: { readonly units: bigint; readonly coin: Unit }
}

/** The change of shares in an event of an exchange. Those that join the community are shares of the pool no more. */
export function readShares(event: ContractEvent, { pools, community }: SharePlaces): readonly SharesTold[] {
  const got = (to: Address | null, units: bigint | null, coin: Unit): readonly SharesTold[] =>
    to === null || units === null
      ? []
      : [{ kind: 'received', text: 'sharesGot', to, amount: { units, coin } }]
  const given = (from: Address | null, units: bigint | null, coin: Unit): readonly SharesTold[] =>
    from === null || units === null
      ? []
      : [{ kind: 'sent', text: 'sharesGiven', from, amount: { units, coin } }]
  if (event.address === community?.place) {
    const { pool, dao } = community
    const minted = tyronDex.events.Mint.read(event)
    if (minted) return got(minted.address, minted.amount, pool)
    const burnt = tyronDex.events.Burnt.read(event)
    if (burnt) return given(burnt.address, burnt.amount, pool)
    const joined = tyronDex.events.Joined.read(event)
    const left = joined ?? tyronDex.events.Left.read(event)
    // Both sides, or neither.
    if (left === null || left.amount === null || left.shares === null) return []
    const { address, amount, shares } = left
    return joined
      ? [...given(address, amount, pool), ...got(address, shares, dao)]
      : [...given(address, shares, dao), ...got(address, amount, pool)]
  }
  const minted = zilSwap.events.Mint.read(event)
  const told = minted ?? zilSwap.events.Burnt.read(event)
  const coin = told?.pool && pools.get(event.address)?.get(told.pool)
  if (!told || !coin) return []
  return minted ? got(told.address, told.amount, coin) : given(told.address, told.amount, coin)
}
