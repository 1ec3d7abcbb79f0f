import { formatUnits, toBech32 } from '@tyto/primitives'
import { useTranslation } from 'react-i18next'
import { Amount } from '../../../shared/ui/text/Amount'
import { Facts } from '../../../shared/ui/cards/Facts'
import { formatDecimal } from '../../../shared/ui/text/formatDecimal'
import { shortAddress } from '../../../shared/ui/text/shortAddress'
import { totalsOf } from '../list/checkRows'
import type { Payment } from '../payment'

/** How much goes in all, of each coin, and to how many. */
export function PlanTotals({ payments }: { readonly payments: readonly Payment[] }) {
  const { t } = useTranslation('payments')
  const coins = new Map(payments.map(({ coin }) => [coin.id, coin]))
  const recipients = new Set(payments.map(({ to }) => to)).size
  const facts = [...totalsOf(payments)].flatMap(([id, total]) => {
    const coin = coins.get(id)
    return coin ? [{ label: coin.symbol, value: <Amount value={formatUnits(total, coin.decimals)} /> }] : []
  })
  return <Facts facts={[{ label: t('list.recipients'), value: recipients }, ...facts]} />
}

/** Says one payment: `12 XSGD → bruno.ssi`. */
export function useSpokenPayment(): (payment: Payment) => string {
  const { i18n } = useTranslation('payments')
  return ({ amount, coin, name, to }) => {
    const said = `${formatDecimal(formatUnits(amount, coin.decimals), i18n.language)} ${coin.symbol}`
    return `${said} → ${name ?? shortAddress(toBech32(to))}`
  }
}
