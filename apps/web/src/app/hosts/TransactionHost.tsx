import { useQueryClient } from '@tanstack/react-query'
import { Suspense, useEffect } from 'react'
import { useNavigate } from 'react-router'
import { deviceTexts } from '../../shared/device/textStore'
import { retriedPart } from '../../shared/ui/parts/retriedPart'
import { sayMissingPart } from '../../shared/i18n/sayMissingPart'
import { fetchPart } from '../../shared/ui/parts/fetchPart'
import { readStored, useRunner } from '../../shared/transaction/runner/ui/runnerHandle'
import { seriesPrefix } from '../../shared/transaction/series/seriesPrefix'
import { transactionPrefix } from '../../shared/transaction/pending/transactionPrefix'

const TransactionScreens = retriedPart(() =>
  import('./ScreensWithMoments').then((module) => module.ScreensWithMoments),
)

/** Loads the transaction runner and its screens when there is a transaction, not before. */
export function TransactionHost() {
  const queries = useQueryClient()
  const navigate = useNavigate()
  const runner = useRunner((state) => state.runner)

  useEffect(() => {
    useRunner.setState({
      start: async () => {
        // The screens are fetched too, so that none of them can fail to load in the middle of a transaction.
        const [{ startTransactions }, { actions }, { notifyTransaction }] = await Promise.all([
          fetchPart(() => import('../../shared/transaction/runner/startTransactions')),
          fetchPart(() => import('../actions/actions')),
          fetchPart(() => import('../../shared/transaction/pending/ui/notifyTransaction')),
          TransactionScreens.fetch(),
        ])
        return startTransactions({
          actions,
          queries,
          notify: (notice) => void notifyTransaction(notice).catch(() => sayMissingPart()),
          navigate: (path) => void navigate(path),
        })
      },
    })
    return useRunner.getState().runner || !hasTransactions() ? undefined : readStored()
  }, [queries, navigate])

  if (!runner) return null
  return (
    <Suspense>
      <TransactionScreens runner={runner} />
    </Suspense>
  )
}

/** True if an earlier page stored transactions, or a series of them. */
function hasTransactions(): boolean {
  return [transactionPrefix, seriesPrefix].some((prefix) => deviceTexts.keys(prefix).length > 0)
}
