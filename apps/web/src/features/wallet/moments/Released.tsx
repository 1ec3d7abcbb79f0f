import { formatName } from '@tyto/identity'
import { isAddress, toBech32, type Address } from '@tyto/primitives'
import { useTranslation } from 'react-i18next'
import { MomentFrame } from '../../../shared/identity/MomentFrame'
import { formatDecimal } from '../../../shared/ui/text/formatDecimal'
import layout from '../../../shared/ui/page/layout.module.css'
import { nameInText } from '../../../shared/ui/text/nameParts'
import { shortAddress } from '../../../shared/ui/text/shortAddress'
import { MomentLink } from '../../../shared/identity/moment/MomentLink'
import { defineMoment, type MomentPart } from '../../../shared/identity/moment/defineMoment'

export interface ReleasedMoment {
  readonly kind: 'released'
  /** The wallet or account that has them. */
  readonly hodler: Address
}

/** Locked tokens are free: how many, where they are, and the way to see them. */
function Released({ moment: { hodler }, transaction, name }: MomentPart<ReleasedMoment>) {
  const { t, i18n } = useTranslation('moments')
  // As the review said it; it said nothing where nothing could be simulated.
  const released = transaction.summary.find(({ text }) => text === 'released' || text === 'releasedAlong')
  const who = name === null ? shortAddress(toBech32(hodler)) : nameInText(formatName(name))
  const [amount] = [released?.values.amounts ?? []].flat()
  const [digits = '', symbol = ''] = amount?.split(' ') ?? []
  const isAmount = /^\d+(\.\d+)?$/.test(digits)
  return (
    <MomentFrame name={name && formatName(name)}>
      <p>
        {isAmount
          ? t('released.amounts', { amounts: `${formatDecimal(digits, i18n.language)} ${symbol}`, name: who })
          : t('released.some', { name: who })}
      </p>
      {name !== null && (
        <div className={layout.row}>
          <MomentLink to="balances" name={name} isFirst>
            {t('action.balances')}
          </MomentLink>
        </div>
      )}
    </MomentFrame>
  )
}

export const releasedMoment = defineMoment<ReleasedMoment>({
  kind: 'released',
  fields: { hodler: isAddress },
  Part: Released,
})
