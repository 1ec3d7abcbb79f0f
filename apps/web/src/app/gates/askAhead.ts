import { placeOfEntry, readRegistry, type NetworkId } from '@tyto/chain'
import type { Name } from '@tyto/identity'
import type { Address } from '@tyto/primitives'
import { useQueryClient, type QueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useLocation } from 'react-router'
import { chainOf } from '../../shared/chain/network/chain'
import { nameQuery } from '../../shared/chain/reads/queries'
import { parsePath } from '../../shared/routing/parsePath'
import { useNetworkId } from '../../shared/settings/network'

export interface Ahead {
  readonly network: NetworkId
  readonly queries: QueryClient
  readonly name: Name
  /** Where the name leads; null while nobody knows: of a subdomain, its domain must be asked first. */
  readonly wallet: Address | null
}

/** Asks for what a page will show besides its name. Its answers are kept, or shared with who asks the same; a failure is left to them. */
export type AskAhead = (ahead: Ahead) => void

/**
 * Asks for it once the registry has answered: then it leaves together with the reads of the name's wallet. Where an earlier page
 * knows the wallet, nobody is asked for it again.
 */
export function useAskAhead(ask: AskAhead | undefined): void {
  const network = useNetworkId()
  const queries = useQueryClient()
  const { pathname } = useLocation()
  useEffect(() => {
    const path = parsePath(pathname)
    if (ask === undefined || path.kind !== 'name' || !path.name.ok) return
    const { value: name } = path.name
    const known = queries.getQueryData(nameQuery(network, name).queryKey)
    if (known?.kind === 'found') return ask({ network, queries, name, wallet: known.address })
    const { client, network: description } = chainOf(network)
    // The gate asks the same: it is one call.
    readRegistry(client, description, name).then(
      (entry) => ask({ network, queries, name, wallet: placeOfEntry(name, entry) }),
      () => undefined,
    )
  }, [ask, network, queries, pathname])
}
