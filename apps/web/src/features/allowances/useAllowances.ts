import type { Coin } from '@tyto/contracts'
import type { Address } from '@tyto/primitives'
import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { tokensQuery } from '../../shared/chain/coins/tokensQuery'
import { useAccount } from '../../shared/session/wallet/wallet'
import { useNetworkId } from '../../shared/settings/network'
import { isBoundless } from '../../shared/values/boundless'
import { allowancesQuery } from './queries'

/** One allowance as people look at it. */
export interface AllowanceItem {
  readonly key: string
  /** The wallet of the name, or null for the account of the browser wallet. */
  readonly wallet: Address | null
  readonly spender: Address
  readonly token: Address
  readonly coin: Coin
  /** In the token's smallest unit. */
  readonly amount: bigint
  readonly isBoundless: boolean
}

/** As many as a page shows of what may be a flood. */
const mostShown = 200

/** The allowances of a wallet and of the browser wallet, for all known coins, those without a limit first. */
export function useAllowances(wallet: Address) {
  const network = useNetworkId()
  const account = useAccount()?.address ?? null
  const tokens = useQuery(tokensQuery(network))
  const owners = account === null || account === wallet ? [wallet] : [wallet, account]
  const query = useQuery({
    ...allowancesQuery(network, owners, [...(tokens.data?.tokens.keys() ?? [])]),
    enabled: tokens.data !== undefined,
  })
  const { data } = query
  const coins = tokens.data?.tokens
  const found = useMemo(() => {
    if (data === undefined || coins === undefined) return null
    const items = data.flatMap(({ token, supply, allowances }) =>
      (allowances ?? []).map((each): AllowanceItem => {
        const from = each.owner === wallet ? wallet : null
        return {
          key: `${token}/${each.owner}/${each.spender}`,
          wallet: from,
          spender: each.spender,
          token,
          coin: coins.get(token)!,
          amount: each.amount,
          isBoundless: isBoundless(each.amount, supply),
        }
      }),
    )
    items.sort((a, b) => Number(b.isBoundless) - Number(a.isBoundless))
    const unread = data.flatMap((each) => (each.allowances === null ? [coins.get(each.token)!.symbol] : []))
    return { items: items.slice(0, mostShown), left: Math.max(0, items.length - mostShown), unread }
  }, [data, coins, wallet])
  return {
    found,
    readAt: query.dataUpdatedAt,
    error: query.error ?? tokens.error,
    isStale: query.isRefetchError,
    busy: query.isFetching || tokens.isFetching,
    retry: (): void => {
      void (tokens.data === undefined ? tokens.refetch() : query.refetch())
    },
  }
}
