import { formatName } from '@tyto/identity'
import { useTranslation } from 'react-i18next'
import { SwapOffer } from '../../../features/staking/swap/SwapOffer'
import { LookAlikeNotes } from '../../../shared/recipients/LookAlikeNotes'
import { joinClasses } from '../../../shared/ui/joinClasses'
import layout from '../../../shared/ui/page/layout.module.css'
import { nameInText } from '../../../shared/ui/text/nameParts'
import { PageHead } from '../../../shared/ui/page/PageHead'
import { useFoundWallet } from '../../gates/foundWallet'

/** `/{name}/zil/offer`: what a staking wallet offers to somebody, who confirms or rejects here. */
export function SwapOfferPage() {
  const { t } = useTranslation('stakingSwap')
  const { name, record } = useFoundWallet()
  return (
    <div className={joinClasses(layout.stack, layout.gap3)}>
      <PageHead title={t('offer.page', { name: nameInText(formatName(name)) })} lead={t('offer.lead')} />
      <LookAlikeNotes name={name} />
      <SwapOffer name={name} wallet={record.address} />
    </div>
  )
}
