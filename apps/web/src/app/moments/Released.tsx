import { formatName } from '@tyto/identity'
import { toBech32 } from '@tyto/primitives'
import { useTranslation } from 'react-i18next'
import { MomentFrame } from '../../shared/identity/MomentFrame'
import { formatDecimal } from '../../shared/ui/formatDecimal'
import layout from '../../shared/ui/layout.module.css'
import { nameInText } from '../../shared/ui/nameParts'
import { shortAddress } from '../../shared/ui/shortAddress'
import { MomentLink } from './MomentLink'
import type { MomentPart } from './momentPart'

/** Locked tokens are free: how many, where they are, and the way to see them. */
export function Released({ moment, network, onClose }: MomentPart<'released'>) {
  const { t, i18n } = useTranslation('moments')
  const { hodler, name, amounts } = moment
  const who = name === null ? shortAddress(toBech32(hodler)) : nameInText(formatName(name))
  const [amount] = amounts
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
          <MomentLink to="balances" name={name} network={network} onClose={onClose} isFirst>
            {t('action.balances')}
          </MomentLink>
        </div>
      )}
    </MomentFrame>
  )
}
