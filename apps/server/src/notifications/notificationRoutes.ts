import rateLimit from '@fastify/rate-limit'
import {
  readTransactionOutcome,
  getBlockTimestamp,
  getLatestBlock,
  publicNetworks,
  readMintedNames,
  readRaisedMotion,
  readTravelRuleIssuer,
  type Requests,
} from '@tyto/chain'
import type { Devnet } from '@tyto/devnet'
import type { FastifyInstance } from 'fastify'
import { isOwnOrigin } from '../hostCheck'
import { hostedClient, publicClient } from '../resolver/didSources'
import {
  longestNotification,
  readNotification,
  tellProof,
  type Notification,
  type Proof,
} from './readNotification'
import { sendToBot, type Bot } from './sendToBot'

/** Who is told what happened. Without it a server of public networks tells nobody. */
export interface NotificationOptions {
  /** The domain of the issuer whose travel rules are told, without suffix: `kyc`. */
  readonly mainIssuer: string
  /** Sends on the messages of public networks; those of the local network never leave this machine. */
  readonly bot?: Bot
  /**
   * Asks the chain what a transaction did; null where it did nothing of the kind. By default the network's own node is
   * asked.
   */
  readonly prove?: Prove
  /** The most requests in a minute from one client address. Default 10. */
  readonly mostRequests?: number
}

type Prove = (notification: Notification) => Promise<Proof | null>

/** A message of the local network. */
interface OutboxMessage {
  /** In ms since 1970. */
  readonly time: number
  readonly text: string
}

/** The issuer of the world that a local network begins with. */
const localMainIssuer = 'kyc'

/**
 * Messages that the outbox keeps, those that are remembered, so that none is told twice, and those of which the chain is asked
 * at one time: several times what one address may send in a minute, so that nobody alone takes the place of others.
 */
const bounds = { outbox: 50, told: 1_000, onTheWay: 40 }

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
  const { mainIssuer, bot, mostRequests = 10, prove = proveOn(devnet) } = asked
  const outbox: OutboxMessage[] = []
  const told = new Set<string>()
  const asking = new Set<string>()

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
      const notification = typeof request.body === 'string' ? readNotification(request.body) : null
      if (notification === null) return reply.code(400).send({ error: 'No such notification.' })
      tell(notification)
      return reply.code(204).send()
    },
  )

  if (devnet) {
    app.get('/-/notifications', async (_, reply) => {
      reply.header('cache-control', 'no-store')
      return outbox
    })
  }

  function tell(notification: Notification): void {
    const { kind, network, transaction } = notification
    const isHere = network === 'local'
    if (isHere ? !devnet : bot === undefined) return
    const id = `${kind} ${network} ${transaction}`
    // A node or a bot that does not answer holds up nothing but itself.
    if (told.has(id) || asking.has(id) || asking.size >= bounds.onTheWay) return
    asking.add(id)
    void prove(notification)
      .then((proof) => {
        const text = proof && tellProof(notification, proof, mainIssuer)
        // The chain may know it later, and then it is told.
        if (text === null) return undefined
        remember(id)
        return isHere ? keep(text) : bot && sendToBot(bot, text)
      })
      .catch(() => undefined)
      .finally(() => asking.delete(id))
  }

  function remember(id: string): void {
    const [oldest] = told
    if (told.size >= bounds.told && oldest !== undefined) told.delete(oldest)
    told.add(id)
  }

  function keep(text: string): void {
    outbox.unshift({ time: Date.now(), text })
    outbox.splice(bounds.outbox)
  }
}

/** Pages tell what has just been confirmed; one that slept may be so late, in ms of the chain. */
const longestNews = 24 * 60 * 60 * 1_000

/** Whether it stands in a block of the last day: whoever names what happened long ago, tells nobody anything. */
async function isNew(client: Requests, transaction: string): Promise<boolean> {
  const [found, latest] = await Promise.all([
    readTransactionOutcome(client, transaction),
    getLatestBlock(client),
  ])
  if (found?.kind !== 'confirmed') return false
  const time = await getBlockTimestamp(client, found.receipt.block)
  return time !== null && latest.time - Number(time / 1000n) <= longestNews
}

/** Asks the network that this server hosts, or the nodes of the public ones. */
function proveOn(devnet: Devnet | undefined): Prove {
  return async ({ kind, network, transaction }) => {
    if (network === 'local' && devnet === undefined) return null
    const place = network === 'local' ? { ...devnet!.network, reserve: null } : publicNetworks[network]
    const client = network === 'local' ? hostedClient(devnet!) : publicClient(publicNetworks[network])
    if (!(await isNew(client, transaction))) return null
    switch (kind) {
      case 'motion': {
        const motion = await readRaisedMotion(client, place, transaction)
        return motion === null ? null : { kind, motion }
      }
      case 'travel-rule': {
        const issuer = await readTravelRuleIssuer(client, transaction)
        return issuer === null ? null : { kind, issuer }
      }
      case 'mint':
        return { kind, names: await readMintedNames(client, place, transaction) }
    }
  }
}
