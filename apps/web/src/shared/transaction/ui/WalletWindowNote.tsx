import { useTranslation } from 'react-i18next'
import { useIsWalletWindowGone } from '../../session/useIsWalletWindowGone'
import { useWallet } from '../../session/wallet'
import { Note } from '../../ui/Note'

/** Where the person finds the wallet that was asked: in its window or, once that was closed, in the wallet itself. */
export function WalletWindowNote() {
  const { t } = useTranslation('transaction')
  const isGone = useIsWalletWindowGone()
  const isLocal = useWallet(({ adapter }) => adapter?.kind === 'local')
  if (!isGone) return <Note kind="amber">{t('awaiting.note')}</Note>
  return <Note kind="warning">{t(isLocal ? 'awaiting.closedLocal' : 'awaiting.closed')}</Note>
}
