import { useTranslation } from 'react-i18next'
import { Tick } from '../ui/fields/Tick'
import { changeSettings, useSettings } from './settings'

/** The choice whether the block explorer opens by itself after a transaction. */
export function ExplorerTick() {
  const { t } = useTranslation()
  const isSet = useSettings((settings) => settings.opensExplorer === true)
  return (
    <Tick isSet={isSet} onChange={(opensExplorer) => changeSettings({ opensExplorer })}>
      {t('opensExplorer')}
    </Tick>
  )
}
