import { readTypedAddress, readTypedName } from '@tyto/identity'
import { useNavigate } from 'react-router'
import { addressPath } from '../../shared/routing/addressPath'
import { buildPath } from '../../shared/routing/routes'
import {
  logIn,
  logInByName,
  type LogInAnswer,
  type LogInFailure,
} from '../../shared/session/login/enterLogin'
import { checkAddress } from '../../shared/session/login/loginCheck'
import { typedWho } from '../../shared/settings/typedWho'
import { useNetworkId } from '../../shared/settings/network'
import { closeOverlay } from '../../shared/session/fixes/overlay'
import { usePurchase } from '../../shared/session/fixes/purchase'
import { useTransactions } from '../../shared/transaction/pending/useTransactions'

/**
 * Logs in by a typed name or address, and opens the identity's page unless the log-in is a step of something that lies
 * open. Returns the reason of a failure, or null.
 */
export function useLogIn(): (typed: string) => Promise<LogInFailure | null> {
  const navigate = useNavigate()
  const network = useNetworkId()

  const open = (answer: LogInAnswer): LogInFailure | null => {
    if (!answer.ok) return answer.failure
    const { name, address } = answer.login
    closeOverlay()
    if (!isOnTheWay())
      void navigate(name === null ? addressPath('address', address) : buildPath('name', { name }))
    return null
  }

  return async (typed) => {
    const text = typedWho(typed)
    const read = readTypedAddress(text)
    if (read?.ok) {
      const { address } = read.value
      return open(await logIn('', (account) => checkAddress(network, address, account)))
    }
    const name = readTypedName(text)
    if (name.ok) return open(await logInByName(network, name.value))
    return name.code === 'NameIsAddress' ? { kind: 'noAddress' } : { kind: 'noName', code: name.code }
  }
}

/** Is the log-in a step of a purchase or a review? Who logs in from there goes on with it, where it stands. */
export function isOnTheWay(): boolean {
  return usePurchase.getState().domain !== null || useTransactions.getState().review !== null
}
