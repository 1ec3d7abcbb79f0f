import type { Address } from '@tyto/primitives'
import { useQuery } from '@tanstack/react-query'
import { useWallet } from '../../shared/session/wallet/wallet'
import { useNetworkId } from '../../shared/settings/network'
import { xPointsQuery } from './queries'

/** The xPoints of who looks at the board, as far as they are known. */
export type Power =
  /** No browser wallet is connected. */
  | { readonly kind: 'noAccount' }
  | { readonly kind: 'loading' }
  /** They could not be read, or nothing counts them on this network. */
  | { readonly kind: 'failed'; readonly error: unknown; readonly busy: boolean; readonly retry: () => void }
  | { readonly kind: 'noFund' }
  | { readonly kind: 'known'; readonly points: bigint }

/** `fund`: the contract that counts them; null for none, undefined while that is not known. */
export function usePower(fund: Address | null | undefined): Power {
  const network = useNetworkId()
  const account = useWallet((wallet) => wallet.account?.address ?? null)
  const isResuming = useWallet(({ busy }) => busy === 'resuming')
  const { data, error, isFetching, refetch } = useQuery(xPointsQuery(network, fund ?? null, account))
  if (account === null) return { kind: isResuming ? 'loading' : 'noAccount' }
  if (fund === null) return { kind: 'noFund' }
  if (data !== undefined) return { kind: 'known', points: data }
  return error
    ? { kind: 'failed', error, busy: isFetching, retry: () => void refetch() }
    : { kind: 'loading' }
}
