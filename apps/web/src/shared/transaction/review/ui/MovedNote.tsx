import { useTranslation } from 'react-i18next'
import { Qa } from '../../../chain/coins/Qa'
import { Button } from '../../../ui/buttons/Button'
import layout from '../../../ui/page/layout.module.css'
import { Note } from '../../../ui/cards/Note'
import type { Moved } from '../sentSince'
import { whoText } from '../../action/ui/whoText'

interface MovedNoteProps {
  readonly moved: Moved
  readonly onGoOn: () => void
}

/** The account has sent more than this browser knows of: what, before the same is signed again. */
export function MovedNote({ moved, onGoOn }: MovedNoteProps) {
  const { t } = useTranslation('transaction')
  const { sent } = moved
  const count = Number(moved.count)
  return (
    <Note kind="warning" icon="warn">
      <div className={layout.stack} data-moved>
        <p>
          <b>{t('moved.lead', { count })}</b> {t('moved.ask')}
        </p>
        <ul>
          {sent.slice(0, mostShown).map(({ id, to, amount, data }) => (
            <li key={id}>
              <span>{transitionIn(data) ?? t('moved.payment')}</span> · <span>{whoText(to)}</span> ·{' '}
              <Qa value={amount} />
            </li>
          ))}
        </ul>
        {sent.length < count && <p>{t('moved.unread')}</p>}
        <div className={layout.row}>
          <Button onClick={onGoOn}>{t('moved.goOn')}</Button>
        </div>
      </div>
    </Note>
  )
}

const mostShown = 5
const longestName = 60

/** The name of the transition in signed data; null where it is none. */
function transitionIn(data: string | undefined): string | null {
  const name = /"_tag"\s*:\s*"(\w+)"/.exec(data ?? '')?.[1]
  return name === undefined ? null : name.slice(0, longestName)
}
