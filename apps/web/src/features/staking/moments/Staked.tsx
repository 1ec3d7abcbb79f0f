import { zil } from '@tyto/contracts'
import { formatName } from '@tyto/identity'
import { formatUnits } from '@tyto/primitives'
import { useTranslation } from 'react-i18next'
import { MomentFrame } from '../../../shared/identity/MomentFrame'
import { formatDecimal } from '../../../shared/ui/text/formatDecimal'
import text from '../../../shared/ui/text/text.module.css'
import { MomentLink } from '../../../shared/identity/moment/MomentLink'
import { defineMoment, type MomentPart } from '../../../shared/identity/moment/defineMoment'
import { isUnits, oneOf, orNull } from '../../../shared/identity/moment/shapes'

const stakeActs = ['delegated', 'moved', 'collected', 'requested', 'withdrawn'] as const

export interface StakedMoment {
  readonly kind: 'staked'
  readonly did: (typeof stakeActs)[number]
  /** In Qa; null where the action names none. */
  readonly amount: bigint | null
}

/** Something became of stake: what it is now, and what comes next. */
function Staked({ moment: { did, amount }, name }: MomentPart<StakedMoment>) {
  const { t, i18n } = useTranslation('moments')
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
          <MomentLink to="stakingWallet" name={name} isFirst>
            {t('action.staking')}
          </MomentLink>
        </div>
      )}
    </MomentFrame>
  )
}

export const stakedMoment = defineMoment<StakedMoment>({
  kind: 'staked',
  fields: { did: oneOf(...stakeActs), amount: orNull(isUnits) },
  Part: Staked,
})
