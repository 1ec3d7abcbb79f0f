import { useTranslation } from 'react-i18next'
import { Button } from '../../shared/ui/Button'
import layout from '../../shared/ui/layout.module.css'
import type { MissingProps } from '../../shared/ui/parts/MissingPart'
import text from '../../shared/ui/text.module.css'
import styles from './IdentityRail.module.css'

/** In place of the rail; on screens without a rail nothing. */
export function MissingRail({ onTryAgain }: MissingProps) {
  const { t } = useTranslation()
  return (
    <aside className={styles.rail}>
      <div className={layout.stack}>
        <p className={text.sub}>{t('part.missing')}</p>
        <Button variant="line" onClick={onTryAgain}>
          {t('action.tryAgain')}
        </Button>
      </div>
    </aside>
  )
}
