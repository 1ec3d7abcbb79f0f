import type { Hex } from '@tyto/primitives'
import { useTranslation } from 'react-i18next'
import { Badge } from '../../shared/ui/Badge'
import { CopyButton } from '../../shared/ui/CopyButton'
import layout from '../../shared/ui/layout.module.css'
import { joinClasses } from '../../shared/ui/joinClasses'
import text from '../../shared/ui/text.module.css'
import styles from './SignerForm.module.css'

/** Shows a new signature for copying. */
export function SignatureWell({ signature, hint }: { readonly signature: Hex; readonly hint: string }) {
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
      <p className={text.hint}>{hint}</p>
    </section>
  )
}
