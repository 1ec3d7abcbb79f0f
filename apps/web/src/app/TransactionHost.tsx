import { useQueryClient } from '@tanstack/react-query'
import { lazy, Suspense, useEffect } from 'react'
import { useNavigate } from 'react-router'
import { deviceTexts } from '../shared/device/textStore'
import { loadAreas } from '../shared/i18n/translations'
import { getRunner, useRunner } from '../shared/transaction/ui/runnerHandle'
import { transactionPrefix } from '../shared/transaction/pending/transactionPrefix'

const TransactionScreens = lazy(async () => {
  const { TransactionScreens: component } = await import('../shared/transaction/ui/TransactionScreens')
  return { default: component }
})

/** Signs and looks after transactions, once there are any: until then nothing of it is loaded. */
export function TransactionHost() {
  const queries = useQueryClient()
  const navigate = useNavigate()
  const runner = useRunner((state) => state.runner)

  useEffect(() => {
    useRunner.setState({
      start: async () => {
        // All that is drawn comes with it, so that nothing of it can fail to load half way.
        const [{ startTransactions }, { actions }, { notifyTransaction }] = await Promise.all([
          import('../shared/transaction/startTransactions'),
          import('./actions'),
          import('../shared/transaction/ui/notifyTransaction'),
          import('../shared/transaction/ui/TransactionScreens'),
          loadAreas('transaction', 'actions', 'session', 'errors'),
        ])
        return startTransactions({
          actions,
          queries,
          notify: (notice) => void notifyTransaction(notice),
          navigate: (path) => void navigate(path),
        })
      },
    })
    if (useRunner.getState().runner || !hasTransactions()) return
    useRunner.setState({ isReading: true })
    // Where it cannot be fetched, it stays unknown whose changes there are.
    void getRunner()
  }, [queries, navigate])

  if (!runner) return null
  return (
    <Suspense>
      <TransactionScreens runner={runner} />
    </Suspense>
  )
}

/** Did an earlier page leave any? */
function hasTransactions(): boolean {
  return deviceTexts.keys(transactionPrefix).length > 0
}
