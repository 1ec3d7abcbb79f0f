import { err, ok, type Result } from '@tyto/primitives'
import { startAnswerWatch } from './answerWatch'
import { askWallet, lookFor, personTimeoutMs } from './askWallet'
import type { ZilPayPlace } from './askZilPayChain'
import { isAccountConnected } from './isAccountConnected'
import { zilPayRefusal } from './refusals'
import type { ConnectCode, ConnectOptions, WalletAccount } from './walletAdapter'
import { findZilPay, readZilPayState, zilPayBuild } from './zilPay'

/** How often the wallet is looked at while it is asked to connect, in ms. */
const lookPauseMs = 1_000

/** Asks a person, in the wallet's window, for an account. */
export async function connectZilPay(
  place: ZilPayPlace,
  { signal, timeoutMs = personTimeoutMs }: ConnectOptions = {},
): Promise<Result<WalletAccount, ConnectCode>> {
  const { page, clock } = place
  const zilPay = await lookFor(() => findZilPay(page), { clock })
  if (zilPay === undefined) return err('WalletMissing')
  const isPersons = startAnswerWatch(zilPay, clock)
  const ended = new AbortController()
  const ask = () => Promise.race([zilPay.wallet.connect(), accountShown(place, ended.signal)])
  const answer = await askWallet(ask, { clock, timeoutMs, signal })
  ended.abort()
  if (answer.kind === 'silent') return err('WalletSilent')
  if (answer.kind === 'refusal') return err(zilPayRefusal(answer.text) ?? 'WalletFailed')
  if (answer.value !== true) return err(await reasonOfNo(place, { isPersons: isPersons() }))
  const found = await lookFor(() => readZilPayState(findZilPay(page)).account ?? undefined, { clock })
  return found ? ok(found) : err('WalletNoAccount')
}

/**
 * A refusal is no rejection here: the answer is false. Bearby says the same where the person approved and it stands on another
 * chain: then the site is connected all the same.
 */
async function reasonOfNo(
  { page, clock }: ZilPayPlace,
  { isPersons }: { readonly isPersons: boolean },
): Promise<ConnectCode> {
  const isBearby = zilPayBuild(findZilPay(page)) === 'bearby'
  if (isBearby && (await isAccountConnected(page.events, clock))) return 'WalletOtherChain'
  return isPersons ? 'WalletRejected' : 'WalletNotAsked'
}

/**
 * True once the wallet shows an account that it did not show before: a request whose window was closed may be approved
 * in the wallet later, and the promise of it is not relied on. Otherwise it stays pending.
 */
async function accountShown({ page, clock }: ZilPayPlace, signal: AbortSignal): Promise<true> {
  const isShown = () => {
    const { isConnected, account } = readZilPayState(findZilPay(page))
    return isConnected && account !== null
  }
  const wasShown = isShown()
  while (!signal.aborted) {
    await clock.sleep(lookPauseMs, signal)
    if (!wasShown && isShown()) return true
  }
  return new Promise(() => undefined)
}
