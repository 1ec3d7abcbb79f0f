import { getContractInit, readFields, RpcError, valueOr, type NetworkId } from '@tyto/chain'
import { zrc2Token } from '@tyto/contracts'
import { decodeChainText } from '@tyto/identity'
import { formatUnits, zeroAddress, type Address } from '@tyto/primitives'
import { queryOptions, useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { CardFailure } from '../../shared/chain/failure/CardFailure'
import { chainOf } from '../../shared/chain/network/chain'
import { useNetworkId } from '../../shared/settings/network'
import { useWallet } from '../../shared/session/wallet/wallet'
import { Amount } from '../../shared/ui/text/Amount'
import { Card } from '../../shared/ui/cards/Card'
import { Facts } from '../../shared/ui/cards/Facts'
import { Skeleton } from '../../shared/ui/page/Skeleton'

/** How much of what a token calls itself is shown, in characters. */
const longest = { symbol: 12, name: 60 } as const

/** The token of a name: what it calls itself, its total supply, and the balance of the connected account. */
export function TokenCard({ address }: { readonly address: Address }) {
  const { t } = useTranslation(['wallet', 'chain'])
  const network = useNetworkId()
  const account = useWallet((wallet) => wallet.account?.address ?? null)
  const { data, error, isFetching, refetch } = useQuery(tokenQuery(network, address, account))
  if (error && !data) return <CardFailure error={error} busy={isFetching} onRetry={() => void refetch()} />
  const shown = (amount: bigint | null) =>
    data === undefined ? (
      <Skeleton width="5rem" />
    ) : amount === null || data.decimals === null ? (
      t('chain:unknown')
    ) : (
      <Amount value={formatUnits(amount, data.decimals)} unit={data.symbol} />
    )
  return (
    <Card title={t('token.title')} narrow>
      <Facts
        facts={[
          ...(data === undefined || data.name === '' || data.name === data.symbol
            ? []
            : [{ label: t('token.name'), value: <bdi>{data.name}</bdi> }]),
          { label: t('token.supply'), value: shown(data?.supply ?? null) },
          ...(account === null ? [] : [{ label: t('token.yours'), value: shown(data?.balance ?? null) }]),
        ]}
      />
    </Card>
  )
}

/** Reads supply and balance; each is null if the contract does not have the field. */
function tokenQuery(network: NetworkId, address: Address, account: Address | null) {
  return queryOptions({
    queryKey: ['chain', network, 'token', address, account],
    retry: false,
    networkMode: 'always',
    queryFn: async ({ signal }) => {
      const { client } = chainOf(network)
      const { fields } = zrc2Token(address)
      const reads = { supply: fields.total_supply, balance: fields.balances.at(account ?? zeroAddress) }
      const [init, { supply, balance }] = await Promise.all([
        getContractInit(client, address, { signal }),
        readFields(client, reads, { signal }),
      ])
      if (init === null)
        throw new RpcError('RpcInvalidAnswer', 'No contract stands at the address of the token.')
      const of = (vname: string) => init.find((param) => param.vname === vname)?.value
      const decimals = Number(of('decimals') ?? NaN)
      const said = (vname: keyof typeof longest): string => {
        const text = of(vname)
        return typeof text === 'string' ? decodeChainText(text).slice(0, longest[vname]).trim() : ''
      }
      const total = valueOr(supply, null)
      return {
        symbol: said('symbol'),
        name: said('name'),
        decimals: Number.isInteger(decimals) && decimals >= 0 && decimals <= 38 ? decimals : null,
        supply: total,
        // An account without an entry in the contract has a balance of zero.
        balance: total === null ? null : valueOr(balance, 0n),
      }
    },
  })
}
