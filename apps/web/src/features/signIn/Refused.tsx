import type { Name } from '@tyto/identity'
import { answerPlace, type SignInRequest } from '@tyto/sign-in'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { buildPath } from '../../shared/routing/routes'
import { Button } from '../../shared/ui/buttons/Button'
import { buttonClasses } from '../../shared/ui/buttons/buttonClasses'
import { Card } from '../../shared/ui/cards/Card'
import { Note } from '../../shared/ui/cards/Note'
import layout from '../../shared/ui/page/layout.module.css'
import { formatTime } from '../../shared/ui/text/formatTime'
import { nameInText } from '../../shared/ui/text/nameParts'
import text from '../../shared/ui/text/text.module.css'
import { Host } from './Host'
import type { Refusal } from './judgeRequest'
import type { useSite } from './useSite'

interface RefusedProps {
  readonly name: Name
  readonly request: SignInRequest
  readonly refusal: Refusal | { readonly code: 'ByPerson' | 'ByPersonLate' }
  readonly site: Pick<ReturnType<typeof useSite>, 'called' | 'askAgain'>
}

/** A request that is not answered, with the reason. Nothing is sent any more. */
export function Refused({ name, request, refusal, site }: RefusedProps) {
  const { t, i18n } = useTranslation(['signIn', 'common'])
  const { code } = refusal
  const values =
    code === 'LookAlikeHost'
      ? { known: refusal.known }
      : code === 'Answered'
        ? { time: formatTime(refusal.at, i18n.language, { timeStyle: 'short' }) }
        : code === 'TooOld'
          ? { count: refusal.minutes }
          : code === 'ByPersonLate'
            ? { host: answerPlace(request.answerTo)?.host ?? '' }
            : code === 'SiteUnknown'
              ? { who: nameInText(site.called) }
              : {}
  return (
    <Card>
      <div className={layout.stack}>
        <Host of={request.answerTo} unlike={code === 'LookAlikeHost' ? refusal.known : null} />
        <Note kind={code === 'ByPerson' ? 'info' : code === 'ByPersonLate' ? 'warning' : 'danger'}>
          <b className={text.strong}>{t(`signIn:refusal.${code}.title`)}</b>{' '}
          <span>{t(`signIn:refusal.${code}.why`, values)}</span>
        </Note>
        <div className={layout.row}>
          {(code === 'SiteUnknown' || code === 'ChainUnknown') && (
            <Button variant="step" onClick={site.askAgain}>
              {t('common:action.tryAgain')}
            </Button>
          )}
          <Link className={buttonClasses({ variant: 'line' })} to={buildPath('name', { name })}>
            {t('signIn:close')}
          </Link>
        </div>
      </div>
    </Card>
  )
}
