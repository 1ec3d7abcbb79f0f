import { formatName, parseName, type NameCode } from '@tyto/identity'
import { parseAddress, type Address, type Result } from '@tyto/primitives'
import { useNavigate } from 'react-router'
import { addressPath, addressShape } from '../../shared/routing/addressPath'
import { buildPath } from '../../shared/routing/routes'
import { rememberName } from '../../shared/session/knownNames'
import { useLoginState, type Login } from '../../shared/session/login'
import { checkAddress, checkName, type LoginCode } from '../../shared/session/loginCheck'
import { useNetworkId } from '../../shared/settings/network'
import { closeOverlay } from '../../shared/session/overlay'
import { usePurchase } from '../../shared/session/purchase'
import { keepSession } from '../../shared/session/storedSession'
import { useWallet } from '../../shared/session/wallet'
import { useTransactions } from '../../shared/transaction/useTransactions'

/** The reason why a log-in failed. */
export type LogInFailure =
  | { readonly kind: 'noWallet' }
  | { readonly kind: 'noAddress' }
  | { readonly kind: 'noName'; readonly code: NameCode }
  | { readonly kind: 'refused'; readonly code: LoginCode; readonly name: string }
  /** The chain could not be asked. */
  | { readonly kind: 'unknown'; readonly error: unknown }

type Check = (account: Address) => Promise<Result<Login, LoginCode>>

/**
 * Logs in by a typed name or address, and opens the identity's page unless the log-in is a step of something that lies
 * open. Returns the reason of a failure, or null.
 */
export function useLogIn(): (typed: string) => Promise<LogInFailure | null> {
  const navigate = useNavigate()
  const network = useNetworkId()

  const enter = (login: Login): void => {
    const { name, address } = login
    useLoginState.setState({ login })
    keepSession({ login: { network, address, name } })
    if (name !== null) rememberName(name)
    closeOverlay()
    // Who logs in from a purchase or a review goes on with it, where it stands.
    const isOnTheWay = usePurchase.getState().domain !== null || useTransactions.getState().review !== null
    if (isOnTheWay) return
    void navigate(name === null ? addressPath('address', address) : buildPath('name', { name }))
  }

  const attempt = async (name: string, check: Check): Promise<LogInFailure | null> => {
    const account = connectedAccount()
    if (account === null) return { kind: 'noWallet' }
    try {
      const answer = await check(account)
      if (!answer.ok) return { kind: 'refused', code: answer.code, name }
      // The person may have chosen another account while the chain was asked.
      if (connectedAccount() !== account) return { kind: 'refused', code: 'FailedAuthentication', name }
      enter(answer.value)
      return null
    } catch (error) {
      return { kind: 'unknown', error }
    }
  }

  return (typed) => {
    const text = typed.trim()
    if (addressShape.test(text)) {
      const address = parseAddress(text)
      if (!address.ok) return Promise.resolve({ kind: 'noAddress' })
      return attempt('', (account) => checkAddress(network, address.value, account))
    }
    const name = parseName(text)
    if (!name.ok) return Promise.resolve({ kind: 'noName', code: name.code })
    return attempt(formatName(name.value), (account) => checkName(network, name.value, account))
  }
}

function connectedAccount(): Address | null {
  return useWallet.getState().account?.address ?? null
}
