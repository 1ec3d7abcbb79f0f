import { formatUnits } from '@tyto/primitives'
import type { SeenOutcome } from '../../../shared/transaction/action/seenOutcome'
import type { Summary } from '../../../shared/transaction/action/summary'
import { isBoundless } from '../../../shared/values/boundless'

/** Who may take what once the transaction is done, of the person's own tokens and of those of the called wallet. */
export function tellAllowances({ own, to, result }: SeenOutcome): Summary {
  return result.allowances
    .filter(({ owner }) => owner === to || own.includes(owner))
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
