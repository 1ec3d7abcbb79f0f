import type { Name } from '@tyto/identity'
import type { ReactNode } from 'react'
import { Navigate } from 'react-router'
import { didWalletOf } from '../../shared/chain/didWalletOf'
import { buildPath } from '../../shared/routing/routes'
import { AccessGate } from './AccessGate'
import { useFoundName } from './foundName'
import { FoundWalletContext } from './foundWallet'
import { hasSubdomains, nameDestination } from './nameDestination'
import { NameGate } from './NameGate'

interface SubdomainsGateProps {
  readonly children: ReactNode
}

/** The gate of new subdomains: for the controller of a domain that can have some. A subdomain is sent to its domain. */
export function SubdomainsGate({ children }: SubdomainsGateProps) {
  return (
    <NameGate>
      <MayHaveSubdomains>{children}</MayHaveSubdomains>
    </NameGate>
  )
}

function MayHaveSubdomains({ children }: SubdomainsGateProps) {
  const found = useFoundName()
  const { name } = found
  const record = didWalletOf(found)
  if (record === null || name.topLevel === 'zlp') return <Navigate to={nameDestination(found)} replace />
  // A subdomain and the .did name have no subdomains, so the page of the domain opens.
  const domain: Name = { domain: name.domain, subdomain: '', topLevel: 'ssi' }
  if (!hasSubdomains(name) || name.topLevel === 'did') {
    return <Navigate to={buildPath('newSubdomain', { name: domain })} replace />
  }
  return (
    <AccessGate name={name} controller={record.controller} as="controller">
      <FoundWalletContext value={{ name: domain, record }}>{children}</FoundWalletContext>
    </AccessGate>
  )
}
