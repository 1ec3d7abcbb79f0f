import { isHttpsAddress } from './isHttpsAddress'

/** The server's facts about itself in the page (`<meta name="tyto-site">`). */
export interface Site {
  /** The host that security texts mention: 'make sure you're at {host}'. */
  readonly host: string
  /** The network of a first visit. */
  readonly network: string
  /** The addresses of the protocol on the local network, as the server wrote them; null without a local network. */
  readonly local: unknown
  /** The domain of the issuer whose travel rules the server is told of; null for none. */
  readonly mainIssuer: string | null
  /** Where logos of tokens come from, with {address} and {theme} in it; null for drawn signs only. */
  readonly logos: string | null
  /** Where the people of this site are found elsewhere: https addresses, as the operator ordered them; none for the protocol's own. */
  readonly social: readonly string[]
}

/** The values for a page that does not come from our server, such as the plain files on a static host. */
const unknownSite: Site = {
  host: 'tyto.example',
  network: 'mainnet',
  local: null,
  mainIssuer: null,
  logos: null,
  social: [],
}

/** Reads the content of the element; missing or malformed parts get their defaults. */
export function parseSite(content: string | null | undefined): Site {
  try {
    const value: unknown = JSON.parse(content ?? '')
    if (typeof value !== 'object' || value === null) return unknownSite
    const { host, network, local, mainIssuer, logos, social } = value as Record<string, unknown>
    return {
      host: typeof host === 'string' && host ? host : unknownSite.host,
      network: typeof network === 'string' && network ? network : unknownSite.network,
      local: local ?? null,
      mainIssuer: typeof mainIssuer === 'string' && mainIssuer ? mainIssuer : null,
      logos: typeof logos === 'string' && logos ? logos : null,
      social: Array.isArray(social) ? social.filter(isHttpsAddress) : [],
    }
  } catch {
    return unknownSite
  }
}
