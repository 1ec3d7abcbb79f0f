import type { ReactNode } from 'react'
import { useQuery } from '@tanstack/react-query'
import { CardFailure } from '../../shared/chain/CardFailure'
import { ownershipQuery } from '../../shared/chain/ownershipQuery'
import { useNetworkId } from '../../shared/settings/network'
import { PageSkeleton } from '../PageSkeleton'
import { AccessGate } from './AccessGate'
import { FoundWalletContext, useFoundWallet } from './foundWallet'
import { KindWalletGate } from './KindWalletGate'

interface OwnedDefiGateProps {
  readonly children: ReactNode
}

/**
 * The gate of pages where the money of a DeFi wallet is moved: for the controller of the domain that the wallet belongs
 * to, which need not be the domain of the name that led to it.
 */
export function OwnedDefiGate({ children }: OwnedDefiGateProps) {
  return (
    <KindWalletGate kind="defi" as={null}>
      <IsOwned>{children}</IsOwned>
    </KindWalletGate>
  )
}

function IsOwned({ children }: OwnedDefiGateProps) {
  const { name, record } = useFoundWallet()
  const network = useNetworkId()
  const { data, error, isFetching, refetch } = useQuery(ownershipQuery(network, record.address))
  if (data === undefined) {
    return error === null ? (
      <PageSkeleton />
    ) : (
      <CardFailure error={error} busy={isFetching} onRetry={() => void refetch()} />
    )
  }
  return (
    <AccessGate name={name} controller={data.owner} as="controller">
      <FoundWalletContext value={{ name, record: { ...record, controller: data.owner } }}>
        {children}
      </FoundWalletContext>
    </AccessGate>
  )
}
