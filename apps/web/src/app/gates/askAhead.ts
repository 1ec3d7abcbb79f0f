import { placeOfEntry, readRegistry, type NetworkId } from '@tyto/chain'
import type { Name } from '@tyto/identity'
import type { Address } from '@tyto/primitives'
import { useQueryClient, type QueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useLocation } from 'react-router'
import { chainOf } from '../../shared/chain/network/chain'
import { parsePath } from '../../shared/routing/parsePath'
import { useNetworkId } from '../../shared/settings/network'

export interface Ahead {
  readonly network: NetworkId
  readonly queries: QueryClient
  readonly name: Name
  /** Where the registry says that the name leads; null for a subdomain, which its domain must be asked for first. */
  readonly wallet: Address | null
}

/** Asks for what a page will show besides its name. Its answers are kept, or shared with who asks the same; a failure is left to them. */
export type AskAhead = (ahead: Ahead) => void

/** Asks for it once the registry has answered: then it leaves together with the reads of the name's wallet. */
export function useAskAhead(ask: AskAhead | undefined): void {
  const network = useNetworkId()
  const queries = useQueryClient()
  const { pathname } = useLocation()
  useEffect(() => {
    const path = parsePath(pathname)
    if (ask === undefined || path.kind !== 'name' || !path.name.ok) return
    const { value: name } = path.name
    const { client, network: description } = chainOf(network)
    // The gate asks the same: it is one call.
    readRegistry(client, description, name).then(
      (entry) => ask({ network, queries, name, wallet: placeOfEntry(name, entry) }),
      () => undefined,
    )
  }, [ask, network, queries, pathname])
}
