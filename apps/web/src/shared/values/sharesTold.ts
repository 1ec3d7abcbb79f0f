import type { ContractEvent } from '@tyto/chain'
import type { Address } from '@tyto/primitives'
import { addressIn, numberIn } from './eventValues'
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

/** What an event of an exchange says of shares. Those that join the community are shares of the pool no more. */
export function readShares(event: ContractEvent, { pools, community }: SharePlaces): readonly SharesTold[] {
  const who = addressIn(event, 'address')
  const units = numberIn(event, 'amount')
  if (who === null || units === null) return []
  const got = (amount: bigint, coin: Unit): SharesTold => {
    return { kind: 'received', text: 'sharesGot', to: who, amount: { units: amount, coin } }
  }
  const given = (amount: bigint, coin: Unit): SharesTold => {
    return { kind: 'sent', text: 'sharesGiven', from: who, amount: { units: amount, coin } }
  }
  if (event.address === community?.place) {
    const { pool, dao } = community
    const ofDao = numberIn(event, 'shares')
    if (event.name === 'Mint') return [got(units, pool)]
    if (event.name === 'Burnt') return [given(units, pool)]
    if (ofDao === null) return []
    if (event.name === 'Joined') return [given(units, pool), got(ofDao, dao)]
    return event.name === 'Left' ? [given(ofDao, dao), got(units, pool)] : []
  }
  const token = addressIn(event, 'pool')
  const coin = token === null ? undefined : pools.get(event.address)?.get(token)
  if (coin === undefined) return []
  if (event.name === 'Mint') return [got(units, coin)]
  return event.name === 'Burnt' ? [given(units, coin)] : []
}
