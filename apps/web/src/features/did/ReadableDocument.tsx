import type { DidDocument } from '@tyto/identity'
import { useTranslation } from 'react-i18next'
import { Card } from '../../shared/ui/cards/Card'
import text from '../../shared/ui/text/text.module.css'
import { DidLine } from './DidLine'
import styles from './ReadableDocument.module.css'
import { VerificationMethods } from './VerificationMethods'

/** The document's DID and keys, for people. */
export function ReadableDocument({ document }: { readonly document: DidDocument }) {
  const { t } = useTranslation('did')
  return (
    <Card flush>
      <DidLine did={document.did} />
      <header className={styles.head}>
        <h2 className={text.h2}>{t('methods')}</h2>
        <span className={text.hint}>{t('pressToCopy')}</span>
      </header>
      <VerificationMethods keys={document.keys} />
    </Card>
  )
}
