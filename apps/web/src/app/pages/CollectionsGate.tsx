import type { NetworkId } from '@tyto/chain'
import { formatName, hasVersion6Features, parseVersion, type DidRecord, type Name } from '@tyto/identity'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { didWalletOf } from '../../shared/identity/didWalletOf'
import { Card } from '../../shared/ui/Card'
import { EmptyState } from '../../shared/ui/EmptyState'
import { joinClasses } from '../../shared/ui/joinClasses'
import layout from '../../shared/ui/layout.module.css'
import { nameInText } from '../../shared/ui/nameParts'
import { PageHead } from '../../shared/ui/PageHead'
import { PageSkeleton } from '../PageSkeleton'
import { AccessGate } from './AccessGate'
import { nameDestination } from './nameDestination'
import { NameGate } from './NameGate'
import { OnTheWay } from './OnTheWay'

interface CollectionsGateProps {
  readonly title: string
  readonly lead: (name: string) => string
  readonly children: (found: Found) => ReactNode
}

interface Found {
  readonly network: NetworkId
  readonly name: Name
  readonly record: DidRecord
}

/** A page of names and NFTs: for the controller of a DID wallet of version 6 or later, while its identity may act. */
export function CollectionsGate({ title, lead, children }: CollectionsGateProps) {
  const { t } = useTranslation('errors')
  return (
    <NameGate loading={() => <PageSkeleton />}>
      {(found, network) => {
        const { name } = found
        const record = didWalletOf(found)
        if (record === null) return <OnTheWay to={nameDestination(found)} title={formatName(name)} />
        const reason = reasonAgainst(record)
        return (
          <AccessGate name={name} controller={record.controller} as="controller">
            <div className={joinClasses(layout.stack, layout.gap3)}>
              <PageHead title={title} lead={lead(nameInText(formatName(name)))} />
              {reason === null ? (
                children({ network, name, record })
              ) : (
                <Card>
                  <EmptyState icon="lock" title={t(reason)} hint={t(`next.${reason}`)} />
                </Card>
              )}
            </div>
          </AccessGate>
        )
      }}
    </NameGate>
  )
}

/** Why this wallet sells, takes and names nothing now: a code of the error book. */
function reasonAgainst({ status, version }: DidRecord) {
  if (!hasVersion6Features(parseVersion(version))) return 'UpgradeAccount'
  if (status === 'Locked') return 'DidLocked'
  return status === 'Deactivated' ? 'DidDeactivated' : null
}
