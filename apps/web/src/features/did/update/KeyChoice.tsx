import { compareKeyPurposes, isKeyPurpose, walletRules, type DidRecord } from '@tyto/identity'
import { useTranslation } from 'react-i18next'
import { Address } from '../../../shared/ui/text/Address'
import { Badge } from '../../../shared/ui/text/Badge'
import { Card } from '../../../shared/ui/cards/Card'
import { joinClasses } from '../../../shared/ui/joinClasses'
import text from '../../../shared/ui/text/text.module.css'
import { usePurposeName } from '../usePurposeName'
import styles from './KeyChoice.module.css'

interface KeyChoiceProps {
  readonly record: DidRecord
  /** The purposes whose keys are replaced. */
  readonly chosen: readonly string[]
  readonly onToggle: (purpose: string) => void
}

/** Chooses which keys are replaced or added: those of the document, and those that it could have. */
export function KeyChoice({ record, chosen, onToggle }: KeyChoiceProps) {
  const { t } = useTranslation(['update', 'did'])
  const purposeName = usePurposeName()
  const { verificationMethods } = record
  const purposes = offeredPurposes(record)
  return (
    <Card
      title={t('update:keys.title')}
      aside={
        <span className={text.hint}>
          {t('update:keys.count', { count: chosen.length, of: purposes.length })}
        </span>
      }
      flush
    >
      <ul className={styles.keys}>
        {purposes.map((purpose) => {
          const key = verificationMethods.get(purpose)
          const isChosen = chosen.includes(purpose)
          return (
            <li key={purpose}>
              <label className={joinClasses(styles.key, isChosen && styles.chosen)}>
                <input type="checkbox" checked={isChosen} onChange={() => onToggle(purpose)} />
                <span>
                  <b className={joinClasses(text.strong, text.anywhere)}>{purposeName(purpose)}</b>
                  {isKeyPurpose(purpose) && <span className={text.hint}>{t(`did:purpose.${purpose}`)}</span>}
                </span>
                {isChosen ? (
                  <Badge kind="amber">{t('update:keys.new')}</Badge>
                ) : key === undefined ? (
                  <span className={text.hint}>{t('update:keys.none')}</span>
                ) : (
                  <Address value={key} />
                )}
              </label>
            </li>
          )
        })}
      </ul>
    </Card>
  )
}

/** Keys of the document, keys that DidCreate makes, and the key of verifiable credentials. */
function offeredPurposes({ verificationMethods, version }: DidRecord): readonly string[] {
  const all = new Set<string>([...verificationMethods.keys(), ...walletRules(version).createdKeys, 'vc'])
  return [...all].sort(compareKeyPurposes)
}
