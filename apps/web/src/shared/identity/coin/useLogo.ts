import type { Address } from '@tyto/primitives'
import { useQuery } from '@tanstack/react-query'
import { strangerOf } from '../image/imageAddress'
import { imageQuery } from '../image/nftQueries'
import { useNetworkId } from '../../settings/network'
import { site } from '../../settings/site'
import { useTheme } from '../../settings/theme'
import { logoAddress } from './logoAddress'

/** Where the logo of a token would come from; null without a service. */
function useLogoPlace(token: Address | null): string | null {
  const isLocal = useNetworkId() === 'local'
  const theme = useTheme()
  if (token === null) return null
  return logoAddress(site.logos, token, theme, { origin: window.location.origin, isLocal })
}

/** The host that has to be asked for; null where the site names no service, or is one itself. */
export function useLogoStranger(token: Address): string | null {
  const address = useLogoPlace(token)
  return address === null ? null : strangerOf(address, window.location.origin)
}

/** The logo of a token as bytes; null while there is none, and where nobody allowed to fetch it. */
export function useLogo(token: Address | null): Blob | null {
  const network = useNetworkId()
  const address = useLogoPlace(token)
  const { data } = useQuery({ ...imageQuery(network, address ?? ''), enabled: address !== null })
  return data?.kind === 'picture' ? data.blob : null
}
