import { formatName, type Name } from '@tyto/identity'
import type { Address } from '@tyto/primitives'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { untickedText } from '../../../shared/recipients/lookAtWho'
import { useWhoLook } from '../../../shared/recipients/useWhoLook'
import { WhoCheck } from '../../../shared/recipients/WhoCheck'
import { ActionButton } from '../../../shared/transaction/runner/ui/ActionButton'
import { nameInText } from '../../../shared/ui/text/nameParts'
import { payFromWallet } from '../actions/payFromWallet'
import { getsOf } from '../getsOf'
import type { PaidCoin } from '../payment'

interface PayFromAccountProps {
  readonly to: Address
  readonly name: Name
  readonly coin: PaidCoin
  readonly amount: bigint | null
  /** The account of the browser wallet. */
  readonly account: Address
}

/**
 * The button that pays from the browser wallet: ZIL with the call that a wallet takes it by, a token with its Transfer. Whoever
 * asks in a link is looked at as in every other form.
 */
export function PayFromAccount({ to, name, coin, amount, account }: PayFromAccountProps) {
  const { t } = useTranslation(['receive', 'chain'])
  // A name may lead elsewhere while the page is open: the tick was for the address that was shown.
  const [ticked, setTicked] = useState<Address | null>(null)
  const isTicked = ticked === to
  const subject = formatName(name)
  const gets = getsOf([coin.id])
  const look = useWhoLook({ address: to, name: subject, gets })
  const mayGo = look.isRead && look.stop === null
  const isUnticked = mayGo && look.needsTick && !isTicked
  // The person reads first what the chain says of them.
  const isOpen = mayGo && !isUnticked
  const input =
    amount === null || !isOpen
      ? null
      : { payment: { to, name: subject, coin, amount }, draft: null, page: null, label: null }
  return (
    <>
      <WhoCheck
        address={to}
        name={subject}
        gets={gets}
        isTicked={isTicked}
        onTick={(isSet) => setTicked(isSet ? to : null)}
      />
      <ActionButton
        action={payFromWallet}
        input={input}
        reason={isUnticked ? t(`chain:${untickedText(look)}`) : undefined}
        subject={subject}
        signer={account}
        wide
      >
        {t('receive:link.pay', { name: nameInText(subject) })}
      </ActionButton>
    </>
  )
}
