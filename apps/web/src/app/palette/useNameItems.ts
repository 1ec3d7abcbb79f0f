import { parseName } from '@tyto/identity'
import { useTranslation } from 'react-i18next'
import { useNetworkNames } from '../../shared/recipients/useNearNames'
import { useKnownNames } from '../../shared/session/names/knownNames'
import { usePins } from '../../shared/session/names/pins'
import { useRecentNames } from '../../shared/session/names/recentNames'
import { nameItem } from './nameItem'
import type { PaletteItem } from './paletteItem'

/** Names: pinned ones, those that were opened here, others that this device knows, and the list of the network. */
export function useNameItems(): readonly PaletteItem[] {
  const { t } = useTranslation('palette')
  const sources = [
    [usePins(), t('name.pinned')],
    [useRecentNames(), t('name.recent')],
    [useKnownNames(), t('name.known')],
    [useNetworkNames(), t('name.network')],
  ] as const
  const items = new Map<string, PaletteItem>()
  for (const [names, hint] of sources)
    for (const text of names) {
      const name = parseName(text)
      if (name.ok && !items.has(text)) items.set(text, nameItem('name', name.value, hint))
    }
  return [...items.values()]
}
