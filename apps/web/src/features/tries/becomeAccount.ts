import { logOut } from '../../shared/session/login/enterLogin'
import { connectWallet } from '../../shared/session/wallet/connectWallet'
import { changeLocalAccount } from '../../shared/session/wallet/localWallet'

/**
 * Has the local wallet change to the account with this index, and connects with it; says whether it is connected now. Who one was
 * is logged out first: a change of account under a log-in would end the session.
 */
export async function becomeAccount(index: number): Promise<boolean> {
  logOut()
  await changeLocalAccount(index)
  return connectWallet('local')
}
