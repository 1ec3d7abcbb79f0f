import { useTranslation } from 'react-i18next'
import { chainAge } from '../../../shared/chain/network/localNetwork'
import { formatTime } from '../../../shared/ui/text/formatTime'
import text from '../../../shared/ui/text/text.module.css'

/** When the chain began, and with which version of this software: a chain outlives those that begin it. */
export function WorldAge() {
  const { t, i18n } = useTranslation('explorer')
  if (chainAge === undefined) return null
  const { begunAt, begunBy: first, version: now } = chainAge
  const day = formatTime(begunAt, i18n.language, { dateStyle: 'long' })
  const known =
    first === undefined ? t('world.begunEarlier', { day, now }) : t('world.begunBy', { day, first, now })
  return <p className={text.sub}>{now === undefined ? t('world.begun', { day }) : known}</p>
}
