import { BaseError } from '@tyto/primitives'
import { showError } from '../../errors/showError'
import { loadAreas, textsOf } from '../../i18n/translations'
import { showToast } from '../../ui/toast/toasts'
import { openErrorBook } from '../../errors/errorBook'
import { chainOf } from '../../chain/chain'
import type { StoredTransaction } from '../storedTransaction'
import type { TransactionNotice } from '../transactionRunner'
import { useTransactions } from '../useTransactions'

/** Puts what the runner has to say into words. A refusal is no failure. */
export async function notifyTransaction(notice: TransactionNotice): Promise<void> {
  await loadAreas('transaction')
  const t = textsOf('transaction')
  switch (notice.code) {
    case 'transactionFailed':
      return showToast({ kind: 'danger', text: t('failed.title'), onDetails: () => openFailure(notice.key) })
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
      return showError(
        new BaseError('FollowUpFailed', 'What follows a transaction.', { cause: notice.cause }),
      )
  }
}

/** The error book at a transaction that failed. */
function openFailure(key: string): void {
  const transaction = useTransactions.getState().transactions.find((each) => each.key === key)
  if (!transaction) return
  const open = async (): Promise<void> => {
    const [{ failureEntry }, isOurs] = await Promise.all([
      import('./failureEntry'),
      isFailureOfOurs(transaction),
      loadAreas('errors', 'actions'),
    ])
    openErrorBook(failureEntry(transaction, isOurs))
  }
  open().catch(() => undefined)
}

/** So long the book waits for who threw, in ms. */
const patience = 2_000

/** Where nobody says so in time, the exception is explained as a stranger's. */
async function isFailureOfOurs({ network, state }: StoredTransaction): Promise<boolean> {
  if (state.status !== 'failed' || !state.receipt) return false
  try {
    const { isThrownByUs } = await import('../thrower')
    return await isThrownByUs(chainOf(network), state.id, AbortSignal.timeout(patience))
  } catch {
    return false
  }
}

/** Its dialog says the same. */
function isShown(key: string): boolean {
  return useTransactions.getState().shown === key
}
