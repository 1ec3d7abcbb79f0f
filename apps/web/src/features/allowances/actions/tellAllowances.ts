import { formatUnits } from '@tyto/primitives'
import type { SeenOutcome } from '../../../shared/transaction/review/seenOutcome'
import type { Summary } from '../../../shared/transaction/review/summary'
import { isBoundless } from '../../../shared/values/boundless'

/** Who may take what of the person's own tokens once the transaction is done. */
export function tellAllowances({ own, result }: SeenOutcome): Summary {
  return result.allowances
    .filter(({ owner }) => own.includes(owner))
    .map(({ owner, spender, token, after }) => ({
      text: after === 0n ? 'allowsNothing' : isBoundless(after, null) ? 'allowsAll' : 'allows',
      values: {
        to: spender,
        wallet: owner,
        item: token.symbol,
        amounts: [`${formatUnits(after, token.decimals)} ${token.symbol}`],
      },
    }))
}
