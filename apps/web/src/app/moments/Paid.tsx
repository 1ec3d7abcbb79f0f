import { parseName } from '@tyto/identity'
import { formatUnits, toBech32 } from '@tyto/primitives'
import { useTranslation } from 'react-i18next'
import { MomentFrame } from '../../shared/identity/MomentFrame'
import { formatDecimal } from '../../shared/ui/formatDecimal'
import layout from '../../shared/ui/layout.module.css'
import { shortAddress } from '../../shared/ui/shortAddress'
import { MomentLink } from './MomentLink'
import type { MomentPart } from './momentPart'

/** Coins arrived: how much, with whom, and the way to the next payment. */
export function Paid({ moment, network, onClose }: MomentPart<'paid'>) {
  const { t, i18n } = useTranslation('moments')
  const { payments, page } = moment
  const [first] = payments
  if (first === undefined) return null
  const recipients = new Set(payments.map(({ to }) => to)).size
  const amounts = payments
    .slice(0, mostNamed)
    .map(
      ({ amount, coin }) =>
        `${formatDecimal(formatUnits(amount, coin.decimals), i18n.language)} ${coin.symbol}`,
    )
  const list = new Intl.ListFormat(i18n.language === 'en' ? 'en-GB' : i18n.language).format(amounts)
  const name = page === null ? null : parseName(page)
  return (
    <MomentFrame name={recipients === 1 ? first.name : null}>
      <p>
        {recipients === 1
          ? t('paid.one', { amounts: list, name: first.name ?? shortAddress(toBech32(first.to)) })
          : t('paid.many', { count: recipients })}
      </p>
      {name?.ok && (
        <div className={layout.row}>
          <MomentLink to="send" name={name.value} network={network} onClose={onClose} isFirst>
            {t('action.sendAgain')}
          </MomentLink>
          <MomentLink to="activity" name={name.value} network={network} onClose={onClose}>
            {t('action.activity')}
          </MomentLink>
        </div>
      )}
    </MomentFrame>
  )
}

/** A payment has five coins at most where it has one recipient. */
const mostNamed = 5
