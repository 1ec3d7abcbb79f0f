import type { Hex } from '@tyto/primitives'
import { useTranslation } from 'react-i18next'
import { Badge } from '../../shared/ui/text/Badge'
import { CopyButton } from '../../shared/ui/share/CopyButton'
import layout from '../../shared/ui/page/layout.module.css'
import { joinClasses } from '../../shared/ui/joinClasses'
import text from '../../shared/ui/text/text.module.css'
import styles from './SignerForm.module.css'

interface SignatureWellProps {
  readonly signature: Hex
  /** Says what to do with it. */
  readonly hint?: string
}

/** Shows a new signature for copying. */
export function SignatureWell({ signature, hint }: SignatureWellProps) {
  const { t } = useTranslation('recovery')
  return (
    <section className={joinClasses(layout.stack, layout.gap1)} aria-live="polite">
      <div className={joinClasses(layout.row, layout.between)}>
        <h2 className={text.h3}>{t('sign.yours')}</h2>
        <Badge kind="success">{t('sign.made')}</Badge>
      </div>
      <div className={styles.well}>
        <span className={styles.value}>{signature}</span>
        <CopyButton value={signature} label={t('sign.copy')} done={t('sign.copied')} />
      </div>
      {hint !== undefined && <p className={text.hint}>{hint}</p>}
    </section>
  )
}
