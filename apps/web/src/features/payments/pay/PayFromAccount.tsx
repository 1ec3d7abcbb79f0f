import { formatName, type Name } from '@tyto/identity'
import type { Address } from '@tyto/primitives'
import { useTranslation } from 'react-i18next'
import { ActionButton } from '../../../shared/transaction/ui/ActionButton'
import { nameInText } from '../../../shared/ui/nameParts'
import { payFromWallet } from '../actions/payFromWallet'
import type { PaidCoin } from '../payment'

interface PayFromAccountProps {
  readonly to: Address
  readonly name: Name
  readonly coin: PaidCoin
  readonly amount: bigint | null
  /** The account of the browser wallet. */
  readonly account: Address
}

/** The button that pays from the browser wallet: ZIL with the call that a wallet takes it by, a token with its Transfer. */
export function PayFromAccount({ to, name, coin, amount, account }: PayFromAccountProps) {
  const { t } = useTranslation('receive')
  const subject = formatName(name)
  const input =
    amount === null
      ? null
      : { payment: { to, name: subject, coin, amount }, draft: null, page: null, label: null }
  return (
    <ActionButton action={payFromWallet} input={input} subject={subject} signer={account} wide>
      {t('link.pay', { name: nameInText(subject) })}
    </ActionButton>
  )
}
