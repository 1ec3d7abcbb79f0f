import { estateAfter } from '@tyto/identity'
import { useQuery } from '@tanstack/react-query'
import { useNetworkId } from '../../settings/network'
import { EstateChange } from './EstateChange'
import { EstateUnread } from './EstateUnread'
import { halvesQuery } from './estateQuery'

interface SharesEstateProps {
  /** Without suffix. */
  readonly domain: string
  /** Shares that come to the domain's share in the community; below zero where they leave it. */
  readonly shares: bigint
}

/** Liquidity for the community: the shares belong to a name, so they obey whoever has its .did and go along with it. */
export function SharesEstate({ domain, shares }: SharesEstateProps) {
  const query = useQuery(halvesQuery(useNetworkId(), domain))
  if (query.data === undefined) return <EstateUnread query={query} />
  const nothing = { wallets: [], left: 0, promises: [], keys: [], guards: [], guardians: null }
  const before = { ...query.data, ...nothing, community: shares < 0n ? -shares : 0n }
  return <EstateChange before={before} after={estateAfter(before, { shares })} from="then" />
}
