import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Badge } from '../../../shared/ui/text/Badge'
import { Button } from '../../../shared/ui/buttons/Button'
import { Row } from '../../../shared/ui/cards/Rows'
import { joinClasses } from '../../../shared/ui/joinClasses'
import layout from '../../../shared/ui/page/layout.module.css'
import { formatTime } from '../../../shared/ui/text/formatTime'
import { nameInText } from '../../../shared/ui/text/nameParts'
import text from '../../../shared/ui/text/text.module.css'
import type { Issued } from './issuedCredentials'

interface IssuedRowProps {
  readonly issued: Issued
  readonly busy: boolean
  readonly onTakeBack: () => void
}

/** One credential that was given: to whom, when, and the way to take it back. */
export function IssuedRow({ issued, busy, onTakeBack }: IssuedRowProps) {
  const { t, i18n } = useTranslation('credentials')
  const [isAsking, setAsking] = useState(false)
  const { holder, title, at, place, takenBack } = issued
  const dayOf = (time: number): string => formatTime(time, i18n.language, { dateStyle: 'long' })
  const shown = { holder: nameInText(holder), day: dayOf(at) }
  return (
    <Row>
      <div className={joinClasses(layout.stack, layout.gap1, layout.grow)}>
        <div className={joinClasses(layout.row, layout.between)}>
          <b className={joinClasses(text.strong, text.anywhere)}>{title}</b>
          <Badge kind={takenBack === null ? 'success' : 'danger'}>
            {t(takenBack === null ? 'issued.given' : 'issued.takenBack')}
          </Badge>
        </div>
        <p className={joinClasses(text.sub, text.anywhere)}>{t('issued.to', shown)}</p>
        {takenBack !== null ? (
          <p className={text.sub}>{t('issued.since', { day: dayOf(takenBack) })}</p>
        ) : place === null ? (
          <p className={text.sub}>{t('issued.fixed')}</p>
        ) : isAsking ? (
          <>
            <p className={text.sub}>{t('issued.means', shown)}</p>
            <div className={layout.row}>
              <Button variant="danger" small busy={busy} onClick={onTakeBack}>
                {t('issued.yes')}
              </Button>
              <Button variant="line" small onClick={() => setAsking(false)}>
                {t('issued.no')}
              </Button>
            </div>
          </>
        ) : (
          <div>
            <Button
              variant="line"
              small
              aria-label={t('issued.takeBackOf', { ...shown, title })}
              onClick={() => setAsking(true)}
            >
              {t('issued.takeBack')}
            </Button>
          </div>
        )}
      </div>
    </Row>
  )
}
