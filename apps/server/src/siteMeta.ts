import type { ServerOptions } from './createServer'

/**
 * Tells the app, in its own page, the network of a first visit, the site's canonical host (for its security texts) and,
 * on the local network, the addresses of the protocol: the first look-up then needs no extra request. One `<meta
 * name="tyto-site">` element; its content is JSON, `{ host: string, network: NetworkId, local: NetworkDescription |
 * null }`.
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
