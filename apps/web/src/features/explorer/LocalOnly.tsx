import type { Network } from '@tyto/chain'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { chainOf } from '../../shared/chain/chain'
import { availableNetworks, useNetworkId } from '../../shared/settings/network'
import { changeSettings } from '../../shared/settings/settings'
import { Button } from '../../shared/ui/Button'
import { buttonClasses } from '../../shared/ui/buttonClasses'
import { EmptyState } from '../../shared/ui/EmptyState'
import { ExternalLink } from '../../shared/ui/ExternalLink'
import { Icon } from '../../shared/ui/Icon'

interface LocalOnlyProps {
  /** What the page is, for its title where it is not offered. */
  readonly title: string
  /** The same thing in a public network's own explorer; without one, its front page. Null where it has nothing alike. */
  readonly elsewhere?: ((network: Network) => string) | null
  readonly children: ReactNode
}

/** The page itself on the local network; on the others, what it is and where the like of it stands. */
export function LocalOnly({ title, elsewhere, children }: LocalOnlyProps) {
  const { t } = useTranslation(['explorer', 'common'])
  const id = useNetworkId()
  if (id === 'local') return children
  const { network } = chainOf(id)
  return (
    <EmptyState
      icon="globe"
      headingLevel={1}
      title={title}
      hint={t(elsewhere === null ? 'localOnly.faucet' : 'localOnly.hint', {
        network: t(`common:network.${id}`),
      })}
    >
      {elsewhere !== null && (
        <ExternalLink
          className={buttonClasses({ variant: 'step' })}
          href={elsewhere ? elsewhere(network) : network.explorer.url + network.explorer.query}
        >
          {t('localOnly.open')}
          <Icon name="out" />
        </ExternalLink>
      )}
      {availableNetworks.includes('local') && (
        <Button variant="line" onClick={() => changeSettings({ network: 'local' })}>
          {t('localOnly.switch')}
        </Button>
      )}
    </EmptyState>
  )
}
