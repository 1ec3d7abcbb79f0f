import { identityOf, isDidWallet } from '@tyto/chain'
import { formatName, isNftName, type Name } from '@tyto/identity'
import type { ReactNode } from 'react'
import { Navigate, useLocation } from 'react-router'
import { buildPath } from '../../shared/routing/routes'
import { AccessGate } from './AccessGate'
import { useFoundName } from './foundName'
import { FoundWalletContext } from './foundWallet'
import { nameDestination } from './nameDestination'
import { NameGate } from './NameGate'

interface SubdomainsGateProps {
  readonly children: ReactNode
}

/**
 * The gate of new subdomains: for the controller of a domain that can have some. A subdomain is sent to its domain, and a
 * name that leads elsewhere to the name of the identity that keeps the subdomains.
 */
export function SubdomainsGate({ children }: SubdomainsGateProps) {
  return (
    <NameGate>
      <MayHaveSubdomains>{children}</MayHaveSubdomains>
    </NameGate>
  )
}

function MayHaveSubdomains({ children }: SubdomainsGateProps) {
  const found = useFoundName()
  const { name, identity, registry } = found
  const { search } = useLocation()
  // Subdomains are looked up in the domain's identity, where it has one.
  const record = isDidWallet(identity) ? identity : (identityOf(found)?.record ?? null)
  if (record === null || isNftName(name)) return <Navigate to={nameDestination(found)} replace />
  const topLevel = registry.owner === record.address ? 'ssi' : 'did'
  const holder: Name = { domain: name.domain, subdomain: '', topLevel }
  if (formatName(name) !== formatName(holder)) {
    return <Navigate to={buildPath('newSubdomain', { name: holder }) + search} replace />
  }
  return (
    <AccessGate name={name} controller={record.controller} as="controller">
      <FoundWalletContext value={{ name: holder, record }}>{children}</FoundWalletContext>
    </AccessGate>
  )
}
