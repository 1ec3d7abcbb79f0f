import { connectWallet } from '../../shared/session/wallet/connectWallet'
import { changeLocalAccount } from '../../shared/session/wallet/localWallet'

/** Has the local wallet change to the account with this index, and connects with it; says whether it is connected now. */
export async function becomeAccount(index: number): Promise<boolean> {
  await changeLocalAccount(index)
  return connectWallet('local')
}
