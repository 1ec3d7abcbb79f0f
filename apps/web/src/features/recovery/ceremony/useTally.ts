import { readDidRecord, readSigningWallet, resolveName, type NetworkId } from '@tyto/chain'
import {
  encodeRecoveryAnswer,
  recoveryRequestDigest,
  signingRequestOf,
  type DidRecord,
  type Name,
} from '@tyto/identity'
import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { chainOf } from '../../../shared/chain/chain'
import { ActionError } from '../../../shared/transaction/action'
import type { Ceremony } from './ceremony'
import { tallyAnswers, type Tally } from './tallyAnswers'

/**
 * The answers as the chain would count them now: asked again with each answer, and while the page is looked at. What was
 * counted before an outage stays.
 */
export function useTally(
  network: NetworkId,
  record: DidRecord,
  { request, answers }: Ceremony,
): {
  readonly tally: Tally | null
  readonly error: unknown
  readonly isFetching: boolean
  refetch(): void
} {
  const { address } = record
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: ['chain', network, 'tally', recoveryRequestDigest(request)],
    queryFn: async () => {
      const { client, network: description } = chainOf(network)
      const [wallet, now] = await Promise.all([
        readSigningWallet(client, description, address),
        readDidRecord(client, address),
      ])
      if (wallet === null || now === null) throw new ActionError('SignatureOutdated')
      const resolve = (name: Name) => resolveName(client, description, name)
      const asked = signingRequestOf(request)
      return tallyAnswers(answers, { wallet, guardians: now.guardians, asked, resolve })
    },
    retry: false,
    networkMode: 'always',
    staleTime: 5_000,
    refetchInterval: 20_000,
  })
  // Other answers than those that were counted.
  const came = answers.map(encodeRecoveryAnswer).join()
  useEffect(() => void refetch(), [came, refetch])
  return { tally: data ?? null, error, isFetching, refetch: () => void refetch() }
}
