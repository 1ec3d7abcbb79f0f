import type { NetworkId } from '@tyto/chain'
import type { Name } from '@tyto/identity'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { buildPath } from '../../shared/routing/routes'
import { useNetworkId } from '../../shared/settings/network'
import { buttonClasses } from '../../shared/ui/buttonClasses'

interface MomentLinkProps {
  readonly to:
    | 'updateDocument'
    | 'updateNftDid'
    | 'recoverDocument'
    | 'didOperations'
    | 'socialRecovery'
    | 'recovery'
    | 'name'
    | 'send'
    | 'defiSend'
    | 'defi'
    | 'activity'
    | 'allowances'
    | 'newSubdomain'
    | 'balances'
    | 'soulboundPublic'
    | 'stakingWallet'
    | 'pool'
    | 'nfts'
    | 'mintDomain'
    | 'mintImage'
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
