import { activeNetwork } from '../../settings/network'
import { useLoginState, type Login } from './login'
import { settings } from '../../settings/settings'
import { keepSession } from './storedSession'
import { useWallet } from './wallet'

interface AdoptOptions {
  /** Did this page send the transaction that leads to the log-in? */
  readonly isHere: boolean
}

/**
 * Logs the person in to an identity that their own transaction has just made. Does nothing if the person has changed
 * since: another account, another network or, after a reload, a log-in to another wallet.
 */
export async function adoptLogin(login: Login, { isHere }: AdoptOptions): Promise<void> {
  await walletFound()
  const { network, address, name, controller } = login
  const { login: present } = useLoginState.getState()
  const isSameAccount = useWallet.getState().account?.address === controller
  const isSameNetwork = activeNetwork(settings.get().network) === network
  const isElsewhere = !isHere && present !== null && present.address !== address
  if (!isSameAccount || !isSameNetwork || isElsewhere) return
  useLoginState.setState({ login, isAutomatic: false })
  keepSession({ login: { network, address, name } })
}

/** Waits until this page has found its wallet again: a transaction may end before that. */
function walletFound(): Promise<void> {
  const isLooking = (): boolean => useWallet.getState().busy === 'resuming'
  if (!isLooking()) return Promise.resolve()
  return new Promise((resolve) => {
    const stop = useWallet.subscribe(() => {
      if (isLooking()) return
      stop()
      resolve()
    })
  })
}
