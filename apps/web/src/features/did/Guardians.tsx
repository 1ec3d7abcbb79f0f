import { recoveryStatus } from '@tyto/identity'
import type { Hex } from '@tyto/primitives'
import { useTranslation } from 'react-i18next'
import { domainsByHash, useKnownNames } from '../../shared/session/names/knownNames'
import { Address } from '../../shared/ui/text/Address'
import { Avatar } from '../../shared/ui/plate/Avatar'
import { Card } from '../../shared/ui/cards/Card'
import { EmptyState } from '../../shared/ui/page/EmptyState'
import { Icon } from '../../shared/ui/icons/Icon'
import { Name } from '../../shared/ui/text/Name'
import text from '../../shared/ui/text/text.module.css'
import styles from './Guardians.module.css'

interface GuardiansProps {
  /** The name that the guardians protect, as people write it. */
  readonly of: string
  readonly hashes: readonly Hex[]
}

/** The guardians of social recovery. The chain keeps hashes only; a name is shown if it was typed on this device. */
export function Guardians({ of, hashes }: GuardiansProps) {
  const { t } = useTranslation(['did', 'chain'])
  const domains = domainsByHash(useKnownNames())
  const { isEnabled, guardians, threshold } = recoveryStatus(hashes.length)
  if (hashes.length === 0) {
    return (
      <Card title={t('guardians')}>
        <EmptyState title={t('chain:noRecovery', { name: of })} hint={t('recoveryHint')} headingLevel={3} />
      </Card>
    )
  }
  return (
    <Card
      title={t('guardians')}
      aside={
        <span className={text.hint}>
          {isEnabled ? t('guardianCount', { guardians, threshold }) : t('chain:noRecovery', { name: of })}
        </span>
      }
      footer={<p className={text.hint}>{t('hashesOnly')}</p>}
      flush
    >
      <ul className={styles.guardians}>
        {hashes.map((hash) => {
          const domain = domains.get(hash)
          return (
            <li key={hash}>
              {domain === undefined ? (
                <>
                  <span className={styles.nobody}>
                    <Icon name="user" size="sm" />
                  </span>
                  <Address value={hash} />
                  <span className={styles.hint}>{t('hashOnly')}</span>
                </>
              ) : (
                <>
                  <Avatar name={`${domain}.ssi`} size="sm" />
                  <Name name={`${domain}.ssi`} size="xs" />
                </>
              )}
            </li>
          )
        })}
      </ul>
    </Card>
  )
}
