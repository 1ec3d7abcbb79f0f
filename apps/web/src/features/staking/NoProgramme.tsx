import { useTranslation } from 'react-i18next'
import { chainOf } from '../../shared/chain/network/chain'
import { useNetworkId } from '../../shared/settings/network'
import { ExternalLink } from '../../shared/ui/text/ExternalLink'
import text from '../../shared/ui/text/text.module.css'

/** In the place of what needs the programme: there is none here, or stakes are led from the network's own page now. */
export function NoProgramme() {
  const { t } = useTranslation(['staking', 'common'])
  const { stakingPage } = chainOf(useNetworkId()).network.rules
  if (stakingPage === null) return <p className={text.sub}>{t('staking:noProgramme')}</p>
  return (
    <p className={text.sub}>
      {t('staking:elsewhere')}{' '}
      <ExternalLink href={stakingPage}>{t('common:forReading.staking')}</ExternalLink>
    </p>
  )
}
