import type { ServerOptions } from './createServer'

/**
 * Tells the app in its own page which network to open with, the site's canonical host (for its security texts) and,
 * on the local network, where the protocol stands: so that the first look-up needs no request before its own.
 * One `<meta name="tyto-site">` element; its content is JSON,
 * `{ host: string, network: NetworkId, local: NetworkDescription | null }`.
 */
export function siteMeta({
  canonicalHost,
  network,
  devnet,
}: Pick<ServerOptions, 'canonicalHost' | 'network' | 'devnet'>): string {
  const content = JSON.stringify({ host: canonicalHost, network, local: devnet?.network ?? null })
  const escaped = content.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;')
  return `<meta name="tyto-site" content="${escaped}">`
}
