import { networkIds, type NetworkId } from '@tyto/chain'
import { ownValue } from '@tyto/primitives'

/** What somebody is told, made by the server from fields that it has checked. */
export interface Notification {
  readonly network: NetworkId
  /** Told once: the transaction that it is about. */
  readonly id: string
  readonly text: string
}

/** What texts are made of. */
export interface NotificationFacts {
  /** The domain of the issuer whose travel rules are told, without suffix. */
  readonly mainIssuer: string
}

interface Told extends NotificationFacts {
  readonly network: NetworkId
  /** 64 hex digits without 0x. */
  readonly transaction: string
}

/** A kind of message, by the word that a body begins with. None of them takes a text of the page. */
const kinds = {
  'travel-rule': ({ network, transaction, mainIssuer }: Told) =>
    `Tyto, ${network}: a travel rule for ${mainIssuer}.ssi was confirmed in transaction 0x${transaction}.`,
} as const

/** The longest body that is read, in characters. */
const longest = 200
/** What a bot is sent at most, in characters. */
const longestText = 400

/**
 * Reads the body of a notification, one line of plain text: its kind, the network and the transaction. Null for anything
 * else: a page chooses fields, and never words.
 *
 * @example
 * readNotification(`travel-rule mainnet ${'ab'.repeat(32)}`, { mainIssuer: 'kyc' })
 */
export function readNotification(body: string, facts: NotificationFacts): Notification | null {
  if (body.length > longest) return null
  const [kind = '', name, transaction = '', ...more] = body.split(' ')
  const compose = ownValue(kinds, kind) as (typeof kinds)[keyof typeof kinds] | undefined
  const network = networkIds.find((each) => each === name)
  if (compose === undefined || network === undefined || more.length > 0) return null
  if (!/^[0-9a-f]{64}$/.test(transaction)) return null
  const text = compose({ ...facts, network, transaction }).slice(0, longestText)
  return { network, id: `${kind} ${network} ${transaction}`, text }
}
