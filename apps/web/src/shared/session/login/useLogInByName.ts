import type { Name } from '@tyto/identity'
import { useState } from 'react'
import { useNetworkId } from '../../settings/network'
import { showToast } from '../../ui/toast/toasts'
import { logInByName } from './enterLogin'
import { useLogInFailureText } from './useLogInFailureText'

/** Logs in to a name with one press; a toast says why where that fails. */
export function useLogInByName(): {
  readonly isBusy: boolean
  readonly logIn: (name: Name) => Promise<void>
} {
  const network = useNetworkId()
  const failureText = useLogInFailureText()
  const [isBusy, setBusy] = useState(false)
  const logIn = async (name: Name): Promise<void> => {
    setBusy(true)
    const answer = await logInByName(network, name)
    setBusy(false)
    if (!answer.ok) showToast({ kind: 'warning', text: failureText(answer.failure) })
  }
  return { isBusy, logIn }
}
