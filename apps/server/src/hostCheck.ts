/**
 * Whether a request names this machine itself. A page of another site that points its own name at 127.0.0.1
 * (DNS rebinding) still sends its own name as Host, and is refused.
 */
export function isLoopbackHost(host: string | undefined): boolean {
  if (!host) return false
  const name = host.replace(/:\d+$/, '').toLowerCase()
  return name === 'localhost' || name === '127.0.0.1' || name === '[::1]' || name.endsWith('.localhost')
}

/** Whether a request that changes the network comes from our own page, or from no page at all (Node, curl). */
export function isOwnOrigin(origin: string | undefined, host: string | undefined): boolean {
  if (origin === undefined) return true
  return host !== undefined && (origin === `http://${host}` || origin === `https://${host}`)
}
