import { readDidRecord, readSigningWallet, resolveName, type NetworkId } from '@tyto/chain'
import {
  encodeRecoveryAnswer,
  recoveryRequestDigest,
  signingRequestOf,
  type DidRecord,
  type Name,
} from '@tyto/identity'
import type { Hex } from '@tyto/primitives'
import { useQuery, useQueryClient, type QueryKey } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { chainOf } from '../../../shared/chain/network/chain'
import { ActionError } from '../../../shared/errors/ActionError'
import type { Ceremony } from '../requests/ceremony'
import { countAnew } from '../requests/countAnew'
import { tallyAnswers, type Tally } from '../requests/tallyAnswers'

/** Pause between two counts of the same answers, in ms. */
const tallyPause = 20_000

/**
 * The answers as the chain would count them now. They are counted again after each new answer, and regularly while the
 * page is visible. An outage of the node keeps the last count.
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
  const queries = useQueryClient()
  const digest = recoveryRequestDigest(request)
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: tallyKey(network, digest),
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
    refetchInterval: tallyPause,
  })
  // Counts again if the answers have changed since the count began.
  const came = answers.map(encodeRecoveryAnswer).join()
  const counted = useRef(came)
  useEffect(() => {
    if (counted.current === came) return
    counted.current = came
    void countAnew(queries, tallyKey(network, digest))
  }, [came, queries, network, digest])
  return { tally: data ?? null, error, isFetching, refetch: () => void refetch() }
}

function tallyKey(network: NetworkId, digest: Hex): QueryKey {
  return ['chain', network, 'tally', digest]
}
