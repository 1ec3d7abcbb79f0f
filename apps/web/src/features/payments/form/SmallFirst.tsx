import { formatUnits } from '@tyto/primitives'
import { useTranslation } from 'react-i18next'
import { findRecipient } from '../../../shared/recipients/recipient'
import { Button } from '../../../shared/ui/buttons/Button'
import { formatDecimal, typedDecimal } from '../../../shared/ui/text/formatDecimal'
import layout from '../../../shared/ui/page/layout.module.css'
import text from '../../../shared/ui/text/text.module.css'
import { smallPart } from '../amount'
import type { Payment } from '../payment'
import type { PersonDraft } from '../draft/draft'

interface SmallFirstProps {
  readonly person: PersonDraft
  readonly payments: readonly Payment[]
  /** Gets an amount for each line, as somebody would type it. */
  readonly onChoose: (amounts: readonly string[]) => void
}

/** An offer for a recipient never used before: a small part first, the rest once it has arrived. */
export function SmallFirst({ person, payments, onChoose }: SmallFirstProps) {
  const { t, i18n } = useTranslation('payments')
  const [first] = payments
  if (first === undefined || person.kind === 'zilpay' || findRecipient(first.to).isKnown) return null
  const parts = payments.map(({ amount, coin }) => formatUnits(smallPart(amount), coin.decimals))
  const isSmall = payments.every(({ amount }) => amount <= 1n)
  if (isSmall) return null
  const said = `${formatDecimal(parts[0] ?? '', i18n.language)} ${first.coin.symbol}`
  return (
    <div className={layout.row}>
      <p className={text.hint}>{t('smallFirst')}</p>
      <Button small onClick={() => onChoose(parts.map((part) => typedDecimal(part, i18n.language)))}>
        {payments.length === 1 ? t('smallFirstOne', { amount: said }) : t('smallFirstMany')}
      </Button>
    </div>
  )
}
