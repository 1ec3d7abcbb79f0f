import { allCoins } from '@tyto/contracts'
import { toBech32 } from '@tyto/primitives'
import { useTranslation } from 'react-i18next'
import { useAddressBook } from '../../shared/recipients/addressBook'
import { addressPath } from '../../shared/routing/addressPath'
import { buildPath } from '../../shared/routing/routes'
import { useLogin } from '../../shared/session/wallet/login'
import { openOverlay } from '../../shared/session/fixes/overlay'
import type { PaletteItem } from './paletteItem'

/** The address book of this device. */
export function useContactItems(): readonly PaletteItem[] {
  const entries = useAddressBook((book) => book.entries)
  return entries.map(({ address, label }) => {
    const bech32 = toBech32(address)
    return {
      id: `contact ${address}`,
      label,
      hint: bech32,
      picture: { name: bech32, closed: false },
      act: { kind: 'open', path: addressPath('address', address) },
    }
  })
}

/** The coins of the protocol: each leads to what the logged-in wallet holds of it. */
export function useTokenItems(): readonly PaletteItem[] {
  const { t } = useTranslation('palette')
  const name = useLogin()?.name ?? null
  return allCoins.map(({ id, symbol, name: called }) => ({
    id: `token ${id}`,
    label: symbol,
    hint: `${called} · ${t(name === null ? 'token.logIn' : 'token.balance')}`,
    picture: 'drop',
    act:
      name === null
        ? { kind: 'run', run: () => openOverlay('account') }
        : { kind: 'open', path: `${buildPath('balances', { name })}?coin=${encodeURIComponent(id)}` },
  }))
}
