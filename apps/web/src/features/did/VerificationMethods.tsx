import { isKeyPurpose, type DocumentKey } from '@tyto/identity'
import { useTranslation } from 'react-i18next'
import { Address } from '../../shared/ui/text/Address'
import { Icon } from '../../shared/ui/icons/Icon'
import { joinClasses } from '../../shared/ui/joinClasses'
import text from '../../shared/ui/text/text.module.css'
import { useCopy } from '../../shared/ui/share/useCopy'
import { usePurposeName } from './usePurposeName'
import styles from './VerificationMethods.module.css'

/** The keys of a document, each with its purpose; a press copies the key. */
export function VerificationMethods({ keys }: { readonly keys: readonly DocumentKey[] }) {
  const { t } = useTranslation('did')
  if (keys.length === 0) return <p className={joinClasses(text.sub, styles.none)}>{t('noKeys')}</p>
  return (
    <ul className={styles.keys}>
      {keys.map((key) => (
        <li key={key.purpose}>
          <KeyButton documentKey={key} />
        </li>
      ))}
    </ul>
  )
}

function KeyButton({ documentKey: { purpose, publicKey } }: { readonly documentKey: DocumentKey }) {
  const { t } = useTranslation('did')
  const { copied, copy } = useCopy(publicKey, t('keyCopied'))
  const shown = usePurposeName()(purpose)
  return (
    <button type="button" className={styles.key} aria-label={t('copyKey', { purpose: shown })} onClick={copy}>
      <span className={styles.purpose}>
        <b className={joinClasses(text.strong, text.anywhere)}>{shown}</b>
        {isKeyPurpose(purpose) && <span className={text.hint}>{t(`purpose.${purpose}`)}</span>}
      </span>
      <Address value={publicKey} as="grouped" className={styles.value} />
      <span className={styles.icon}>
        <Icon name={copied ? 'check' : 'copy'} className={copied ? text.success : undefined} />
      </span>
    </button>
  )
}
