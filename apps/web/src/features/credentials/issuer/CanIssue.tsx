import { formatName, keptPrivateHalf, keysCount, type DidRecord, type Name } from '@tyto/identity'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { keysHash, updateRoute } from '../../../shared/identity/updateRoute'
import { buildPath } from '../../../shared/routing/routes'
import { noStorageWallet } from '../../../shared/session/wallet/findMissing'
import { MissingFix } from '../../../shared/session/fixes/MissingFix'
import { useStorageWallet } from '../../../shared/session/wallet/storageWallet'
import { buttonClasses } from '../../../shared/ui/buttons/buttonClasses'
import { Card } from '../../../shared/ui/cards/Card'
import { EmptyState } from '../../../shared/ui/page/EmptyState'
import { nameInText } from '../../../shared/ui/text/nameParts'
import { assertionPurpose } from '../purposes'

interface CanIssueProps {
  readonly name: Name
  readonly record: DidRecord
  readonly children: ReactNode
}

/** Shows the form to whom nothing is missing: a document whose word counts, its key, the storage wallet; else what is missing. */
export function CanIssue({ name, record, children }: CanIssueProps) {
  const { t } = useTranslation('credentials')
  const hasStorage = useStorageWallet((storage) => storage.address !== null)
  const shown = { name: nameInText(formatName(name)) }
  if (!keysCount(record.status)) {
    return (
      <Card>
        <EmptyState icon="lock" title={t('cannot.closed', shown)} hint={t('cannot.closedHint')} />
      </Card>
    )
  }
  if (keptPrivateHalf(record.dkms.get(assertionPurpose)) === null) {
    const route = updateRoute(record)
    return (
      <Card>
        <EmptyState icon="lock" title={t('cannot.noKey', shown)} hint={t('cannot.noKeyHint')}>
          {route !== null && (
            <Link
              className={buttonClasses({ variant: 'step' })}
              to={`${buildPath(route, { name })}${route === 'updateDocument' ? keysHash : ''}`}
            >
              {t('cannot.addKey')}
            </Link>
          )}
        </EmptyState>
      </Card>
    )
  }
  if (!hasStorage) {
    return (
      <Card>
        <EmptyState icon="lock" title={t('cannot.noStorage')} hint={t('cannot.noStorageHint')}>
          <MissingFix missing={noStorageWallet} />
        </EmptyState>
      </Card>
    )
  }
  return children
}
