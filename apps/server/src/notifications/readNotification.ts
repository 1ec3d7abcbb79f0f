import { networkIds, type NetworkId } from '@tyto/chain'
import { decodeChainText, parseName } from '@tyto/identity'

/** The claim of a page that a transaction did something of a kind. The chain says whether it did, and what. */
export interface Notification {
  readonly kind: NotificationKind
  readonly network: NetworkId
  /** 64 hex digits without 0x. */
  readonly transaction: string
}

/** The chain's word on such a transaction: the words of a motion, the issuer of a travel rule, or names that were minted. */
export type Proof =
  | { readonly kind: 'motion'; readonly motion: string }
  | { readonly kind: 'travel-rule'; readonly issuer: string }
  | { readonly kind: 'mint'; readonly names: readonly string[] }

export type NotificationKind = Proof['kind']

const kinds: readonly NotificationKind[] = ['mint', 'travel-rule', 'motion']

/** The longest body that is read, in bytes. */
export const longestNotification = 200
/** The longest list of the names of a mint, in characters; the others are counted. */
const longestNames = 3_000
/** The words of a motion, in characters: a bot takes 4,096 in all. */
const longestMotion = 3_000

/**
 * Reads the body of a notification, one line of plain text: its kind, the network and the transaction. Null for anything else.
 *
 * @example
 * readNotification(`travel-rule mainnet ${'ab'.repeat(32)}`)
 */
export function readNotification(body: string): Notification | null {
  if (body.length > longestNotification) return null
  const [word, name, transaction = '', ...more] = body.split(' ')
  const kind = kinds.find((each) => each === word)
  const network = networkIds.find((each) => each === name)
  if (kind === undefined || network === undefined || more.length > 0) return null
  return /^[0-9a-f]{64}$/.test(transaction) ? { kind, network, transaction } : null
}

/**
 * The message for the operator, by the chain's facts; null where there is nothing to tell: a travel rule to another
 * issuer, or a mint of names that are none.
 */
export function tellProof(
  { network, transaction }: Notification,
  proof: Proof,
  mainIssuer: string,
): string | null {
  switch (proof.kind) {
    case 'motion':
      return `Tyto, ${network}: a motion was raised in transaction 0x${transaction}. “${motionIn(proof.motion)}”`
    case 'travel-rule':
      return proof.issuer === mainIssuer
        ? `Tyto, ${network}: a travel rule for ${mainIssuer}.ssi was confirmed in transaction 0x${transaction}.`
        : null
    case 'mint': {
      const names = proof.names.filter(isMinted)
      return names.length === 0
        ? null
        : `Tyto, ${network}: ${namesIn(names)} minted in transaction 0x${transaction}.`
    }
  }
}

/** A motion's own words: whoever raised it paid for them with xPoints. They are one line, and cut where they are long. */
function motionIn(motion: string): string {
  const words = decodeChainText(motion).replace(/\s+/g, ' ').trim()
  const signs = Array.from(words)
  return `${signs.slice(0, longestMotion).join('')}${signs.length > longestMotion ? '…' : ''}`
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
