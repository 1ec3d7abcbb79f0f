import { useTranslation } from 'react-i18next'
import { CopyButton } from '../../shared/ui/share/CopyButton'
import styles from './DidLine.module.css'

/** The DID itself at the head of the document. */
export function DidLine({ did }: { readonly did: string }) {
  const { t } = useTranslation('did')
  const end = did.lastIndexOf(':') + 1
  return (
    <div className={styles.line}>
      <span className={styles.did} title={did}>
        <span>{did.slice(0, end)}</span>
        <b>{did.slice(end)}</b>
      </span>
      <CopyButton value={did} label={t('copyDid')} done={t('didCopied')} className={styles.copy} />
    </div>
  )
}
