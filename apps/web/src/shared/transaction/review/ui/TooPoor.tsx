import { zil } from '@tyto/contracts'
import { formatUnits } from '@tyto/primitives'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useEffectEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { balanceQuery } from '../../../chain/coins/balanceQuery'
import { TestZil } from '../../../session/fixes/TestZil'
import { useAccount } from '../../../session/wallet/wallet'
import { useNetworkId } from '../../../settings/network'
import { formatDecimal } from '../../../ui/text/formatDecimal'
import { Note } from '../../../ui/cards/Note'

interface TooPoorProps {
  /** The balance of the account when the request was made, in Qa. */
  readonly balance: bigint
  /** The word for the account: the name of its wallet. */
  readonly payer: string
  /** Called when money has arrived. */
  readonly onMoney: () => void
}

/** Says that the account holds too little, with the way to the faucet, and notices when money arrives. */
export function TooPoor({ balance, payer, onMoney }: TooPoorProps) {
  const { t, i18n } = useTranslation('transaction')
  const network = useNetworkId()
  const account = useAccount()
  const { data: now, dataUpdatedAt } = useQuery(balanceQuery(network, account?.address ?? null))
  const tellOfMoney = useEffectEvent(() => {
    if (now !== undefined && now > balance) onMoney()
  })
  // With each reading: a node that lags behind may still have said the old balance to who was told.
  useEffect(() => tellOfMoney(), [dataUpdatedAt])
  return (
    <Note kind="danger">
      <span>
        {t('review.tooPoor', {
          balance: formatDecimal(formatUnits(balance, zil.decimals), i18n.language),
          account: payer,
        })}
      </span>
      {account && <TestZil account={account.address} />}
    </Note>
  )
}
