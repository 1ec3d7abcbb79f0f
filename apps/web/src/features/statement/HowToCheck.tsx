import { useTranslation } from 'react-i18next'
import { joinClasses } from '../../shared/ui/joinClasses'
import layout from '../../shared/ui/page/layout.module.css'
import { Unfold } from '../../shared/ui/cards/Unfold'
import text from '../../shared/ui/text/text.module.css'

/** The command that reads every fact of a saved statement again. */
export function HowToCheck() {
  const { t } = useTranslation('statement')
  return (
    <div className={layout.onScreen}>
      <Unfold label={t('check.title')}>
        <div className={layout.stack}>
          <code className={joinClasses(text.mono, text.anywhere)} translate="no">
            npm run statement -- check FILE
          </code>
          <p className={text.sub}>{t('check.hint')}</p>
        </div>
      </Unfold>
    </div>
  )
}
