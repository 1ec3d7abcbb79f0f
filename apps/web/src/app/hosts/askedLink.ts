import { useQuery } from '@tanstack/react-query'
import { zeroAddress } from '@tyto/primitives'
import { ceremonyKey, useCeremony } from '../../features/recovery/requests/ceremony'
import { requestPath } from '../../features/recovery/requests/ceremonyLinks'
import { lost, type TryId } from '../../features/tries/tries'
import { nameQuery } from '../../shared/chain/reads/queries'
import { useNetworkId } from '../../shared/settings/network'

/** Where guardians of the lost name are asked, as this browser made it; null for none, and in other walks. */
export function useAskedLink(running: TryId | null): string | null {
  const network = useNetworkId()
  const { data } = useQuery({ ...nameQuery(network, lost), enabled: running === 'recover' })
  const wallet = data?.kind === 'found' ? data.address : zeroAddress
  const ceremony = useCeremony(ceremonyKey(network, wallet))
  return running === 'recover' && ceremony !== null ? requestPath(ceremony.request) : null
}
