import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { buildPath } from '../../shared/routing/routes'
import { closeOverlay } from '../../shared/session/fixes/overlay'
import type { SubdomainKind } from '../../shared/session/wallet/newWallets'
import { buttonClasses } from '../../shared/ui/buttons/buttonClasses'

interface NewSubdomainLinkProps {
  /** The domain without suffix, in lower case. */
  readonly domain: string
  /** The kind of wallet to make for it. */
  readonly kind?: SubdomainKind
  readonly children: ReactNode
}

/** A link from the drawer to the page that makes subdomains. */
export function NewSubdomainLink({ domain, kind, children }: NewSubdomainLinkProps) {
  const path = buildPath('newSubdomain', { name: { domain, subdomain: '', topLevel: 'ssi' } })
  return (
    <div>
      <Link
        className={buttonClasses({ variant: 'line', small: true })}
        to={kind === undefined ? path : `${path}?new=${kind}`}
        onClick={closeOverlay}
      >
        {children}
      </Link>
    </div>
  )
}
