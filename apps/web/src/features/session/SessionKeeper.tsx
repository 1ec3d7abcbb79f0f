import type { NetworkId } from '@tyto/chain'
import { formatName } from '@tyto/identity'
import type { Address } from '@tyto/primitives'
import { useEffect, useEffectEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { askedWallet } from '../../shared/session/wallet/askedWallet'
import { useLoginState } from '../../shared/session/wallet/login'
import { logOut } from '../../shared/session/login/enterLogin'
import { checkAgain } from '../../shared/session/login/loginCheck'
import type { HomeNotice } from '../../shared/routing/homeNotice'
import { useNetworkId } from '../../shared/settings/network'
import { resume as resumeStorage } from '../../shared/session/wallet/storageConnection'
import { useStorageWallet } from '../../shared/session/wallet/storageWallet'
import { onSessionEnded, storedSession, type StoredLogin } from '../../shared/session/wallet/storedSession'
import { useWallet } from '../../shared/session/wallet/wallet'
import { resume as resumeWallet } from '../../shared/session/wallet/walletConnection'
import { hideToastsSaying, noticeDuration, showToast } from '../../shared/ui/toast/toasts'
import { nameInText } from '../../shared/ui/text/nameParts'
import { useLogOff } from './useLogOff'
import { whyLoggedOff } from './whyLoggedOff'
import { useLoginOfOnlyName } from './useLoginOfOnlyName'

/** Pause before a check without an answer is repeated, in ms. */
const retryPause = 5_000

/**
 * Keeps the session valid: restores the connections of an earlier page, checks the log-in on chain whenever the
 * wallet's account or network changes, and ends the session if another tab ended it. Draws nothing.
 */
export function SessionKeeper() {
  const { t } = useTranslation('session')
  const logOff = useLogOff()
  const network = useNetworkId()
  const account = useWallet((wallet) => wallet.account?.address ?? null)
  const chainId = useWallet((wallet) => wallet.chainId)

  useEffect(() => {
    const stored = storedSession.get()
    const asked = askedWallet()
    if (stored.wallet !== null) void resumeWallet(stored.wallet).catch(() => undefined)
    else if (asked !== null) void resumeWallet(asked, { wasAsked: true }).catch(() => undefined)
    if (stored.storage) void resumeStorage().catch(() => undefined)
    // Repeated when the network changes, because the local wallet exists on the local network only.
  }, [network])

  const endInvalid = useEffectEvent((why: HomeNotice | null) => {
    const { isAutomatic, login } = useLoginState.getState()
    if (why === null && isAutomatic) {
      // Nobody asked for this log-in: it ends, and who changed the account goes on with the other one.
      const name = login?.name && nameInText(formatName(login.name))
      hideToastsSaying(t('loggedInOnly', { name }))
      showToast({ kind: 'info', text: t('loggedOff') })
      return logOut()
    }
    showToast({ kind: 'warning', text: t('notValid'), duration: noticeDuration })
    logOff(why)
  })
  useEffect(() => {
    if (account === null) return undefined
    const watch = watchLogin(network, account, (why) => endInvalid(why))
    return watch
  }, [network, account, chainId])

  useLoginOfOnlyName()

  const onEnded = useEffectEvent(() => {
    const hadSession = useWallet.getState().adapter !== null || useStorageWallet.getState().address !== null
    if (hadSession) logOff()
  })
  useEffect(() => onSessionEnded(() => onEnded()), [])
  return null
}

/** The log-in of this page, or the one of an earlier page that the chain has not confirmed yet. */
function claimed(): StoredLogin | null {
  return useLoginState.getState().login ?? storedSession.get().login
}

function isSameLogin(one: StoredLogin, other: StoredLogin | null): boolean {
  const nameOf = ({ name }: StoredLogin): string | null => name && formatName(name)
  return (
    other !== null &&
    one.network === other.network &&
    one.address === other.address &&
    nameOf(one) === nameOf(other)
  )
}

/** Asks the chain whether this account still controls its log-in, and repeats this while no node answers. */
function watchLogin(
  network: NetworkId,
  account: Address,
  onInvalid: (why: HomeNotice | null) => void,
): () => void {
  let isStopped = false
  let timer: number | undefined
  const { login } = useLoginState.getState()
  const claim = claimed()
  if (claim === null || claim.network !== network) return () => undefined

  const check = async (): Promise<void> => {
    useLoginState.setState({ isChecking: true })
    try {
      const answer = await checkAgain(claim, account)
      if (isStopped) return
      useLoginState.setState({ isChecking: false })
      // Who has logged in elsewhere meanwhile, or out, is not brought back.
      if (!isSameLogin(claim, claimed())) return
      if (answer.ok) useLoginState.setState({ login: answer.value })
      else {
        const why = await whyLoggedOff(claim, { account, before: login?.controller ?? null })
        if (!isStopped) onInvalid(why)
      }
    } catch {
      // Without an answer, nothing is shown as controlled, and the session does not end.
      if (!isStopped) timer = window.setTimeout(() => void check(), retryPause)
    }
  }
  void check()
  return () => {
    isStopped = true
    window.clearTimeout(timer)
    useLoginState.setState({ isChecking: false })
  }
}
