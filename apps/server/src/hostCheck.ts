/** Does a request that changes the network come from our own page, or from no page at all (Node, curl)? */
export function isOwnOrigin(origin: string | undefined, host: string | undefined): boolean {
  if (origin === undefined) return true
  return host !== undefined && (origin === `http://${host}` || origin === `https://${host}`)
}
