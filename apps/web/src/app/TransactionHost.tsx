import { useQueryClient } from '@tanstack/react-query'
import { Suspense, useEffect } from 'react'
import { useNavigate } from 'react-router'
import { deviceTexts } from '../shared/device/textStore'
import { lazyPart } from '../shared/i18n/lazyPart'
import { getRunner, useRunner } from '../shared/transaction/ui/runnerHandle'
import { transactionPrefix } from '../shared/transaction/pending/transactionPrefix'

const TransactionScreens = lazyPart(['transaction', 'actions', 'session'], () =>
  import('../shared/transaction/ui/TransactionScreens').then((module) => module.TransactionScreens),
)

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
          TransactionScreens.fetch(),
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
