import { readDomainOffers, type NetworkId } from '@tyto/chain'
import { err, ok, type Result } from '@tyto/primitives'
import { chainOf } from '../../../shared/chain/network/chain'
import type { DomainFault } from './readDomain'

/** A name that nobody has. */
export interface FreeDomain {
  /** Bare, in lower case. */
  readonly domain: string
  /** The cost beyond the price, in Qa. */
  readonly premium: bigint
}

export type DomainAnswer = Result<FreeDomain, DomainFault>

/**
 * Asks the chain which of some names are free, and what they cost beyond the price, in their order. Rejects with `RpcError`:
 * nothing is known then.
 */
export async function findDomains(
  network: NetworkId,
  collection: string,
  domains: readonly string[],
): Promise<readonly DomainAnswer[]> {
  const { client, network: description } = chainOf(network)
  const offers = await readDomainOffers(client, description, { collection, names: domains })
  return domains.map((domain, at) => {
    const offer = offers?.[at]
    if (offer === undefined) return err('missing')
    // A premium that cannot be read counts as none: the contract still asks for it.
    return offer.owner === null ? ok({ domain, premium: offer.premium ?? 0n }) : err('taken')
  })
}
