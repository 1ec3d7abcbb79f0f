import type { NetworkId } from '@tyto/chain'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { availableNetworks, useNetworkId } from '../../settings/network'
import { changeSettings } from '../../settings/settings'
import { Button } from '../../ui/buttons/Button'
import { Card } from '../../ui/cards/Card'
import { EmptyState } from '../../ui/page/EmptyState'
import { chainOf } from './chain'

interface LinkForNetworkProps {
  /** The chain that the link was made for. */
  readonly chainId: number
  /** The text that says what cannot be done with it elsewhere. */
  readonly refused: string
  readonly children: ReactNode
}

/** Shows its children if a link was made for the present network; else says so and offers to switch. */
export function LinkForNetwork({ chainId, refused, children }: LinkForNetworkProps) {
  const { t } = useTranslation(['chain', 'common'])
  const here = useNetworkId()
  if (chainOf(here).network.chainId === chainId) return children
  const there: NetworkId | undefined = availableNetworks.find((id) => chainOf(id).network.chainId === chainId)
  const names = {
    here: t(`common:network.${here}`),
    there: there === undefined ? `#${chainId}` : t(`common:network.${there}`),
  }
  return (
    <Card>
      <EmptyState icon="warn" title={refused} hint={t('chain:link.otherNetwork', names)} headingLevel={1}>
        {there !== undefined && (
          <Button variant="step" onClick={() => changeSettings({ network: there })}>
            {t('chain:link.showNetwork', names)}
          </Button>
        )}
      </EmptyState>
    </Card>
  )
}
