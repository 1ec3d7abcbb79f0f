import { formatName, type Name } from '@tyto/identity'
import type { Address } from '@tyto/primitives'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { lookAtWho } from '../../../shared/recipients/lookAtWho'
import { useRecipient } from '../../../shared/recipients/recipient'
import { standingQuery } from '../../../shared/recipients/standingQuery'
import { WhoCheck } from '../../../shared/recipients/WhoCheck'
import { useNetworkId } from '../../../shared/settings/network'
import { ActionButton } from '../../../shared/transaction/ui/ActionButton'
import { nameInText } from '../../../shared/ui/nameParts'
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
  const network = useNetworkId()
  const [isTicked, setTicked] = useState(false)
  const { data: standing } = useQuery(standingQuery(network, to))
  useRecipient(to)
  const subject = formatName(name)
  const look = lookAtWho({ address: to, name: subject, gets: getsOf([coin.id]), standing })
  const { isKnown, needsTick, stop } = look
  const isUnticked = standing !== undefined && stop === null && needsTick && !isTicked
  // What the chain says of them is read first.
  const isOpen = standing !== undefined && stop === null && !isUnticked
  const input =
    amount === null || !isOpen
      ? null
      : { payment: { to, name: subject, coin, amount }, draft: null, page: null, label: null }
  return (
    <>
      <WhoCheck address={to} name={subject} gets={getsOf([coin.id])} isTicked={isTicked} onTick={setTicked} />
      <ActionButton
        action={payFromWallet}
        input={input}
        reason={isUnticked ? t(isKnown ? 'chain:who.unticked' : 'chain:recipient.unticked') : undefined}
        subject={subject}
        signer={account}
        wide
      >
        {t('receive:link.pay', { name: nameInText(subject) })}
      </ActionButton>
    </>
  )
}
