import { useCallback } from 'react'
import { useLiveAnswers, type LiveAnswers } from '../../../shared/chain/reads/useLiveAnswers'
import { useNetworkId } from '../../../shared/settings/network'
import { findDomains, type DomainAnswer } from './findDomain'

export type DomainAnswers = LiveAnswers<DomainAnswer>

/** Which names of a collection are free, as far as the chain was asked. */
export function useDomainAnswers(collection: string): DomainAnswers {
  const network = useNetworkId()
  const find = useCallback(
    (domains: readonly string[]) => findDomains(network, collection, domains),
    [network, collection],
  )
  return useLiveAnswers(find)
}
