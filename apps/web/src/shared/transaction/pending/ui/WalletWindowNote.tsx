import { useTranslation } from 'react-i18next'
import { Qa } from '../../../chain/coins/Qa'
import { useIsWalletWindowGone } from '../../../session/wallet/useIsWalletWindowGone'
import { useWallet } from '../../../session/wallet/wallet'
import { Note } from '../../../ui/cards/Note'
import type { StoredTransaction } from '../storedTransaction'
import { useWalletWindow } from './useWalletWindow'

/**
 * Where the person finds the wallet that was asked, in its window or, once that was closed, in the wallet itself; and what
 * this wallet shows there for this transaction.
 */
export function WalletWindowNote({ transaction }: { readonly transaction: StoredTransaction }) {
  const { t } = useTranslation('transaction')
  const isGone = useIsWalletWindowGone()
  const isLocal = useWallet(({ adapter }) => adapter?.kind === 'local')
  const { content, fee } = useWalletWindow(transaction)
  const isCut = fee !== null && fee !== transaction.gasBound
  return (
    <Note kind={isGone ? 'warning' : 'amber'}>
      {isGone && <p>{t(isLocal ? 'awaiting.closedLocal' : 'awaiting.closed')}</p>}
      <p>
        {!isGone && <span>{`${t('awaiting.open')} `}</span>}
        <span>{t(`awaiting.shows.${content}`)}</span>
      </p>
      {fee !== null && !isLocal && (
        <p>
          {isCut ? <span>{t('awaiting.fee.cut')}</span> : <span>{t('awaiting.fee.most')}</span>}{' '}
          <Qa value={fee} />
          {isCut && (
            <>
              <span>{'. '}</span>
              <span>{t('awaiting.fee.atMost')}</span> <Qa value={transaction.gasBound} />
            </>
          )}
        </p>
      )}
    </Note>
  )
}
