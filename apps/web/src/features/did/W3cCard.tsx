import { toW3cDocument, type DidDocument } from '@tyto/identity'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { Card } from '../../shared/ui/cards/Card'
import { CopyButton } from '../../shared/ui/share/CopyButton'
import { IconButton } from '../../shared/ui/buttons/IconButton'
import layout from '../../shared/ui/page/layout.module.css'
import { joinClasses } from '../../shared/ui/joinClasses'
import text from '../../shared/ui/text/text.module.css'
import { DidLine } from './DidLine'
import { downloadText } from '../../shared/ui/share/downloadText'
import { JsonText } from './JsonText'
import styles from './W3cCard.module.css'

interface W3cCardProps {
  /** The name as people write it; the saved file is called after it. */
  readonly name: string
  readonly document: DidDocument
}

/** The document in the form of the W3C, to read, copy and save. */
export function W3cCard({ name, document }: W3cCardProps) {
  const { t } = useTranslation('did')
  const json = useMemo(() => JSON.stringify(toW3cDocument(document), null, 2), [document])
  return (
    <Card flush>
      <DidLine did={document.did} />
      <header className={styles.head}>
        <h2 className={text.h2}>{t('view.json')}</h2>
        <div className={joinClasses(layout.row, styles.actions)}>
          <CopyButton value={json} label={t('copyJson')} done={t('jsonCopied')} />
          <IconButton
            icon="in"
            label={t('downloadJson')}
            onClick={() => downloadText(`${name}.did.json`, 'application/did+json', json)}
          />
        </div>
      </header>
      <pre className={styles.json} tabIndex={0} role="region" aria-label={t('jsonLabel')}>
        <JsonText json={json} />
      </pre>
    </Card>
  )
}
