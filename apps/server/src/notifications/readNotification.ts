import { networkIds, type NetworkId } from '@tyto/chain'
import { decodeChainText, parseName } from '@tyto/identity'

/** What somebody is told, made by the server from fields that it has checked. */
export interface Notification {
  readonly kind: keyof typeof kinds
  readonly network: NetworkId
  /** 64 hex digits without 0x. */
  readonly transaction: string
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

/** A kind of message, by the word that a body begins with; a mint alone takes names. None of them takes a text of the page. */
const kinds = {
  mint: ({ network, transaction, names }: Told) =>
    `Tyto, ${network}: ${namesIn(names)} minted in transaction 0x${transaction}.`,
  'travel-rule': ({ network, transaction, mainIssuer }: Told) =>
    `Tyto, ${network}: a travel rule for ${mainIssuer}.ssi was confirmed in transaction 0x${transaction}.`,
  motion: ({ network, transaction }: Told) =>
    `Tyto, ${network}: a motion was raised in transaction 0x${transaction}.`,
} as const

const kindNames = Object.keys(kinds) as (keyof typeof kinds)[]

/** The longest body that is read, in bytes: forty names of the usual length. */
export const longestNotification = 4_000
/** What the names of a mint take at most, in characters; the others are counted. */
const longestNames = 3_000
/** The words of a motion, in characters: a bot takes 4,096 in all. */
const longestMotion = 3_000

/**
 * Reads the body of a notification, one line of plain text: its kind, the network, the transaction, and the names of a mint.
 * Null for anything else: a page chooses fields, and never words.
 *
 * @example
 * readNotification(`travel-rule mainnet ${'ab'.repeat(32)}`, { mainIssuer: 'kyc' })
 */
export function readNotification(body: string, facts: NotificationFacts): Notification | null {
  if (body.length > longestNotification) return null
  const [word = '', name, transaction = '', ...names] = body.split(' ')
  const kind = kindNames.find((each) => each === word)
  const network = networkIds.find((each) => each === name)
  if (kind === undefined || network === undefined || !names.every(isMinted)) return null
  if ((kind === 'mint') !== names.length > 0) return null
  if (!/^[0-9a-f]{64}$/.test(transaction)) return null
  const text = kinds[kind]({ ...facts, network, transaction, names })
  return { kind, network, transaction, id: `${kind} ${network} ${transaction}`, text }
}

/**
 * A motion with its own words, which the server has read on the chain: whoever raised it paid for them with xPoints. They
 * are one line, and cut where they are long.
 */
export function withMotion({ text }: Notification, motion: string): string {
  const words = decodeChainText(motion).replace(/\s+/g, ' ').trim()
  const signs = Array.from(words)
  return `${text} “${signs.slice(0, longestMotion).join('')}${signs.length > longestMotion ? '…' : ''}”`
}

/** As many names as there is room for, and how many more there are. */
function namesIn(names: readonly string[]): string {
  let length = 0
  const shown = names.filter((name) => (length += name.length + 2) <= longestNames)
  const left = names.length - shown.length
  return [...shown, ...(left > 0 ? [`${left} more`] : [])].join(', ')
}

/** `owl.gzil`: a domain by the grammar of names, under a suffix whose names are minted. */
function isMinted(text: string): boolean {
  const bare = /^(.+)\.(?:gzil|zlp)$/.exec(text)?.[1]
  const name = bare === undefined ? null : parseName(`${bare}.ssi`)
  return name?.ok === true && name.value.subdomain === '' && name.value.domain === bare
}
