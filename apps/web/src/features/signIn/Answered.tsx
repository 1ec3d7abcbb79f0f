import { formatName, type Name } from '@tyto/identity'
import { answerPlace, type SignInRequest } from '@tyto/sign-in'
import { useTranslation } from 'react-i18next'
import { Badge } from '../../shared/ui/text/Badge'
import { buttonClasses } from '../../shared/ui/buttons/buttonClasses'
import { Card } from '../../shared/ui/cards/Card'
import layout from '../../shared/ui/page/layout.module.css'
import { formatTime } from '../../shared/ui/text/formatTime'
import { nameInText } from '../../shared/ui/text/nameParts'
import text from '../../shared/ui/text/text.module.css'

interface AnsweredProps {
  readonly name: Name
  readonly request: SignInRequest
  /** In ms since 1970. */
  readonly at: number
}

/** The site took the answer: what it knows now, and the way back. */
export function Answered({ name, request, at }: AnsweredProps) {
  const { t, i18n } = useTranslation('signIn')
  const place = answerPlace(request.answerTo)
  const values = { host: place?.host ?? '', name: nameInText(formatName(name)) }
  return (
    <Card>
      <div className={layout.stack} role="status">
        <div>
          <Badge kind="success">{t('done.badge')}</Badge>
        </div>
        <h2 className={text.h2}>{t('done.title', values)}</h2>
        <p className={text.sub}>
          {t(request.credential === undefined ? 'done.hint' : 'done.hintShown', {
            time: formatTime(at, i18n.language, { timeStyle: 'short' }),
          })}
        </p>
        <div>
          <a className={buttonClasses({ variant: 'step' })} href={place?.origin} rel="noreferrer">
            {t('done.back')}
          </a>
        </div>
      </div>
    </Card>
  )
}
