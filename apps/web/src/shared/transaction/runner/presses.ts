import { RpcError } from '@tyto/chain'
import { mostOthers } from '../pending/storedTransaction'
import { equalOf } from '../pending/transactionMachine'
import { checkNow } from '../pending/waitForOutcome'
import type { Review } from '../review/createReview'
import { isPrepared } from '../review/reviewState'
import type { RunnerOptions, TransactionRunner } from './transactionRunner'

type PressesOfReview = Pick<
  TransactionRunner,
  | 'chooseDonation'
  | 'chooseGas'
  | 'goOn'
  | 'meanSecond'
  | 'simulateAgain'
  | 'readCostsAgain'
  | 'retryReview'
  | 'cancelReview'
  | 'sign'
>

/** The buttons of the open review. */
export function pressesOfReview(review: Review): PressesOfReview {
  return {
    chooseDonation: (donation) => review.dispatch({ kind: 'chooseDonation', donation }),
    chooseGas: (gas) => review.dispatch({ kind: 'chooseGas', gas }),
    goOn: () => review.dispatch({ kind: 'goOn' }),
    meanSecond: () => review.dispatch({ kind: 'meanSecond' }),
    simulateAgain: () => review.dispatch({ kind: 'simulateAgain' }),
    readCostsAgain: () => review.dispatch({ kind: 'readCostsAgain' }),
    retryReview: () => {
      review.dispatch({ kind: 'retry' })
      return review.until(isPrepared)
    },
    cancelReview: () => review.dispatch({ kind: 'cancel' }),
    sign: () => {
      review.dispatch({ kind: 'sign' })
      return review.until((opened) => !opened?.signing)
    },
  }
}

type PressesOfTransactions = Pick<
  TransactionRunner,
  'show' | 'minimise' | 'stopWaiting' | 'checkAgain' | 'sayWhich' | 'dismiss'
>

/** The buttons of transactions that were sent. */
export function pressesOfTransactions(options: RunnerOptions): PressesOfTransactions {
  const { store, view } = options
  return {
    show: (key) => view.setState({ shown: key }),
    minimise: () => view.setState({ shown: null }),
    stopWaiting: (key) => void store.apply(key, { kind: 'stopWaiting' }),
    checkAgain: async (key) => {
      const transaction = store.get(key)
      if (!transaction) return false
      try {
        await checkNow(options, transaction)
        return true
      } catch (error) {
        if (error instanceof RpcError) return false
        throw error
      }
    },
    sayWhich: (key, word) => {
      const transaction = store.get(key)
      const equal = transaction && equalOf(transaction.state)
      if (!equal) return
      if (word === 'this') return void store.apply(key, { kind: 'submitted', id: equal })
      store.change(key, { others: [...transaction.others, equal].slice(-mostOthers) })
      store.apply(key, { kind: 'equal', id: null })
    },
    dismiss: (key) => {
      store.change(key, { isDismissed: true })
      if (view.getState().shown === key) view.setState({ shown: null })
    },
  }
}
