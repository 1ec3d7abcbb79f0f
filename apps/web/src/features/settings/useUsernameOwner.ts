import type { Address } from '@tyto/primitives'
import { useQuery } from '@tanstack/react-query'
import { nameQuery } from '../../shared/chain/reads/queries'
import { useNetworkId } from '../../shared/settings/network'
import { usernameOf, usernameOwnerOf } from './pendingUsername'

/** A name that leads to nothing stands in where there is none: it is never asked for. */
const noName = { domain: '', subdomain: '', topLevel: 'ssi' } as const

interface UsernameOwner {
  /** Who can confirm the username; null for nobody, undefined while it is not known. */
  readonly owner: Address | null | undefined
  readonly error: Error | null
  readonly isFetching: boolean
  refetch(): unknown
}

/** Asks the chain who owns the name that a wallet wants to go by. */
export function useUsernameOwner(pendingUsername: string | null): UsernameOwner {
  const network = useNetworkId()
  const name = usernameOf(pendingUsername)
  const { data, error, isFetching, refetch } = useQuery({
    ...nameQuery(network, name ?? noName),
    enabled: name !== null,
  })
  const owner = name === null ? null : data && usernameOwnerOf(data)
  return { owner, error: owner === undefined ? error : null, isFetching, refetch }
}
