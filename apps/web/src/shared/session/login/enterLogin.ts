import type { NetworkId } from '@tyto/chain'
import { formatName, type Name, type NameCode } from '@tyto/identity'
import type { Address, Result } from '@tyto/primitives'
import { rememberName } from '../names/knownNames'
import { useLoginState, type Login } from '../wallet/login'
import { checkName, type LoginCode } from './loginCheck'
import { keepSession } from '../wallet/storedSession'
import { useWallet } from '../wallet/wallet'

/** The reason why a log-in failed. */
export type LogInFailure =
  | { readonly kind: 'noWallet' }
  | { readonly kind: 'noAddress' }
  | { readonly kind: 'noName'; readonly code: NameCode }
  | { readonly kind: 'refused'; readonly code: LoginCode; readonly name: string }
  /** The chain could not be asked. */
  | { readonly kind: 'unknown'; readonly error: unknown }

export type LogInAnswer =
  | { readonly ok: true; readonly login: Login }
  | { readonly ok: false; readonly failure: LogInFailure }

type Check = (account: Address) => Promise<Result<Login, LoginCode>>

/** Logs in to an identity once the chain says that the connected account controls it. `name` is for the messages. */
export async function logIn(name: string, check: Check): Promise<LogInAnswer> {
  const account = connectedAccount()
  if (account === null) return failed({ kind: 'noWallet' })
  try {
    const answer = await check(account)
    if (!answer.ok) return failed({ kind: 'refused', code: answer.code, name })
    // The person may have chosen another account while the chain was asked.
    if (connectedAccount() !== account) return failed({ kind: 'refused', code: 'FailedAuthentication', name })
    enter(answer.value)
    return { ok: true, login: answer.value }
  } catch (error) {
    return failed({ kind: 'unknown', error })
  }
}

/** Logs in to a username. */
export function logInByName(network: NetworkId, name: Name): Promise<LogInAnswer> {
  return logIn(formatName(name), (account) => checkName(network, name, account))
}

/** Takes a log-in back: the wallet stays connected. */
export function logOut(): void {
  useLoginState.setState({ login: null })
  keepSession({ login: null })
}

function enter(login: Login): void {
  const { network, address, name } = login
  useLoginState.setState({ login, isAutomatic: false })
  keepSession({ login: { network, address, name } })
  if (name !== null) rememberName(name)
}

function failed(failure: LogInFailure): LogInAnswer {
  return { ok: false, failure }
}

function connectedAccount(): Address | null {
  return useWallet.getState().account?.address ?? null
}
