import { EstateOfReview } from '../../shared/identity/estate/EstateOfReview'
import type { TransactionRunner } from '../../shared/transaction/runner/transactionRunner'
import { TransactionScreens } from '../../shared/transaction/runner/ui/TransactionScreens'
import { moments } from '../moments/moments'

/** The screens of transactions, with what the app says at their great moments, and of whom things obey afterwards. */
export function ScreensWithMoments({ runner }: { readonly runner: TransactionRunner }) {
  return <TransactionScreens runner={runner} moments={moments} Control={EstateOfReview} />
}
