import { Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { retriedPart } from '../../../shared/ui/parts/retriedPart'
import { useNetworkId } from '../../../shared/settings/network'
import { useNetworkHealth } from '../../../shared/chain/network/networkHealth'
import { joinClasses } from '../../../shared/ui/joinClasses'
import { Popover } from '../../../shared/ui/dialog/Popover'
import styles from './Network.module.css'
import items from './TextButton.module.css'

// Fetched when it is opened, because this is seldom.
const NetworkPanel = retriedPart(() => import('./NetworkPanel').then((module) => module.NetworkPanel))

const healthTexts = { online: 'network.ok', offline: 'network.down', unknown: 'network.checking' } as const

/** The network badge: which network, whether it answers, and the choice of another. */
export function NetworkMenu() {
  const { t } = useTranslation()
  const network = useNetworkId()
  const state = useNetworkHealth((shown) => shown.state)
  const health = t(healthTexts[state])
  return (
    <Popover
      label={t('network.button', { network: t(`network.${network}`), health })}
      buttonClassName={joinClasses(items.button, styles.badge, styles[state])}
      button={t(`network.${network}`)}
    >
      <Suspense>
        <NetworkPanel />
      </Suspense>
    </Popover>
  )
}
