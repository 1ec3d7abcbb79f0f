import { useTranslation } from 'react-i18next'
import { Icon } from '../icons/Icon'
import { joinClasses } from '../joinClasses'
import text from '../text/text.module.css'
import styles from './Stages.module.css'

interface StagesProps {
  /** The title of the stages, for screen readers. */
  readonly label: string
  readonly stages: readonly { readonly title: string; readonly hint: string }[]
  /** Index of the present stage. */
  readonly at: number
}

/** The progress of something that has a few stages. */
export function Stages({ label, stages, at }: StagesProps) {
  const { t } = useTranslation()
  return (
    <ol className={styles.stages} aria-label={label}>
      {stages.map(({ title, hint }, index) => (
        <li
          key={title}
          className={joinClasses(index < at && styles.done, index === at && styles.now)}
          aria-current={index === at ? 'step' : undefined}
        >
          <span className={styles.mark}>{index < at ? <Icon name="check" size="sm" /> : index + 1}</span>
          <span>
            <span>{title}</span>
            {index < at && <span className={text.sr}>{t('step.done')}</span>}
            <span className={styles.hint}>{hint}</span>
          </span>
        </li>
      ))}
    </ol>
  )
}
