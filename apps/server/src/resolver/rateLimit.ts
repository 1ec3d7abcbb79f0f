import { isIPv6 } from 'node:net'

export interface RateLimit {
  /** Requests that a client may send at once. */
  readonly burst: number
  /** Requests that it may send in each second from then on. */
  readonly perSecond: number
}

/** So many clients are remembered; who is forgotten starts afresh. */
const MOST_CLIENTS = 10_000

/**
 * Counts the requests of each client. The answer to a request: 0, or the whole seconds after which the next one will
 * be taken. `now` in ms.
 */
export function createRateLimit(
  { burst, perSecond }: RateLimit,
  now: () => number,
): (client: string) => number {
  const clients = new Map<string, { left: number; at: number }>()
  return (client) => {
    const time = now()
    const key = clientKey(client)
    const known = clients.get(key)
    const left = known ? Math.min(burst, known.left + ((time - known.at) / 1000) * perSecond) : burst
    // The last of the map is who asked last.
    clients.delete(key)
    clients.set(key, { left: left >= 1 ? left - 1 : left, at: time })
    for (const oldest of clients.keys()) {
      if (clients.size <= MOST_CLIENTS) break
      clients.delete(oldest)
    }
    return left >= 1 ? 0 : Math.ceil((1 - left) / perSecond)
  }
}

/** Of IPv6 one household has the first 64 bits, and as many addresses in them as it likes. */
function clientKey(ip: string): string {
  if (!isIPv6(ip) || ip.startsWith('::ffff:')) return ip
  const [head = '', tail = ''] = ip.split('%')[0]!.split('::')
  const groups = head.split(':').filter((group) => group !== '')
  const rest = tail.split(':').filter((group) => group !== '')
  const middle = ip.includes('::')
    ? Array<string>(Math.max(0, 8 - groups.length - rest.length)).fill('0')
    : []
  return [...groups, ...middle, ...rest].slice(0, 4).join(':')
}
