import { showError } from '../../errors/showError'
import { loadAreas, textsOf } from '../../i18n/translations'
import { showToast } from '../../ui/toast/toasts'
import { errorDetails } from '../../errors/describeError'
import type { TransactionNotice } from '../transactionRunner'
import { useTransactions } from '../useTransactions'

/** Puts what the runner has to say into words. A refusal is no failure. */
export async function notifyTransaction(notice: TransactionNotice): Promise<void> {
  await loadAreas('transaction')
  const t = textsOf('transaction')
  switch (notice.code) {
    case 'transactionFailed':
      return showToast({ kind: 'danger', text: t('failed.title') })
    case 'rejectedByUser':
      return isShown(notice.key) ? undefined : showToast({ kind: 'info', text: t('rejected.byUser') })
    case 'notTaken':
      return isShown(notice.key) ? undefined : showError(notice.walletCode)
    case 'explorerBlocked':
      return showToast({
        kind: 'info',
        text: t('confirmed.blocked'),
        link: { href: notice.url, label: t('id.open') },
        duration: 7_700,
      })
    case 'followUpFailed':
      return showToast({
        kind: 'warning',
        text: t('followUpFailed'),
        details: errorDetails(notice.cause),
        duration: 7_700,
      })
  }
}

/** Its dialog says the same. */
function isShown(key: string): boolean {
  return useTransactions.getState().shown === key
}
