import { useTranslation } from 'react-i18next'
import { connectWallet } from '../../shared/session/wallet/connectWallet'
import { openOverlay } from '../../shared/session/fixes/overlay'
import { openPurchase } from '../../shared/session/fixes/purchase'
import { useAccount } from '../../shared/session/wallet/wallet'
import { chooseTheme, useTheme } from '../../shared/settings/theme'
import type { IconName } from '../../shared/ui/icons/iconPaths'
import type { PaletteItem } from './paletteItem'

/** The actions that a person can take from any page. None of them leaves the page. */
export function useActionItems(): readonly PaletteItem[] {
  const { t } = useTranslation(['palette', 'common'])
  const account = useAccount()
  const theme = useTheme()
  const action = (id: string, label: string, picture: IconName, run: () => void): PaletteItem => ({
    id: `action ${id}`,
    label,
    hint: '',
    picture,
    act: { kind: 'run', run },
  })
  const other = theme === 'night' ? 'paper' : 'night'
  return [
    account === null
      ? action('connect', t('palette:action.connect'), 'wallet', () => void connectWallet())
      : action('account', t('common:session.account'), 'user', () => openOverlay('account')),
    action('buy', t('palette:action.buy'), 'plus', () => openPurchase()),
    action('new', t('palette:action.newSsi'), 'feather', () => openOverlay('newSsi')),
    action('start', t('common:menu.getStarted'), 'book', () => openOverlay('quickstart')),
    action('theme', t(`common:theme.${other === 'night' ? 'toNight' : 'toPaper'}`), 'moon', () =>
      chooseTheme(other),
    ),
    action('messages', t('common:menu.messages'), 'clock', () => openOverlay('messages')),
    action('kept', t('common:menu.kept'), 'in', () => openOverlay('kept')),
    action('menu', t('palette:action.menu'), 'menu', () => openOverlay('menu')),
  ]
}
