import { publicNetworks } from '@tyto/chain'
import { useTranslation } from 'react-i18next'
import { formatDay } from '../../shared/ui/text/formatDay'
import text from '../../shared/ui/text/text.module.css'

/** Tells owners of names on mainnet what it means that it executes nothing; on every network, since most names are there. */
export function MainnetLine() {
  const { t, i18n } = useTranslation('search')
  const since = publicNetworks.mainnet.rules.forReading?.since ?? null
  if (since === null) return null
  const date = formatDay(Date.parse(since), i18n.language)
  return <p className={text.sub}>{t('mainnet', { date })}</p>
}
