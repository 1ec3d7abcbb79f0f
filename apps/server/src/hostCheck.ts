/**
 * Does a request name this machine itself? If a page of another site points its own name at 127.0.0.1 (DNS rebinding),
 * the browser still sends that name as Host, and the request is refused.
 */
export function isLoopbackHost(host: string | undefined): boolean {
  if (!host) return false
  const name = host.replace(/:\d+$/, '').toLowerCase()
  return name === 'localhost' || name === '127.0.0.1' || name === '[::1]' || name.endsWith('.localhost')
}

/** Does a request that changes the network come from our own page, or from no page at all (Node, curl)? */
export function isOwnOrigin(origin: string | undefined, host: string | undefined): boolean {
  if (origin === undefined) return true
  return host !== undefined && (origin === `http://${host}` || origin === `https://${host}`)
}
