import i18next from 'i18next'
import { findTransaction } from '@tyto/chain'
import { BaseError } from '@tyto/primitives'
import { fetchPart } from '../../../ui/parts/fetchPart'
import { showError } from '../../../errors/showError'
import { sayMissingPart } from '../../../i18n/sayMissingPart'
import { loadAreas, textsOf } from '../../../i18n/translations'
import { noticeDuration, showToast } from '../../../ui/toast/toasts'
import { openErrorBook } from '../../../errors/errorBook'
import { chainOf } from '../../../chain/network/chain'
import type { Thrower } from '../../../errors/contractException'
import type { StoredTransaction } from '../storedTransaction'
import type { TransactionNotice } from '../transactionNotice'
import { useTransactions } from '../useTransactions'
import { labelOf } from './statusText'
import { whichText } from './whichText'

/** Shows a message of the runner as a toast. A refusal is not shown as a failure. */
export async function notifyTransaction(notice: TransactionNotice): Promise<void> {
  await loadAreas('transaction', 'actions')
  const t = textsOf('transaction')
  // The name of an action and its amount may be those of another transaction.
  const about = notice.key
  switch (notice.code) {
    case 'transactionFailed': {
      // Asked now, so that the error book can open at once.
      const facts = factsOf(notice.key)
      const onDetails = () => openFailure(notice.key, facts)
      return showToast({
        about,
        kind: 'danger',
        text: t('failed.title'),
        next: nameOf(notice.key),
        onDetails,
      })
    }
    case 'rejectedByUser':
      return isShown(notice.key)
        ? undefined
        : showToast({ about, kind: 'info', text: t('rejected.byUser'), next: nameOf(notice.key) })
    case 'strayed':
      return isShown(notice.key)
        ? undefined
        : showToast({ about, kind: 'danger', text: t('strayed.title'), next: nameOf(notice.key) })
    case 'notTaken':
      return isShown(notice.key) ? undefined : showError(notice.walletCode)
    case 'explorerBlocked':
      return showToast({
        about,
        kind: 'info',
        text: t('confirmed.blocked'),
        next: nameOf(notice.key),
        link: { href: notice.url, label: t('id.open') },
        duration: noticeDuration,
      })
    case 'followUpFailed':
      return showError(
        new BaseError('FollowUpFailed', 'What follows a transaction.', { cause: notice.cause }),
      )
  }
}

/** Which transaction a toast is about: two of one name are told apart. */
function nameOf(key: string): string | null {
  const transaction = transactionOf(key)
  return transaction ? `${labelOf(transaction)} · ${whichText(transaction, i18next.language)}` : null
}

/** Opens the error book with a failed transaction. */
function openFailure(key: string, facts: Promise<FailureFacts>): void {
  const transaction = transactionOf(key)
  if (!transaction) return
  const open = async (): Promise<void> => {
    const [{ failureEntry }] = await Promise.all([
      fetchPart(() => import('./failureEntry')),
      loadAreas('actions'),
    ])
    const { thrower, signedGas } = await facts
    openErrorBook(failureEntry(transaction, thrower, signedGas))
  }
  open().catch(() => sayMissingPart())
}

/** The longest time, in ms, that the error book waits to learn which contract threw. */
const patience = 2_000

interface FailureFacts {
  readonly thrower: Thrower
  /** The gas limit with which it was signed; null where that is not known. */
  readonly signedGas: bigint | null
}

/** If the answers do not come in time, the exception is explained as one of an unknown contract. */
async function factsOf(key: string): Promise<FailureFacts> {
  const [thrower, signedGas] = await Promise.all([throwerOf(key), signedGasOf(key)])
  return { thrower, signedGas }
}

async function signedGasOf(key: string): Promise<bigint | null> {
  const transaction = transactionOf(key)
  if (transaction?.state.status !== 'failed' || !transaction.state.receipt) return null
  const { client } = chainOf(transaction.network)
  const options = { signal: AbortSignal.timeout(patience) }
  return findTransaction(client, transaction.state.id, options).then(
    (found) => found?.gasLimit ?? null,
    () => null,
  )
}

async function throwerOf(key: string): Promise<Thrower> {
  const transaction = transactionOf(key)
  const unknown = { isOurs: false }
  if (transaction?.state.status !== 'failed' || !transaction.state.receipt) return unknown
  const { network, state } = transaction
  try {
    const { findThrower } = await fetchPart(() => import('../findThrower'))
    return await findThrower(chainOf(network), state.id, AbortSignal.timeout(patience))
  } catch {
    return unknown
  }
}

function transactionOf(key: string): StoredTransaction | undefined {
  return useTransactions.getState().transactions.find((each) => each.key === key)
}

/** Is the dialog of the transaction open? It says the same as the toast. */
function isShown(key: string): boolean {
  return useTransactions.getState().shown === key
}
