import { networkIds, type NetworkId } from '@tyto/chain'
import { parseName } from '@tyto/identity'
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
  /** Names of .gzil and .zlp that were minted, each by the grammar of names. */
  readonly names: readonly string[]
}

/** A kind of message, by the word that a body begins with; names follow where it takes any. None of them takes a text of the page. */
const kinds = {
  mint: ({ network, transaction, names }: Told) =>
    names.length === 0
      ? null
      : `Tyto, ${network}: ${names.join(', ')} minted in transaction 0x${transaction}.`,
  'travel-rule': ({ network, transaction, mainIssuer, names }: Told) =>
    names.length > 0
      ? null
      : `Tyto, ${network}: a travel rule for ${mainIssuer}.ssi was confirmed in transaction 0x${transaction}.`,
} as const

/** The longest body that is read, in characters. */
const longest = 400
/** What a bot is sent at most, in characters. */
const longestText = 600

/**
 * Reads the body of a notification, one line of plain text: its kind, the network, the transaction, and names. Null for anything
 * else: a page chooses fields, and never words.
 *
 * @example
 * readNotification(`travel-rule mainnet ${'ab'.repeat(32)}`, { mainIssuer: 'kyc' })
 */
export function readNotification(body: string, facts: NotificationFacts): Notification | null {
  if (body.length > longest) return null
  const [kind = '', name, transaction = '', ...names] = body.split(' ')
  const compose = ownValue(kinds, kind) as (typeof kinds)[keyof typeof kinds] | undefined
  const network = networkIds.find((each) => each === name)
  if (compose === undefined || network === undefined || !names.every(isMinted)) return null
  if (!/^[0-9a-f]{64}$/.test(transaction)) return null
  const text = compose({ ...facts, network, transaction, names })?.slice(0, longestText)
  return text === undefined ? null : { network, id: `${kind} ${network} ${transaction}`, text }
}

/** `owl.gzil`: a domain by the grammar of names, under a suffix whose names are minted. */
function isMinted(text: string): boolean {
  const bare = /^(.+)\.(?:gzil|zlp)$/.exec(text)?.[1]
  const name = bare === undefined ? null : parseName(`${bare}.ssi`)
  return name?.ok === true && name.value.subdomain === '' && name.value.domain === bare
}
