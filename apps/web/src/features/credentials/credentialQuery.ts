import { didWalletOf, type NetworkId } from '@tyto/chain'
import { checkCredential, type CredentialCode } from '@tyto/credentials'
import { formatName, parseName } from '@tyto/identity'
import { bytesToHex, sha256, utf8ToBytes } from '@tyto/primitives'
import { queryOptions, useQuery } from '@tanstack/react-query'
import { chainReadOptions, nameQuery } from '../../shared/chain/reads/queries'
import { useNetworkId } from '../../shared/settings/network'
import { credentialFacts, fetchList } from './credentialFacts'

/** How a credential stands now. `silent`: its issuer's list does not say whether it was taken back. */
export type Standing = 'valid' | 'silent' | CredentialCode

/** Cards that are drawn in so many ms ask for a list of theirs once. */
const together = 2_000

function listQuery(address: string) {
  return queryOptions({
    retry: false,
    networkMode: 'always',
    staleTime: ({ state }) => (state.data ? together : 0),
    gcTime: together,
    queryKey: ['status list', address],
    queryFn: () => fetchList(address),
  })
}

/** Holds a credential against the chain, the clock and its issuer's list. An answer counts for as long as the page shows it. */
export function standingQuery(network: NetworkId, text: string) {
  return queryOptions({
    ...chainReadOptions,
    staleTime: 0,
    queryKey: ['chain', network, 'credential', bytesToHex(sha256(utf8ToBytes(text)))],
    queryFn: async ({ client }): Promise<Standing> => {
      const facts = credentialFacts(network, (address) => client.fetchQuery(listQuery(address)))
      const checked = await checkCredential(text, facts)
      if (!checked.ok) return checked.code
      return checked.value.status === 'unknown' ? 'silent' : 'valid'
    },
  })
}

/** The name of an issuer, once the chain has said that it leads to its DID; until then, and otherwise, the DID itself. */
export function useIssuerName(
  did: string,
  said: string | null,
): { readonly text: string; readonly isName: boolean } {
  const network = useNetworkId()
  const name = parseName(said ?? '')
  const { data } = useQuery({
    ...nameQuery(network, name.ok ? name.value : { subdomain: '', domain: '', topLevel: 'ssi' }),
    enabled: name.ok,
  })
  const isName = name.ok && data?.kind === 'found' && didWalletOf(data)?.did === did
  return isName ? { text: formatName(name.value), isName } : { text: did, isName: false }
}
