import { formatUnits } from '@tyto/primitives'
import type { SeenOutcome } from './seenOutcome'
import type { Summary } from './summary'

/** "alice.ssi pays 10 TYRON for it": the tokens that the called wallet has less afterwards. Nothing where it pays in ZIL. */
export function tokensPaid({ to, result }: SeenOutcome): Summary {
  const amounts = result.balances.flatMap(({ address, token, before, after }) =>
    address === to && token.address !== null && after < before
      ? [`${formatUnits(before - after, token.decimals)} ${token.symbol}`]
      : [],
  )
  return to === null || amounts.length === 0 ? [] : [{ text: 'walletPays', values: { wallet: to, amounts } }]
}
