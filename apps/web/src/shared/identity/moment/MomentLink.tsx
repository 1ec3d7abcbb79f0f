import type { NetworkId } from '@tyto/chain'
import type { Name } from '@tyto/identity'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import type { Route } from '../../routing/paths'
import { buildPath, type RouteParams } from '../../routing/routes'
import { useNetworkId } from '../../settings/network'
import { buttonClasses } from '../../ui/buttons/buttonClasses'

/** The pages below a name. */
type NamedRoute = {
  [R in Route]: RouteParams<R> extends [{ readonly name: Name }] ? R : never
}[Route]

interface MomentLinkProps {
  readonly to: NamedRoute
  readonly name: Name
  /** The network of the transaction: on another one the page would be about somebody else. */
  readonly network: NetworkId
  readonly onClose: () => void
  readonly isFirst?: boolean
  readonly children: ReactNode
}

/** A next step on a page of the name. */
export function MomentLink({ to, name, network, onClose, isFirst = false, children }: MomentLinkProps) {
  const isHere = useNetworkId() === network
  if (!isHere) return null
  return (
    <Link
      className={buttonClasses({ variant: isFirst ? 'step' : 'line' })}
      to={buildPath(to, { name })}
      onClick={onClose}
    >
      {children}
    </Link>
  )
}
