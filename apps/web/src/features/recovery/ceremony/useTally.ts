import { readDidRecord, readSigningWallet, resolveName, type NetworkId } from '@tyto/chain'
import { encodeRecoveryAnswer, signingRequestOf, type DidRecord, type Name } from '@tyto/identity'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { chainOf } from '../../../shared/chain/chain'
import { ActionError } from '../../../shared/transaction/action'
import type { Ceremony } from './ceremony'
import { tallyAnswers, type Tally } from './tallyAnswers'

/** The answers as the chain would count them now: asked again with each answer, and while the page is looked at. */
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
  const asked = signingRequestOf(request)
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: [
      'chain',
      network,
      'tally',
      address,
      record.guardians,
      asked,
      answers.map(encodeRecoveryAnswer),
    ],
    queryFn: async () => {
      const { client, network: description } = chainOf(network)
      const [wallet, now] = await Promise.all([
        readSigningWallet(client, description, address),
        readDidRecord(client, address),
      ])
      if (wallet === null || now === null) throw new ActionError('SignatureOutdated')
      const resolve = (name: Name) => resolveName(client, description, name)
      return tallyAnswers(answers, { wallet, guardians: now.guardians, asked, resolve })
    },
    placeholderData: keepPreviousData,
    retry: false,
    networkMode: 'always',
    staleTime: 5_000,
    refetchInterval: 20_000,
  })
  return { tally: data ?? null, error, isFetching, refetch: () => void refetch() }
}
