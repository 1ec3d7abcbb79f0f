import { useTranslation } from 'react-i18next'
import { nameInText } from '../../shared/ui/text/nameParts'
import { Plate } from '../../shared/ui/plate/Plate'
import text from '../../shared/ui/text/text.module.css'
import styles from './NamePlate.module.css'

interface NamePlateProps {
  /** The whole typed name; null while nothing is typed. */
  readonly name: string | null
}

/** The plate of the typed name. */
export function NamePlate({ name }: NamePlateProps) {
  const { t } = useTranslation('search')
  return (
    <figure className={styles.figure}>
      <Plate name={name ?? t('placeholder')} />
      <figcaption className={text.hint}>
        {name !== null && (
          <span className={styles.whose}>
            <span>{t('plateOf', { name: nameInText(name) })}</span>{' '}
          </span>
        )}
        <span>{t(name === null ? 'plateOfAll' : 'plateText')}</span>
      </figcaption>
    </figure>
  )
}
