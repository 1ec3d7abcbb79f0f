import { formatName } from '@tyto/identity'
import { toBech32, type Address } from '@tyto/primitives'
import { nameOfArrival } from '../../../shared/chain/names/addressNames'
import { useLogin, useLoginName } from '../../../shared/session/wallet/login'
import { useOwnNames } from '../../../shared/session/names/ownNames'
import { useAccount } from '../../../shared/session/wallet/wallet'
import { useWalletName } from '../../../shared/session/wallet/walletName'
import { useNetworkId } from '../../../shared/settings/network'
import { shortAddress } from '../../../shared/ui/text/shortAddress'

/** A wallet that can pay for another one. */
export interface Originator {
  readonly id: string
  /** The person's word for it: its name, or the name of the browser wallet. */
  readonly label: string
  /** The name that leads to it; null for none. */
  readonly name: string | null
  /** The account or the contract; null while no browser wallet is connected, or while it is locked. */
  readonly address: Address | null
  /** Is it a wallet contract? Then it pays through its own transition, which its controller calls. */
  readonly isContract: boolean
}

/** The originators that the person can choose between for a wallet: the browser wallet first, never that wallet itself. */
export function useOriginators(wallet: Address): readonly [Originator, ...Originator[]] {
  const browserWallet = useWalletName()
  const account = useAccount()
  const login = useLogin()
  const loginName = useLoginName()
  const network = useNetworkId()
  const { names = [] } = useOwnNames()
  const contracts = new Map<Address, Originator>()
  for (const own of names) {
    if (own.wallet === null || own.wallet === wallet || contracts.has(own.wallet)) continue
    const name = nameOfArrival(network, own.wallet) ?? formatName(own.name)
    contracts.set(own.wallet, { id: own.wallet, label: name, name, address: own.wallet, isContract: true })
  }
  if (login !== null && login.address !== wallet && !contracts.has(login.address)) {
    const { address } = login
    const name = loginName && formatName(loginName)
    const label = name ?? shortAddress(toBech32(address))
    contracts.set(address, { id: address, label, name, address, isContract: true })
  }
  const browser = { id: 'account', label: browserWallet, name: null, isContract: false }
  return [{ ...browser, address: account?.address ?? null }, ...contracts.values()]
}
