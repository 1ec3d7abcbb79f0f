import { decodeChainText } from '@tyto/identity'
import { ownValue } from '@tyto/primitives'
import { changesIn, newAddress, type SeenOutcome } from '../../../shared/transaction/action/seenOutcome'
import type { Summary } from '../../../shared/transaction/action/summary'

const noDomain = `0x${'00'.repeat(32)}`

/** Tells what pausing and unpausing change. */
export function tellPause(seen: SeenOutcome): Summary {
  const { to } = seen
  const [change] = ['is_paused', 'paused'].flatMap((field) => changesIn(seen, to, field))
  const becomes = ownValue(change?.after, 'constructor')
  if (to === null || (becomes !== 'True' && becomes !== 'False')) return []
  return [{ text: becomes === 'True' ? 'walletStops' : 'walletGoesOn', values: { wallet: to } }]
}

/** To whom a wallet is offered, or that it is no longer. */
export function tellOffer(seen: SeenOutcome): Summary {
  const { to: wallet } = seen
  const [change] = ['pending_domain', 'pending_username'].flatMap((field) => changesIn(seen, wallet, field))
  if (wallet === null || typeof change?.after !== 'string') return []
  const { after } = change
  if (after === noDomain || after === '') return [{ text: 'walletStays', values: { wallet } }]
  const ssi = decodeChainText(after)
  return [
    { text: 'walletOffered', values: { wallet, ssi } },
    { text: 'walletLost', values: { wallet, ssi } },
  ]
}

/** Whether a wallet goes along with its name from then on. */
export function tellKept(seen: SeenOutcome): Summary {
  const { to: wallet } = seen
  const [change] = changesIn(seen, wallet, 'own_did')
  const becomes = ownValue(change?.after, 'constructor')
  if (wallet === null || (becomes !== 'Some' && becomes !== 'None')) return []
  return [{ text: becomes === 'Some' ? 'walletKept' : 'walletReturns', values: { wallet } }]
}

/** To whom a wallet belongs from then on. */
export function tellClaim(seen: SeenOutcome): Summary {
  const { to: wallet } = seen
  const controller = newAddress(seen, 'controller')
  if (wallet !== null && controller?.after === seen.sender)
    return [{ text: 'youControl', values: { wallet, from: controller.before } }]
  const [change] = ['nft_domain', 'nft_username'].flatMap((field) => changesIn(seen, wallet, field))
  if (wallet === null || typeof change?.after !== 'string') return []
  return [{ text: 'walletPasses', values: { wallet, ssi: decodeChainText(change.after) } }]
}
