import { useTranslation } from 'react-i18next'
import { availableNetworks, useNetworkId } from '../../../shared/settings/network'
import { networks } from '../../../shared/chain/network/networks'
import { useNetworkHealth } from '../../../shared/chain/network/networkHealth'
import { changeSettings } from '../../../shared/settings/settings'
import { Icon } from '../../../shared/ui/icons/Icon'
import layout from '../../../shared/ui/page/layout.module.css'
import text from '../../../shared/ui/text/text.module.css'
import { EndpointForm } from './EndpointForm'
import items from './TextButton.module.css'

/** The choice of the network, and the person's own endpoint for it. */
export function NetworkPanel() {
  const { t } = useTranslation()
  const current = useNetworkId()
  const state = useNetworkHealth((shown) => shown.state)
  return (
    <div className={layout.stack}>
      <ul>
        {availableNetworks.map((network) => (
          <li key={network}>
            <button
              type="button"
              className={items.item}
              aria-pressed={network === current}
              onClick={() => changeSettings({ network })}
            >
              <span>{t(`network.${network}`)}</span>
              <span className={text.hint}>
                {t(networks[network].rules.forReading === null ? 'network.runs' : 'network.forReading')}
              </span>
              {network === current && state === 'offline' && (
                <span className={text.danger}>{t('network.down')}</span>
              )}
              {network === current && <Icon name="check" className={items.tick} />}
            </button>
          </li>
        ))}
      </ul>
      <EndpointForm key={current} network={current} />
    </div>
  )
}
