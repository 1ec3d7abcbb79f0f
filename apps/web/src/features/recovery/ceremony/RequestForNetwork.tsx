import type { NetworkId } from '@tyto/chain'
import type { RecoveryRequest } from '@tyto/identity'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { chainOf } from '../../../shared/chain/chain'
import { availableNetworks, useNetworkId } from '../../../shared/settings/network'
import { changeSettings } from '../../../shared/settings/settings'
import { Button } from '../../../shared/ui/Button'
import { Card } from '../../../shared/ui/Card'
import { EmptyState } from '../../../shared/ui/EmptyState'

interface RequestForNetworkProps {
  readonly request: RecoveryRequest
  readonly children: ReactNode
}

/** Shows its children if the request is for the present network; else says so and offers to switch. */
export function RequestForNetwork({ request, children }: RequestForNetworkProps) {
  const { t } = useTranslation(['ceremony', 'common'])
  const here = useNetworkId()
  if (chainOf(here).network.chainId === request.chainId) return children
  const there: NetworkId | undefined = availableNetworks.find(
    (id) => chainOf(id).network.chainId === request.chainId,
  )
  const names = {
    here: t(`common:network.${here}`),
    there: there === undefined ? `#${request.chainId}` : t(`common:network.${there}`),
  }
  return (
    <Card>
      <EmptyState
        icon="warn"
        title={t('ceremony:refused')}
        hint={t('ceremony:otherNetwork', names)}
        headingLevel={1}
      >
        {there !== undefined && (
          <Button variant="step" onClick={() => changeSettings({ network: there })}>
            {t('ceremony:showNetwork', names)}
          </Button>
        )}
      </EmptyState>
    </Card>
  )
}
