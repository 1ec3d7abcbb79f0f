import { useTranslation } from 'react-i18next'
import type { SearchReading } from '../../features/search/readSearch'
import { useNearNames } from '../../shared/recipients/useNearNames'
import { matchItems } from './matchItems'
import { nameItem } from './nameItem'
import type { PaletteItem, PaletteSections } from './paletteItem'
import { useActionItems } from './useActionItems'
import { useAnswer } from './useAnswer'
import { useNameItems } from './useNameItems'
import { useContactItems, useTokenItems } from './useOtherItems'
import { usePageItems } from './usePageItems'
import { useTransactionItems } from './useTransactionItems'

/** How many lines a group has at most. */
const mostShown = 5

/** All that the palette offers for a text: the answer of the chain first, then what is found on this device. */
export function usePaletteSections(
  typed: string,
  reading: SearchReading,
  { isSettled }: { readonly isSettled: boolean },
): PaletteSections {
  const { t } = useTranslation('palette')
  const answer = useAnswer(reading, { isSettled })
  const isOther = reading.kind === 'name' && isSettled && answer?.act.kind !== 'open'
  const near = useNearNames(isOther ? reading.name : null)
  const found = (items: readonly PaletteItem[]) => matchItems(items, typed, mostShown)
  // The answer already stands first.
  const open = answer?.act.kind === 'open' ? answer.act.path : null
  const names = useNameItems().filter(({ act }) => act.kind !== 'open' || act.path !== open)
  return {
    answer: answer === null ? [] : [answer],
    near: near.map((name) => nameItem('near', name, t('didYouMean'))),
    names: found(names),
    pages: found(usePageItems()),
    actions: found(useActionItems()),
    transactions: found(useTransactionItems()),
    contacts: found(useContactItems()),
    tokens: found(useTokenItems()),
  }
}
