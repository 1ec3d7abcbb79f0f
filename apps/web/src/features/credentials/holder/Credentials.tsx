import { formatName, type DidRecord, type Name } from '@tyto/identity'
import { useTranslation } from 'react-i18next'
import { noStorageWallet } from '../../../shared/session/wallet/findMissing'
import { MissingFix } from '../../../shared/session/fixes/MissingFix'
import { Button } from '../../../shared/ui/buttons/Button'
import { Card } from '../../../shared/ui/cards/Card'
import { EmptyState } from '../../../shared/ui/page/EmptyState'
import { joinClasses } from '../../../shared/ui/joinClasses'
import layout from '../../../shared/ui/page/layout.module.css'
import { nameInText } from '../../../shared/ui/text/nameParts'
import styles from '../Credentials.module.css'
import { FailureNote } from '../FailureNote'
import { heldCredentials } from '../heldCredentials'
import { useVault } from '../useVault'
import { HeldCard } from './HeldCard'
import { ReceiveCard } from './ReceiveCard'

interface CredentialsProps {
  readonly name: Name
  readonly record: DidRecord
  /** What the link of this page brought; null for nothing. */
  readonly brought: string | null
}

/** What others have attested about an identity: received, kept encrypted for its storage wallet, read, forgotten. */
export function Credentials({ name, record, brought }: CredentialsProps) {
  const { t } = useTranslation('credentials')
  const { items, count, hasStorage, opening, changing } = useVault(heldCredentials, record)
  const failure = opening.error ?? changing.error
  return (
    <div className={joinClasses(layout.stack, layout.gap3)}>
      {failure !== null && <FailureNote error={failure} />}
      {!hasStorage ? (
        <Card>
          <EmptyState
            icon="lock"
            title={count === 0 ? t('locked.none') : t('locked.title', { count })}
            hint={t('locked.hint')}
          >
            <MissingFix missing={noStorageWallet} />
          </EmptyState>
        </Card>
      ) : items === null ? (
        <Card>
          <EmptyState icon="lock" title={t('locked.title', { count })} hint={t('locked.openHint')}>
            <Button variant="step" busy={opening.isPending} onClick={() => opening.mutate()}>
              {t('locked.open')}
            </Button>
          </EmptyState>
        </Card>
      ) : (
        <>
          {items.length === 0 && brought === null && (
            <Card>
              <EmptyState
                title={t('none.title')}
                hint={t('none.hint', { name: nameInText(formatName(name)) })}
              />
            </Card>
          )}
          {items.length > 0 && (
            <div className={styles.grid}>
              {items.map((held) => (
                <HeldCard
                  key={held.text}
                  held={held}
                  busy={changing.isPending}
                  onForget={() => changing.mutate((now) => now.filter(({ text }) => text !== held.text))}
                />
              ))}
            </div>
          )}
        </>
      )}
      {hasStorage && (
        <ReceiveCard
          key={brought}
          record={record}
          brought={brought}
          busy={changing.isPending}
          isKept={(text) => items?.some((held) => held.text === text) === true}
          onKeep={({ text }) =>
            changing.mutate((now) => [{ text, at: Date.now() }, ...now.filter((held) => held.text !== text)])
          }
        />
      )}
    </div>
  )
}
