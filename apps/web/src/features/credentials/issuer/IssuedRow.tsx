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
import { AskTwice } from '../AskTwice'
import type { Issued } from './issuedCredentials'

interface IssuedRowProps {
  readonly issued: Issued
  readonly busy: boolean
  readonly onTakeBack: () => void
  readonly onForget: () => void
}

/** One credential that was given: to whom, when, and the ways to take it back and to forget that it was given. */
export function IssuedRow({ issued, busy, onTakeBack, onForget }: IssuedRowProps) {
  const { t, i18n } = useTranslation('credentials')
  const [asked, setAsked] = useState<'takeBack' | 'forget' | null>(null)
  const { holder, title, at, place, takenBack } = issued
  const dayOf = (time: number): string => formatTime(time, i18n.language, { dateStyle: 'long' })
  const rest = (): void => setAsked(null)
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
        {takenBack !== null && <p className={text.sub}>{t('issued.since', { day: dayOf(takenBack) })}</p>}
        {takenBack === null && place === null && <p className={text.sub}>{t('issued.fixed')}</p>}
        {asked === 'takeBack' && takenBack === null ? (
          <AskTwice
            means={t('issued.means', shown)}
            yes={t('issued.yes')}
            no={t('issued.no')}
            busy={busy}
            onYes={onTakeBack}
            onNo={rest}
          />
        ) : asked === 'forget' ? (
          <AskTwice
            means={t(place === null ? 'issued.forgetNote' : 'issued.forgetMeans')}
            yes={t('forget.yes')}
            no={t('forget.no')}
            busy={busy}
            onYes={onForget}
            onNo={rest}
          />
        ) : (
          <div className={layout.row}>
            {place !== null && takenBack === null && (
              <Button
                variant="line"
                small
                aria-label={t('issued.takeBackOf', { ...shown, title })}
                onClick={() => setAsked('takeBack')}
              >
                {t('issued.takeBack')}
              </Button>
            )}
            <Button
              variant="quiet"
              small
              aria-label={t('issued.forgetOf', { ...shown, title })}
              onClick={() => setAsked('forget')}
            >
              {t('forget.ask')}
            </Button>
          </div>
        )}
      </div>
    </Row>
  )
}
