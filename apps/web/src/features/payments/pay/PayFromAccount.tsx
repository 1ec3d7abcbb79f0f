import { formatName, type Name } from '@tyto/identity'
import type { Address } from '@tyto/primitives'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { lookAtWho } from '../../../shared/recipients/lookAtWho'
import { useRecipient } from '../../../shared/recipients/recipient'
import { standingQuery } from '../../../shared/recipients/standingQuery'
import { WhoWarnings } from '../../../shared/recipients/WhoCheck'
import { useNetworkId } from '../../../shared/settings/network'
import { ActionButton } from '../../../shared/transaction/ui/ActionButton'
import { nameInText } from '../../../shared/ui/nameParts'
import { Tick } from '../../../shared/ui/Tick'
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
  const { isKnown, warnings, needsTick, stop } = look
  const isOpen = stop === null && (isTicked || !needsTick)
  const input =
    amount === null || !isOpen
      ? null
      : { payment: { to, name: subject, coin, amount }, draft: null, page: null, label: null }
  return (
    <>
      <WhoWarnings warnings={warnings} />
      {needsTick && stop === null && (
        <Tick isSet={isTicked} onChange={setTicked}>
          {t(isKnown ? 'chain:who.tick' : 'chain:recipient.tick')}
        </Tick>
      )}
      <ActionButton
        action={payFromWallet}
        input={input}
        reason={
          isOpen || stop !== null ? undefined : t(isKnown ? 'chain:who.unticked' : 'chain:recipient.unticked')
        }
        subject={subject}
        signer={account}
        wide
      >
        {t('receive:link.pay', { name: nameInText(subject) })}
      </ActionButton>
    </>
  )
}
