import type { Name } from '@tyto/identity'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import type { Route } from '../../routing/paths'
import { buildPath, type RouteParams } from '../../routing/routes'
import { useNetworkId } from '../../settings/network'
import { buttonClasses } from '../../ui/buttons/buttonClasses'
import { useMomentPlace } from './momentPlace'

/** The pages below a name. */
type NamedRoute = {
  [R in Route]: RouteParams<R> extends [{ readonly name: Name }] ? R : never
}[Route]

interface MomentLinkProps {
  readonly to: NamedRoute
  readonly name: Name
  readonly isFirst?: boolean
  readonly children: ReactNode
}

/** A next step on a page of the name. On another network than the transaction's, that page would be about somebody else. */
export function MomentLink({ to, name, isFirst = false, children }: MomentLinkProps) {
  const { network, onClose } = useMomentPlace()
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
