import { didWalletOf, type FoundName, identityOf, isDidWallet, leadsTwice } from '@tyto/chain'
import { formatName, type Name } from '@tyto/identity'
import { useQuery } from '@tanstack/react-query'
import { memo } from 'react'
import { nameQuery } from '../../../shared/chain/reads/queries'
import { useOwner } from '../../../shared/chain/reads/ownershipQuery'
import type { ParsedPath } from '../../../shared/routing/parsePath'
import { useNetworkId } from '../../../shared/settings/network'
import { hasClosedEyes } from '../../../shared/identity/DidStatusBadge'
import { openOverlay } from '../../../shared/session/fixes/overlay'
import { useSessionName } from '../../../shared/session/sessionName'
import { useIsAccount } from '../../../shared/session/wallet/wallet'
import { RailFrame } from './RailFrame'
import { railWalletOf, walletOfVersion } from './railItems'

interface IdentityRailProps {
  readonly name: Name
  readonly path: ParsedPath
}

/** The parts of one identity, as the chain says which of them there are. */
export const IdentityRail = memo(function IdentityRail({ name, path }: IdentityRailProps) {
  const network = useNetworkId()
  const sessionName = useSessionName()
  const { data } = useQuery(nameQuery(network, name))
  const found = data?.kind === 'found' ? data : null
  const record = found && didWalletOf(found)
  const { owner } = useOwner(found?.wallet ?? null, found?.identity?.controller ?? null)
  const isMine = useIsAccount(owner)
  const identity = found && !isDidWallet(found.wallet) ? (identityOf(found)?.name ?? null) : null
  // Whoever is logged in sees their own parts at once: each asks the chain before it opens.
  const isOwn = sessionName !== null && formatName(sessionName) === formatName(name)
  return (
    <RailFrame
      name={name}
      path={path}
      eyes={hasClosedEyes(record?.status ?? null) ? 'shut' : 'open'}
      wallet={found === null ? railWalletOf(name) : walletOfVersion(found.wallet?.version ?? '')}
      identity={identity}
      isMine={isMine || isOwn}
      controls={isMine ? (found === null ? 'name' : controlled(found)) : null}
      onAccount={() => openOverlay('account')}
    />
  )
})

/** Of a name whose halves obey two accounts, who controls one controls that half. */
function controlled({ name, registry, wallet, identity }: FoundName): 'name' | 'ssi' | 'did' {
  const isSplit = leadsTwice({ registry }) && wallet?.controller !== identity?.controller
  if (!isSplit || name.subdomain !== '') return 'name'
  return name.topLevel === 'did' ? 'did' : 'ssi'
}
