import { formatName } from '@tyto/identity'
import { useEffect, useEffectEvent, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { useLoginState } from '../../shared/session/wallet/login'
import { logInByName, logOut } from '../../shared/session/login/enterLogin'
import { hasWallet, useOwnNames } from '../../shared/session/names/ownNames'
import { storedSession } from '../../shared/session/wallet/storedSession'
import { useNetworkId } from '../../shared/settings/network'
import { useWallet } from '../../shared/session/wallet/wallet'
import { noticeDuration, showToast } from '../../shared/ui/toast/toasts'
import { nameInText } from '../../shared/ui/text/nameParts'

/**
 * Who connects an account that controls one known name is logged in to it at once; a toast says so and takes it back.
 * What was taken back stays so until an account is connected anew.
 */
export function useLoginOfOnlyName(): void {
  const { t } = useTranslation('session')
  const network = useNetworkId()
  const account = useWallet((wallet) => (wallet.isChosenHere ? (wallet.account?.address ?? null) : null))
  const { names } = useOwnNames({ isNeeded: account !== null })
  const own = names?.filter(hasWallet)
  const only = own?.length === 1 ? own[0]?.name : undefined

  const entered = useRef<string | null>(null)
  const enter = useEffectEvent(async (): Promise<void> => {
    const isTaken = useLoginState.getState().login !== null || storedSession.get().login !== null
    if (only === undefined || isTaken) return
    const answer = await logInByName(network, only)
    // Without an answer of the chain nobody is logged in, and the button for it stays where it is.
    if (!answer.ok) return
    useLoginState.setState({ isAutomatic: true })
    showToast({
      kind: 'success',
      text: t('loggedInOnly', { name: nameInText(formatName(only)) }),
      next: t('loggedInOnlyWhy'),
      duration: noticeDuration,
      undo: () => {
        if (useLoginState.getState().login?.address === answer.login.address) logOut()
      },
    })
  })
  const isKnown = own !== undefined
  const arrival = account && `${network} ${account}`
  useEffect(() => {
    if (arrival === null) entered.current = null
    if (arrival === null || !isKnown || entered.current === arrival) return
    entered.current = arrival
    void enter()
  }, [arrival, isKnown])
}
