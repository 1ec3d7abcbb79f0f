import type { ServerOptions } from './createServer'

/**
 * Tells the app in its own page which network to open with and, on the local one, where the protocol stands:
 * so that the first look-up needs no request before its own. One `<meta name="tyto-network">` element; its content
 * is JSON, `{ network: NetworkId, local: NetworkDescription | null }`.
 */
export function networkMeta({ network, devnet }: Pick<ServerOptions, 'network' | 'devnet'>): string {
  const content = JSON.stringify({ network, local: devnet?.network ?? null })
  const escaped = content.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;')
  return `<meta name="tyto-network" content="${escaped}">`
}
