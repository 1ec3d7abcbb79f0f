import { closedReason, walletRules, type DidRecord } from '@tyto/identity'
import type { PropsWithChildren } from 'react'
import { joinClasses } from '../../shared/ui/joinClasses'
import layout from '../../shared/ui/page/layout.module.css'
import { RouteHead } from '../../shared/heads/RouteHead'
import { ClosedWallet } from './ClosedWallet'
import { ControllerGate } from './ControllerGate'
import { useFoundWallet } from './foundWallet'

export interface CollectionsGateProps {
  /** The texts of the page's title and lead, which are also shown above the reason for a closed wallet. */
  readonly head: 'dns' | 'nfts' | 'gallery' | 'tydras' | 'nft' | 'transfer' | 'collections'
}

/**
 * The gate of pages for names and NFTs: for the controller of a DID wallet of version 6 or later that is not closed.
 */
export function CollectionsGate(props: PropsWithChildren<CollectionsGateProps>) {
  return (
    <ControllerGate>
      <MayCollect {...props} />
    </ControllerGate>
  )
}

function MayCollect({ head, children }: PropsWithChildren<CollectionsGateProps>) {
  const { record } = useFoundWallet()
  const reason = reasonAgainst(record, head)
  return (
    <div className={joinClasses(layout.stack, layout.gap3)}>
      <RouteHead />
      {reason === null ? children : <ClosedWallet reason={reason} />}
    </div>
  )
}

/** The reason why the pages are closed for this wallet, as a code of the error book; null if they are open. */
function reasonAgainst({ status, version }: DidRecord, head: CollectionsGateProps['head']) {
  // An ended wallet keeps its things at its controller's disposal; the page of NFTs says itself which are left while it
  // is locked.
  const isOpen = head === 'nfts' || (head === 'gallery' && status === 'Deactivated')
  if (!walletRules(version).hasCollections) return 'UpgradeAccount'
  return isOpen ? null : closedReason(status)
}
