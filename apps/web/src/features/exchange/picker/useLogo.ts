import type { Address } from '@tyto/primitives'
import { useQuery } from '@tanstack/react-query'
import { useNetworkId } from '../../../shared/settings/network'
import { site } from '../../../shared/settings/site'
import { useTheme } from '../../../shared/settings/theme'
import { fetchPart } from '../../../shared/ui/parts/fetchPart'
import { logoAddress, strangerOf } from './logoAddress'
import { useLogoConsent } from './logoConsent'

/** A logo that takes longer, in ms, is not waited for: the drawn sign stays. */
const patience = 5_000

/** Where the logo of a token would come from, and whether it may. */
function useLogoPlace(token: Address | null): {
  readonly address: string | null
  readonly stranger: string | null
} {
  const isLocal = useNetworkId() === 'local'
  const theme = useTheme()
  const { origin } = window.location
  const address = token === null ? null : logoAddress(site.logos, token, theme, { origin, isLocal })
  return { address, stranger: address === null ? null : strangerOf(address, origin) }
}

/** The host that has to be asked for; null where the site names no service, or is one itself. */
export function useLogoStranger(token: Address): string | null {
  return useLogoPlace(token).stranger
}

/** The logo of a token as bytes; null while there is none, and where nobody allowed to fetch it. */
export function useLogo(token: Address | null): Blob | null {
  const isLocal = useNetworkId() === 'local'
  const { address, stranger } = useLogoPlace(token)
  const mayFetch = useLogoConsent(stranger)
  const { data } = useQuery({
    queryKey: ['logo', address],
    enabled: address !== null && mayFetch,
    retry: false,
    staleTime: Infinity,
    networkMode: 'always',
    queryFn: async ({ signal }) => {
      const { fetchImage } = await fetchPart(() => import('../../../shared/identity/image/fetchImage'))
      return fetchImage(address!, {
        origin: window.location.origin,
        isLocal,
        fetch: window.fetch.bind(window),
        signal: AbortSignal.any([signal, AbortSignal.timeout(patience)]),
      })
    },
  })
  return mayFetch ? (data ?? null) : null
}
