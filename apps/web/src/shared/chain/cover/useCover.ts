import type { Address } from '@tyto/primitives'
import { useQueries } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { coinBalancesQuery, shownAmount, type ReadCoins } from '../coins/coinBalances'
import { useNetworkId } from '../../settings/network'
import { coverOf, type Cover, type Spending } from './cover'
import { listText } from '../../ui/text/listText'

/** Pause between two reads of a balance that is too small, in ms: money may arrive. */
const balancePause = 5_000

/** Reads the balances that a call takes from, and tells whether they cover it. */
export function useCover(spending: readonly Spending[]): Cover {
  const network = useNetworkId()
  const holders = [...new Set(spending.flatMap(({ payer, rest }) => [payer, ...(rest ? [rest] : [])]))]
  const answers = useQueries({
    queries: holders.map((holder) => {
      const own = spending.filter(({ payer, rest }) => holder === payer || holder === rest)
      const coins = [...new Set(own.map(({ coin }) => coin.id))].sort()
      const isSmall = (data: ReadCoins | undefined): boolean =>
        own.some(({ coin, units }) => (heldIn({ data, error: null }, holder, coin.id) ?? units) < units)
      return {
        ...coinBalancesQuery(network, [holder], coins),
        // Somebody decides by it whether to sign, so it is asked for with each form and each review.
        staleTime: 0,
        refetchInterval: ({ state }: { readonly state: { readonly data: ReadCoins | undefined } }) =>
          isSmall(state.data) ? balancePause : (false as const),
      }
    }),
  })
  return coverOf(spending, (payer, coin) => {
    const answer = answers[holders.indexOf(payer)]
    return answer === undefined ? undefined : heldIn(answer, payer, coin)
  })
}

/** The words of a button about balances: its label where there is too little and it is closed, a note where one is unknown. */
export interface CoverWords {
  readonly cover: Cover
  /** Null where the button keeps its own. */
  readonly label: string | null
  readonly note: string | null
}

/** The words of what a call takes out of balances. `lacks`: what there is too little of, where the form knows that by itself. */
export function useCoverWords(spending: readonly Spending[], lacks?: string): CoverWords {
  const { t, i18n } = useTranslation()
  const cover = useCover(spending)
  const short = lacks ?? (cover.kind === 'short' ? listText(cover.all, i18n.language) : null)
  return {
    cover,
    label: short === null ? null : t('cover.short', { coin: short }),
    note: cover.kind === 'unknown' ? t('cover.unknown', { coin: cover.symbol }) : null,
  }
}

function heldIn(
  answer: { readonly data: ReadCoins | undefined; readonly error: unknown },
  holder: Address,
  coin: string,
): bigint | null | undefined {
  const shown = shownAmount(answer, holder, coin, null)
  if (shown.kind === 'loading') return undefined
  return shown.kind === 'amount' ? shown.units : null
}
