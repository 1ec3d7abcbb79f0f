/** What the server says about itself in the page (`<meta name="tyto-site">`). */
export interface Site {
  /** The host that security texts name: 'make sure you're at {host}'. */
  readonly host: string
  /** The network that a first visit opens with. */
  readonly network: string
  /** Where the protocol stands on the local network, as the server wrote it; null where there is no local network. */
  readonly local: unknown
}

/** A page that no server of ours has served, such as the bare files on a static host. */
const unknownSite: Site = { host: 'tyto.example', network: 'mainnet', local: null }

/** Reads the content of the element; whatever is missing or malformed falls back. */
export function parseSite(content: string | null | undefined): Site {
  try {
    const value: unknown = JSON.parse(content ?? '')
    if (typeof value !== 'object' || value === null) return unknownSite
    const { host, network, local } = value as Record<string, unknown>
    return {
      host: typeof host === 'string' && host ? host : unknownSite.host,
      network: typeof network === 'string' && network ? network : unknownSite.network,
      local: local ?? null,
    }
  } catch {
    return unknownSite
  }
}
