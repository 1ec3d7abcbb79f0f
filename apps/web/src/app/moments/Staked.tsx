import { zil } from '@tyto/contracts'
import { formatName } from '@tyto/identity'
import { formatUnits } from '@tyto/primitives'
import { useTranslation } from 'react-i18next'
import { MomentFrame } from '../../shared/identity/MomentFrame'
import { formatDecimal } from '../../shared/ui/formatDecimal'
import text from '../../shared/ui/text.module.css'
import { MomentLink } from './MomentLink'
import type { MomentPart } from './momentPart'

/** Something became of stake: what it is now, and what comes next. */
export function Staked({ moment, network, onClose }: MomentPart<'staked'>) {
  const { t, i18n } = useTranslation('moments')
  const { name, did, amount } = moment
  return (
    <MomentFrame name={name && formatName(name)}>
      <p>
        {t(`staked.${did}`, {
          amount: amount === null ? '' : formatDecimal(formatUnits(amount, zil.decimals), i18n.language),
        })}
      </p>
      <p className={text.sub}>{t(`staked.${did}Next`)}</p>
      {name !== null && (
        <div>
          <MomentLink to="stakingWallet" name={name} network={network} onClose={onClose} isFirst>
            {t('action.staking')}
          </MomentLink>
        </div>
      )}
    </MomentFrame>
  )
}
