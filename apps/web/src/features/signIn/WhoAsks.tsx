import { answerPlace, type SignInRequest, type SiteStanding } from '@tyto/sign-in'
import { useTranslation } from 'react-i18next'
import { Badge } from '../../shared/ui/text/Badge'
import { Note } from '../../shared/ui/cards/Note'
import { joinClasses } from '../../shared/ui/joinClasses'
import layout from '../../shared/ui/page/layout.module.css'
import { nameInText } from '../../shared/ui/text/nameParts'
import text from '../../shared/ui/text/text.module.css'
import { Host } from './Host'
import styles from './SignIn.module.css'

interface WhoAsksProps {
  readonly request: SignInRequest
  readonly isFirst: boolean
  readonly standing: SiteStanding | 'none'
  /** What the site's DID is called: a name that leads to it, or itself. */
  readonly called: string
}

/** Who asks: the host, which is certain; what it calls itself, which nobody checked; and its DID, as the chain has it. */
export function WhoAsks({ request, isFirst, standing, called }: WhoAsksProps) {
  const { t } = useTranslation('signIn')
  const { title } = request
  return (
    <div className={joinClasses(styles.part, layout.stack)}>
      <div className={joinClasses(layout.row, layout.between)}>
        <h2 className={text.sub}>{t('asks')}</h2>
        <Badge kind={isFirst ? 'warning' : 'success'}>{t(isFirst ? 'first' : 'again')}</Badge>
      </div>
      <Host of={request.answerTo} />
      {answerPlace(request.answerTo)?.isEncoded && <Note kind="warning">{t('encoded')}</Note>}
      {standing === 'itself' || standing === 'elsewhere' ? (
        <p className={joinClasses(text.sub, text.anywhere)}>
          {t(`site.${standing}`, { name: nameInText(called) })}
        </p>
      ) : (
        <p className={joinClasses(text.sub, text.anywhere)}>
          {title === '' ? t('nameless') : t('calls', { title })}
        </p>
      )}
    </div>
  )
}
