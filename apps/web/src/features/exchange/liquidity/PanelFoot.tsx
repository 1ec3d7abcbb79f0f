import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../shared/ui/buttons/Button'
import text from '../../../shared/ui/text/text.module.css'
import styles from './Liquidity.module.css'

interface PanelFootProps {
  /** The result that it would have. */
  readonly outcome: ReactNode
  readonly onClose: () => void
  /** The button that signs. */
  readonly children: ReactNode
}

/** The end of a panel: what would come of it, and the two ways on. */
export function PanelFoot({ outcome, onClose, children }: PanelFootProps) {
  const { t } = useTranslation('liquidity')
  return (
    <div className={styles.foot}>
      <div role="status" className={text.sub}>
        {outcome}
      </div>
      <div className={styles.ways}>
        <Button variant="line" onClick={onClose}>
          {t('cancel')}
        </Button>
        {children}
      </div>
    </div>
  )
}
