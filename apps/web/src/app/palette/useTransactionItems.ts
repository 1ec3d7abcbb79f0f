import { useTranslation } from 'react-i18next'
import { labelOf } from '../../shared/transaction/pending/ui/statusText'
import { useRunner } from '../../shared/transaction/runner/ui/runnerHandle'
import { whichText } from '../../shared/transaction/pending/ui/whichText'
import { useTransactions } from '../../shared/transaction/pending/useTransactions'
import type { PaletteItem } from './paletteItem'

/** The transactions of this device: each opens with its state, over the page. */
export function useTransactionItems(): readonly PaletteItem[] {
  const { t, i18n } = useTranslation(['transaction', 'actions'])
  const transactions = useTransactions((state) => state.transactions)
  const runner = useRunner((state) => state.runner)
  const single = transactions.filter(({ series }) => series === null)
  return single.map((transaction) => ({
    id: `transaction ${transaction.key}`,
    label: labelOf(transaction),
    hint: `${whichText(transaction, i18n.language)} · ${t(`transaction:badge.${transaction.state.status}`)}`,
    picture: 'send',
    act: { kind: 'run', run: () => runner?.show(transaction.key) },
  }))
}
