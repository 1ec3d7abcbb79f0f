import { ownValue } from '@tyto/primitives'
import type { Clock } from '../client/clock'
import { askWallet, lookFor } from './askWallet'
import { hasMethod } from './zilPay'

interface Provider {
  request(call: { readonly method: string }): Promise<unknown>
}

const bearbyId = 'io.bearby'
const timeoutMs = 3_000

/**
 * Is the account that is chosen in Bearby connected to this site, so that `connect` opens no window? Its Ethereum
 * provider says so without asking anybody (EIP-6963, eth_accounts): the list is empty if not. False where nobody answers.
 */
export async function isAccountConnected(events: EventTarget | undefined, clock: Clock): Promise<boolean> {
  // It announces itself a moment after its object stands in the page.
  const provider = events && (await lookFor(() => findProvider(events), { clock, looks: 5 }))
  if (!provider) return false
  const answer = await askWallet(() => provider.request({ method: 'eth_accounts' }), { clock, timeoutMs })
  return answer.kind === 'answer' && Array.isArray(answer.value) && answer.value.length > 0
}

/** Wallets announce themselves while the request is dispatched. */
function findProvider(events: EventTarget): Provider | undefined {
  let found: Provider | undefined
  const onAnnounced = (event: Event): void => {
    found ??= readAnnouncement(Reflect.get(event, 'detail'))
  }
  events.addEventListener('eip6963:announceProvider', onAnnounced)
  events.dispatchEvent(new Event('eip6963:requestProvider'))
  events.removeEventListener('eip6963:announceProvider', onAnnounced)
  return found
}

function readAnnouncement(detail: unknown): Provider | undefined {
  const provider = ownValue(detail, 'provider')
  const isBearby = ownValue(ownValue(detail, 'info'), 'rdns') === bearbyId
  return isBearby && hasMethod(provider, 'request') ? (provider as Provider) : undefined
}
