const localHosts = ['localhost', '127.0.0.1']

/**
 * May a person use this text as their own RPC endpoint? It must be https, or http on this computer, as the content
 * security policy allows.
 */
export function isOwnEndpoint(value: unknown): value is string {
  if (typeof value !== 'string' || value.length > 2000 || !URL.canParse(value)) return false
  const { protocol, hostname, username, password } = new URL(value)
  if (username || password) return false
  return protocol === 'https:' || (protocol === 'http:' && localHosts.includes(hostname))
}
