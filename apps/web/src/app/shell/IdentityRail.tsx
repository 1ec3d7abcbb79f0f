import type { FoundName } from '@tyto/chain'
import { formatName, parseVersion, walletRules, type Name } from '@tyto/identity'
import { useQuery } from '@tanstack/react-query'
import { memo } from 'react'
import { useTranslation } from 'react-i18next'
import { nameQuery } from '../../shared/chain/reads/queries'
import { externalLinks } from '../../shared/routing/externalLinks'
import { didWalletOf, identityOf, isDidWallet, leadsTwice } from '../../shared/chain/reads/didWalletOf'
import { useOwner } from '../../shared/chain/reads/ownershipQuery'
import type { ParsedPath } from '../../shared/routing/parsePath'
import { useNetworkId } from '../../shared/settings/network'
import { hasClosedEyes } from '../../shared/identity/DidStatusBadge'
import { openOverlay } from '../../shared/session/fixes/overlay'
import { useSessionName } from '../../shared/session/sessionName'
import { useIsAccount } from '../../shared/session/wallet/wallet'
import { ExternalLink } from '../../shared/ui/text/ExternalLink'
import { appVersion } from './appVersion'
import styles from './IdentityRail.module.css'
import { RailFrame } from './RailFrame'
import { railWalletOf, type RailWallet } from './railItems'

interface IdentityRailProps {
  readonly name: Name
  readonly path: ParsedPath
}

/** The parts of one identity, as the chain says which of them there are, and help below them. */
export const IdentityRail = memo(function IdentityRail({ name, path }: IdentityRailProps) {
  const { t } = useTranslation()
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
      wallet={found === null ? railWalletOf(name) : railWallet(found)}
      identity={identity}
      isMine={isMine || isOwn}
      controls={isMine ? (found === null ? 'name' : controlled(found)) : null}
      onAccount={() => openOverlay('account')}
    >
      <div className={styles.foot}>
        <ExternalLink href={externalLinks.faq}>{t('menu.faq')}</ExternalLink>
        <ExternalLink href={externalLinks.dao}>{t('menu.dao')}</ExternalLink>
        <span className={styles.version}>{t('menu.version', { version: appVersion })}</span>
      </div>
    </RailFrame>
  )
})

/** Of a name whose halves obey two accounts, who controls one controls that half. */
function controlled({ name, registry, wallet, identity }: FoundName): 'name' | 'ssi' | 'did' {
  const isSplit = leadsTwice({ registry }) && wallet?.controller !== identity?.controller
  if (!isSplit || name.subdomain !== '') return 'name'
  return name.topLevel === 'did' ? 'did' : 'ssi'
}

function railWallet({ wallet }: FoundName): RailWallet {
  const version = wallet?.version ?? ''
  if (parseVersion(version).kind === 'did') return 'did'
  return walletRules(version).pays ? 'kind' : 'other'
}
