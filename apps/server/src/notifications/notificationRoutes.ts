import rateLimit from '@fastify/rate-limit'
import { publicNetworks, readRaisedMotion, type NetworkId } from '@tyto/chain'
import type { Devnet } from '@tyto/devnet'
import type { FastifyInstance } from 'fastify'
import { isOwnOrigin } from '../hostCheck'
import { hostedClient, publicClient } from '../resolver/didSources'
import { longestNotification, readNotification, withMotion, type Notification } from './readNotification'
import { sendToBot, type Bot } from './sendToBot'

/** Who is told what happened. Without it a server of public networks tells nobody. */
export interface NotificationOptions {
  /** The domain of the issuer whose travel rules are told, without suffix: `kyc`. */
  readonly mainIssuer: string
  /** What passes messages of public networks on; those of the local network never leave this machine. */
  readonly bot?: Bot
  /** The words of the motion that a transaction raised, null for none; by default the network's own node is asked. */
  readonly motionOf?: MotionReader
  /** The most requests in a minute from one client address. Default 10. */
  readonly mostRequests?: number
}

type MotionReader = (network: NetworkId, transaction: string) => Promise<string | null>

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
  const { mainIssuer, bot, mostRequests = 10, motionOf = motionReader(devnet) } = asked
  const outbox: OutboxMessage[] = []
  const told = new Set<string>()
  let onTheWay = 0

  await app.register(rateLimit, { global: false })

  app.post(
    '/-/notifications',
    {
      bodyLimit: longestNotification,
      config: { rateLimit: { max: mostRequests, timeWindow: 60_000 } },
    },
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

  function tell(notification: Notification): void {
    const { network } = notification
    const isHere = network === 'local'
    if (isHere ? !devnet : bot === undefined) return
    // A node or a bot that does not answer holds up nothing but itself.
    if (onTheWay >= bounds.onTheWay) return
    onTheWay += 1
    void textOf(notification)
      .then((whole) => (whole === null ? undefined : isHere ? keep(whole) : bot && sendToBot(bot, whole)))
      // What could not be read may be told again.
      .catch(() => void told.delete(notification.id))
      .finally(() => (onTheWay -= 1))
  }

  /** What is told; null for a motion that the chain does not know. */
  async function textOf(notification: Notification): Promise<string | null> {
    if (notification.kind !== 'motion') return notification.text
    const motion = await motionOf(notification.network, notification.transaction)
    return motion === null ? null : withMotion(notification, motion)
  }

  function keep(text: string): void {
    outbox.unshift({ time: Date.now(), text })
    outbox.splice(bounds.outbox)
  }
}

/** Reads motions from the network that this server hosts, or from the nodes of the public ones. */
function motionReader(devnet: Devnet | undefined): MotionReader {
  return async (network, transaction) => {
    if (network !== 'local') {
      const asked = publicNetworks[network]
      return readRaisedMotion(publicClient(asked), asked, transaction)
    }
    return devnet
      ? readRaisedMotion(hostedClient(devnet), { ...devnet.network, reserve: null }, transaction)
      : null
  }
}
