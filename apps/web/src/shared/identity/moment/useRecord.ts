import { isDidWallet, type NetworkId } from '@tyto/chain'
import type { DidRecord } from '@tyto/identity'
import type { Address } from '@tyto/primitives'
import { useQuery } from '@tanstack/react-query'
import { addressQuery } from '../../chain/reads/addressQueries'

/** The present record of a DID wallet; null while it is not known. */
export function useRecord(
  network: NetworkId,
  wallet: Address,
): { readonly record: DidRecord | null; readonly isPending: boolean } {
  const { data, isPending } = useQuery(addressQuery(network, wallet))
  const record = data?.kind === 'wallet' ? data.record : null
  return { record: isDidWallet(record) ? record : null, isPending }
}
