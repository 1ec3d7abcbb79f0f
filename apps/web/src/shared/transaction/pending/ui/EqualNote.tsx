import { useTranslation } from 'react-i18next'
import { Button } from '../../../ui/buttons/Button'
import layout from '../../../ui/page/layout.module.css'
import { Note } from '../../../ui/cards/Note'
import type { StoredTransaction } from '../storedTransaction'
import { isUnprovedRefusal } from '../transactionMachine'
import { labelOf, titleOf } from './statusText'
import { SummaryText } from '../../action/ui/SummaryText'
import { whichText } from './whichText'

interface EqualNoteProps {
  readonly transaction: StoredTransaction
  readonly onLook: () => void
  /** The person means another one beside it; where that is asked elsewhere, nothing is asked here. */
  readonly onMeant?: (() => void) | undefined
}

/** The same was asked for before, and it may still go or have gone: what, how much, to whom, since when. */
export function EqualNote({ transaction, onLook, onMeant }: EqualNoteProps) {
  const { t, i18n } = useTranslation('transaction')
  const { state, network, summary } = transaction
  const hasStrayed = state.status === 'strayed'
  return (
    <Note kind="warning" icon="warn">
      <div className={layout.stack} data-equal>
        <p>
          <b>{t(hasStrayed ? 'equal.strayedLead' : 'equal.lead')}</b>
        </p>
        <SummaryText summary={summary} action={labelOf(transaction)} network={network} />
        <p>
          <span>{labelOf(transaction)}</span> · <span>{whichText(transaction, i18n.language)}</span> ·{' '}
          <span>{titleOf(state)}</span>
        </p>
        <p>{t(hasStrayed ? 'equal.strayed' : isUnprovedRefusal(state) ? 'equal.refused' : 'equal.open')}</p>
        <div className={layout.row}>
          <Button variant="step" onClick={onLook}>
            {t('equal.look')}
          </Button>
          {onMeant && <Button onClick={onMeant}>{t('equal.second')}</Button>}
        </div>
      </div>
    </Note>
  )
}
