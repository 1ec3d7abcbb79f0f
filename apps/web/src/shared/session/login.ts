import type { NetworkId } from '@tyto/chain'
import type { Name } from '@tyto/identity'
import type { Address } from '@tyto/primitives'
import { create } from 'zustand'
import { useNetworkId } from '../settings/network'
import { useWallet } from './wallet'

/** A log-in as the chain confirmed it: the account that is connected controls this wallet. */
export interface Login {
  readonly network: NetworkId
  /** The wallet contract. */
  readonly address: Address
  /** The username, `alice.ssi`; null after a log-in by address. */
  readonly name: Name | null
  /** `DIDxWALLET_7.0.0` */
  readonly version: string
  /** The account that controlled it when the chain was asked. */
  readonly controller: Address
  /** Does its subdomain `defi` lead somewhere? */
  readonly hasDeFi: boolean
}

interface LoginState {
  readonly login: Login | null
  /** The chain is being asked whether the stored log-in still holds. */
  readonly isChecking: boolean
}

export const useLoginState = create<LoginState>(() => ({ login: null, isChecking: false }))

/**
 * The identity that the person is logged in to on the network that the app shows; null while there is none, and while
 * the chain has not confirmed that the connected account controls it.
 */
export function useLogin(): Login | null {
  const network = useNetworkId()
  const account = useWallet((wallet) => wallet.account)
  const login = useLoginState((state) => state.login)
  const holds = login !== null && login.network === network && login.controller === account?.address
  return holds ? login : null
}
