import { useTranslation } from 'react-i18next'
import { Icon } from '../../../shared/ui/Icon'
import { joinClasses } from '../../../shared/ui/joinClasses'
import text from '../../../shared/ui/text.module.css'
import styles from './Stages.module.css'

const stages = ['choose', 'edit', 'review', 'sign'] as const
export type Stage = (typeof stages)[number]

/** How far an update is prepared. */
export function Stages({ now }: { readonly now: Stage }) {
  const { t } = useTranslation('update')
  const at = stages.indexOf(now)
  return (
    <ol className={styles.stages} aria-label={t('stage.label')}>
      {stages.map((stage, index) => (
        <li
          key={stage}
          className={joinClasses(index < at && styles.done, index === at && styles.now)}
          aria-current={index === at ? 'step' : undefined}
        >
          <span className={styles.mark}>{index < at ? <Icon name="check" size="sm" /> : index + 1}</span>
          <span>
            {t(`stage.${stage}`)}
            {index < at && <span className={text.sr}>{t('stage.done')}</span>}
            <span className={styles.hint}>{t(`stage.${stage}Hint`)}</span>
          </span>
        </li>
      ))}
    </ol>
  )
}
