import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useNetworkId } from '../../shared/settings/network'
import { Note } from '../../shared/ui/cards/Note'
import text from '../../shared/ui/text/text.module.css'
import { gapsOf } from './gaps'
import { heldQuery, unreadOf } from './held'
import type { ActivityContext } from './context'
import type { TimelineRow } from './timeline'
import { useGapText } from './useGapText'
import { commaText } from '../../shared/ui/text/listText'

interface ComesProps {
  readonly rows: readonly TimelineRow[]
  readonly context: ActivityContext
  /** The newest transaction that the rows tell of. */
  readonly newest: string | null
}

/** Do all rows together come to what the wallet holds? If not, by how much they do not. */
export function Comes({ rows, context, newest }: ComesProps) {
  const { t, i18n } = useTranslation('activity')
  const sayGap = useGapText()
  const { data: held, error } = useQuery(heldQuery(useNetworkId(), context, newest))
  if (error !== null) return <p className={text.hint}>{t('comes.unheld')}</p>
  if (held === undefined || held === 'moved') return null
  const gaps = gapsOf(rows, held)
  const unread = unreadOf(held)
  return (
    <>
      {gaps.length === 0
        ? unread.length === 0 && <p className={text.hint}>{t('comes.all')}</p>
        : gaps.map((gap) => (
            <Note key={gap.coin.symbol} kind="warning">
              {sayGap(gap)}
            </Note>
          ))}
      {unread.length > 0 && (
        <p className={text.hint}>{t('comes.unread', { coins: commaText(unread, i18n.language) })}</p>
      )}
    </>
  )
}
