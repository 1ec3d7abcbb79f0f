import { decodeChainText } from '@tyto/identity'
import { changesIn, type SeenOutcome } from '../../../shared/transaction/action/seenOutcome'
import type { Summary } from '../../../shared/transaction/action/summary'

/** An issuer gets a message; the token of the one before goes. */
export function tellSent(seen: SeenOutcome): Summary {
  const [change] = changesIn(seen, seen.to, 'ivms101')
  const issuer = change?.keys[0]
  if (seen.to === null || issuer === undefined || change?.kind === 'removed') return []
  const values = { wallet: seen.to, item: decodeChainText(issuer) }
  const isTokenGone = changesIn(seen, seen.to, 'sbt').some(({ kind }) => kind === 'removed')
  return [
    { text: 'travelRuleSent', values },
    ...(isTokenGone ? [{ text: 'travelRuleReplaces', values } as const] : []),
  ]
}

export function tellMinted(seen: SeenOutcome): Summary {
  const [change] = changesIn(seen, seen.to, 'sbt')
  const issuer = change?.keys[0]
  if (seen.to === null || issuer === undefined || typeof change?.after !== 'string') return []
  return [{ text: 'soulboundMinted', values: { wallet: seen.to, item: decodeChainText(issuer) } }]
}

export function tellPublished(seen: SeenOutcome): Summary {
  const [change] = changesIn(seen, seen.to, 'public_encryption')
  if (seen.to === null || change === undefined) return []
  const values = { wallet: seen.to }
  // Of a long text it is not said what stood there; of none it is.
  const isFirst = change.before === ''
  return [
    { text: 'encryptionPublished', values },
    ...(isFirst ? [] : [{ text: 'encryptionReplaced', values } as const]),
  ]
}
