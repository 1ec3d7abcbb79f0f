import rateLimit from '@fastify/rate-limit'
import type { Devnet } from '@tyto/devnet'
import type { FastifyInstance } from 'fastify'
import { isOwnOrigin } from '../hostCheck'
import { readNotification, type Notification } from './readNotification'
import { sendToBot, type Bot } from './sendToBot'

/** Who is told what happened. Without it a server of public networks tells nobody. */
export interface NotificationOptions {
  /** The domain of the issuer whose travel rules are told, without suffix: `kyc`. */
  readonly mainIssuer: string
  /** What passes messages of public networks on; those of the local network never leave this machine. */
  readonly bot?: Bot
  /** The most requests in a minute from one client address. Default 10. */
  readonly mostRequests?: number
}

/** A message of the local network. */
interface OutboxMessage {
  /** In ms since 1970. */
  readonly time: number
  readonly text: string
}

/** The issuer of the world that a local network begins with. */
const localMainIssuer = 'kyc'

/** Messages that the outbox keeps, and those that are remembered, so that none is told twice. */
const bounds = { outbox: 50, told: 1_000, onTheWay: 4 }

/** Who is told on this server; null for nobody. */
export function notificationsOf({
  devnet,
  notifications,
}: {
  readonly devnet?: Devnet | undefined
  readonly notifications?: NotificationOptions | undefined
}): NotificationOptions | null {
  return notifications ?? (devnet ? { mainIssuer: localMainIssuer } : null)
}

/**
 * POST /-/notifications: a page says what happened, and the server tells whoever runs it. The local network's messages
 * are kept in an outbox, which GET answers, newest first. What becomes of a message nobody learns here.
 */
export async function notificationRoutes(
  app: FastifyInstance,
  { devnet, notifications }: { readonly devnet?: Devnet; readonly notifications?: NotificationOptions },
): Promise<void> {
  const asked = notificationsOf({ devnet, notifications })
  if (asked === null) return
  const { mainIssuer, bot, mostRequests = 10 } = asked
  const outbox: OutboxMessage[] = []
  const told = new Set<string>()
  let onTheWay = 0

  await app.register(rateLimit, { global: false })

  app.post(
    '/-/notifications',
    { config: { rateLimit: { max: mostRequests, timeWindow: 60_000 } } },
    async (request, reply) => {
      if (!isOwnOrigin(request.headers.origin, request.headers.host)) {
        return reply.code(403).send({ error: 'Notifications are taken from the page of this server only.' })
      }
      const notification =
        typeof request.body === 'string' ? readNotification(request.body, { mainIssuer }) : null
      if (notification === null) return reply.code(400).send({ error: 'No such notification.' })
      if (!isTold(notification)) tell(notification)
      return reply.code(204).send()
    },
  )

  if (devnet) {
    app.get('/-/notifications', async (_, reply) => {
      reply.header('cache-control', 'no-store')
      return outbox
    })
  }

  function isTold({ id }: Notification): boolean {
    if (told.has(id)) return true
    const [oldest] = told
    if (told.size >= bounds.told && oldest !== undefined) told.delete(oldest)
    told.add(id)
    return false
  }

  function tell({ network, text }: Notification): void {
    if (network === 'local') {
      if (devnet) outbox.unshift({ time: Date.now(), text })
      outbox.splice(bounds.outbox)
      return
    }
    // A bot that does not answer holds up nothing but itself.
    if (bot === undefined || onTheWay >= bounds.onTheWay) return
    onTheWay += 1
    void sendToBot(bot, text).finally(() => (onTheWay -= 1))
  }
}
