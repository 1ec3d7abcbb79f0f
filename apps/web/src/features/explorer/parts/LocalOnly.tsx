import type { Network } from '@tyto/chain'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { chainOf } from '../../../shared/chain/network/chain'
import { availableNetworks, useNetworkId } from '../../../shared/settings/network'
import { changeSettings } from '../../../shared/settings/settings'
import { Button } from '../../../shared/ui/buttons/Button'
import { buttonClasses } from '../../../shared/ui/buttons/buttonClasses'
import { EmptyState } from '../../../shared/ui/page/EmptyState'
import { ExternalLink } from '../../../shared/ui/text/ExternalLink'
import { Icon } from '../../../shared/ui/icons/Icon'

interface LocalOnlyProps {
  /** The title of the page where it is not offered. */
  readonly title: string
  /**
   * Address of the same page in a public network's own explorer. Default: its front page. Null if there is no such
   * page.
   */
  readonly elsewhere?: ((network: Network) => string) | null
  /** The text there, where it is neither of the explorer nor of the faucet. */
  readonly hint?: string
  readonly children: ReactNode
}

/** Shows the page on the local network. On other networks it explains the page and links to a similar one. */
export function LocalOnly({ title, elsewhere, hint, children }: LocalOnlyProps) {
  const { t } = useTranslation(['explorer', 'common'])
  const id = useNetworkId()
  if (id === 'local') return children
  const { network } = chainOf(id)
  return (
    <EmptyState
      icon="globe"
      headingLevel={1}
      title={title}
      hint={
        hint ??
        t(elsewhere === null ? 'localOnly.faucet' : 'localOnly.hint', { network: t(`common:network.${id}`) })
      }
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
