import type { NetworkId } from '@tyto/chain'
import { parseName, type Name } from '@tyto/identity'
import type { Address } from '@tyto/primitives'
import { create } from 'zustand'
import { useNameOfArrival } from '../../chain/names/addressNames'
import { useNetworkId } from '../../settings/network'
import { useWallet } from './wallet'

/** A log-in that the chain confirmed: the connected account controls this wallet. */
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
  /** Does the subdomain `defi` of the name lead to a wallet? */
  readonly hasDeFi: boolean
}

interface LoginState {
  readonly login: Login | null
  /** The page logged in by itself: another account of the wallet ends the log-in, and the wallet stays connected. */
  readonly isAutomatic: boolean
  /** True while the chain is asked whether the stored log-in is still valid. */
  readonly isChecking: boolean
}

export const useLoginState = create<LoginState>(() => ({
  login: null,
  isAutomatic: false,
  isChecking: false,
}))

/**
 * The identity that the person is logged in to on the active network. Null if there is none, and until the chain has
 * confirmed that the connected account controls it.
 */
export function useLogin(): Login | null {
  const network = useNetworkId()
  const account = useWallet((wallet) => wallet.account)
  const login = useLoginState((state) => state.login)
  const holds = login !== null && login.network === network && login.controller === account?.address
  return holds ? login : null
}

/**
 * The name that a log-in goes by: of a wallet with several names the one whose page the person came from, else the one of
 * the log-in. Null for one that goes by its address.
 */
export function useLoginName(): Name | null {
  const network = useNetworkId()
  const login = useLogin()
  const came = parseName(useNameOfArrival(network, login?.address ?? null) ?? '')
  return came.ok ? came.value : (login?.name ?? null)
}
