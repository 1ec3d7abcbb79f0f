import type { NetworkId } from '@tyto/chain'
import { formatName, type DidRecord, type Name } from '@tyto/identity'
import type { ReactNode } from 'react'
import { didWalletOf } from '../../shared/chain/didWalletOf'
import { PageSkeleton } from '../PageSkeleton'
import { AccessGate } from './AccessGate'
import { nameDestination } from './nameDestination'
import { NameGate } from './NameGate'
import { OnTheWay } from './OnTheWay'

/** A name and the DID wallet behind it. */
export interface FoundDidWallet {
  readonly network: NetworkId
  readonly name: Name
  readonly record: DidRecord
  /** When the chain had it so, in ms since 1970. */
  readonly readAt: number
}

interface DidWalletGateProps {
  /** Its controller may enter alone. */
  readonly isControllers?: boolean
  readonly children: (found: FoundDidWallet) => ReactNode
}

/** In front of the pages of DID wallets: a name without one is at home elsewhere. */
export function DidWalletGate({ isControllers = false, children }: DidWalletGateProps) {
  return (
    <NameGate loading={() => <PageSkeleton />}>
      {(found, network, readAt) => {
        const { name } = found
        const record = didWalletOf(found)
        if (record === null) return <OnTheWay to={nameDestination(found)} title={formatName(name)} />
        const page = children({ network, name, record, readAt })
        if (!isControllers) return page
        return (
          <AccessGate name={name} controller={record.controller} as="controller">
            {page}
          </AccessGate>
        )
      }}
    </NameGate>
  )
}
