import { getAccount, type NetworkId } from '@tyto/chain'
import type { Address } from '@tyto/primitives'
import { queryOptions, useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { chainOf } from '../../../shared/chain/network/chain'
import { Qa } from '../../../shared/chain/coins/Qa'
import { useNetworkId } from '../../../shared/settings/network'
import { Facts } from '../../../shared/ui/cards/Facts'
import layout from '../../../shared/ui/page/layout.module.css'
import { Note } from '../../../shared/ui/cards/Note'
import { Unfold } from '../../../shared/ui/cards/Unfold'
import { AddFunds } from '../create/AddFunds'

interface PaymentProps {
  /** The DID wallet that pays. */
  readonly wallet: Address
  /** The name or address of that wallet, as the page shows it. */
  readonly payer: string
  /** The price, in Qa. */
  readonly price: bigint
  /** The button that signs. */
  readonly children: ReactNode
}

/** The price, the balance of the wallet, and how the missing amount is paid. */
export function Payment({ wallet, payer, price, children }: PaymentProps) {
  const network = useNetworkId()
  const { t } = useTranslation(['purchase', 'chain'])
  const { data: balance } = useQuery(walletBalanceQuery(network, wallet))
  const missing = balance !== undefined && balance < price ? price - balance : 0n
  return (
    <div className={layout.stack}>
      <Facts
        facts={[
          { label: t('purchase:price'), value: <Qa value={price} /> },
          {
            label: t('purchase:holds'),
            value: balance === undefined ? t('chain:unknown') : <Qa value={balance} />,
          },
          ...(missing > 0n ? [{ label: t('purchase:sentAlong'), value: <Qa value={missing} /> }] : []),
        ]}
      />
      {missing > 0n && <Note kind="info">{t('purchase:short')}</Note>}
      {children}
      {missing > 0n && (
        <Unfold label={t('purchase:topUp')}>
          <AddFunds wallet={wallet} subject={payer} start={missing} isSecond />
        </Unfold>
      )}
    </div>
  )
}

function walletBalanceQuery(network: NetworkId, wallet: Address) {
  return queryOptions({
    queryKey: ['chain', network, 'balance', wallet],
    queryFn: async ({ signal }) => (await getAccount(chainOf(network).client, wallet, { signal })).balance,
    retry: false,
    networkMode: 'always',
  })
}
