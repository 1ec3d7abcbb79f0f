import { closedReason, formatName, walletRules, type DidRecord } from '@tyto/identity'
import type { ReactNode } from 'react'
import { joinClasses } from '../../shared/ui/joinClasses'
import layout from '../../shared/ui/layout.module.css'
import { nameInText } from '../../shared/ui/nameParts'
import { PageHead } from '../../shared/ui/PageHead'
import { ClosedWallet } from './ClosedWallet'
import { DidWalletGate, type FoundDidWallet } from './DidWalletGate'

interface CollectionsGateProps {
  readonly title: string
  readonly lead: (name: string) => string
  readonly children: (found: FoundDidWallet) => ReactNode
}

/** A page of names and NFTs: for the controller of a DID wallet of version 6 or later, while its identity may act. */
export function CollectionsGate({ title, lead, children }: CollectionsGateProps) {
  return (
    <DidWalletGate isControllers>
      {(found) => {
        const reason = reasonAgainst(found.record)
        return (
          <div className={joinClasses(layout.stack, layout.gap3)}>
            <PageHead title={title} lead={lead(nameInText(formatName(found.name)))} />
            {reason === null ? children(found) : <ClosedWallet reason={reason} />}
          </div>
        )
      }}
    </DidWalletGate>
  )
}

/** Why this wallet sells, takes and names nothing now: a code of the error book. */
function reasonAgainst({ status, version }: DidRecord) {
  return walletRules(version).hasCollections ? closedReason(status) : 'UpgradeAccount'
}
