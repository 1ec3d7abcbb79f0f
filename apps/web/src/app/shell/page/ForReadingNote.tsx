import { useTranslation } from 'react-i18next'
import { networks } from '../../../shared/chain/network/networks'
import { useNetworkId } from '../../../shared/settings/network'
import { Note } from '../../../shared/ui/cards/Note'
import { ExternalLink } from '../../../shared/ui/text/ExternalLink'
import { formatDay } from '../../../shared/ui/text/formatDay'
import { formatWhole } from '../../../shared/ui/text/formatWhole'
import styles from './PageNote.module.css'

/** Says above every page of a network that executes no calls since when that is so, and what still works. */
export function ForReadingNote() {
  const { t, i18n } = useTranslation()
  const id = useNetworkId()
  const { forReading, stakingPage } = networks[id].rules
  if (forReading === null) return null
  const { since, block } = forReading
  const network = t(`network.${id}`)
  const said =
    since === null || block === null
      ? t('forReading.unknown', { network })
      : t('forReading.since', {
          network,
          date: formatDay(Date.parse(since), i18n.language),
          block: formatWhole(block, i18n.language),
        })
  return (
    <div className={styles.note}>
      <Note kind="info">
        <span>{said}</span> <span>{t('forReading.works')}</span>{' '}
        {stakingPage !== null && <ExternalLink href={stakingPage}>{t('forReading.staking')}</ExternalLink>}
      </Note>
    </div>
  )
}
