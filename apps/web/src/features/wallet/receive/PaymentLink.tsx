import type { Coin } from '@tyto/contracts'
import { cleanLine, formatName, longestNote, type Name, type PaymentRequest } from '@tyto/identity'
import type { Address } from '@tyto/primitives'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { chainOf } from '../../../shared/chain/network/chain'
import { useNetworkId } from '../../../shared/settings/network'
import { buttonClasses } from '../../../shared/ui/buttons/buttonClasses'
import { AmountField } from '../../../shared/ui/fields/AmountField'
import { Field } from '../../../shared/ui/fields/Field'
import layout from '../../../shared/ui/page/layout.module.css'
import { nameInText } from '../../../shared/ui/text/nameParts'
import { ShareLink } from '../../../shared/ui/share/ShareLink'
import text from '../../../shared/ui/text/text.module.css'
import { useCoinAmount } from '../useCoinAmount'
import { paymentLink, paymentPath } from './paymentLinks'
import styles from './Receive.module.css'

interface PaymentLinkProps {
  readonly name: Name
  readonly wallet: Address
  /** With the decimals that the chain says. */
  readonly coin: Coin
  readonly isMine: boolean
}

/** A link that asks for a payment, with an amount and a note if the person wants them; it changes as they type. */
export function PaymentLink({ name, wallet, coin, isMine }: PaymentLinkProps) {
  const network = useNetworkId()
  const { t } = useTranslation('receive')
  const read = useCoinAmount()
  const [typed, setTyped] = useState('')
  const [note, setNote] = useState('')
  const amount = typed.trim() === '' ? null : read(typed, coin)
  const request: PaymentRequest | null =
    amount !== null && !amount.ok
      ? null
      : {
          chainId: chainOf(network).network.chainId,
          name,
          to: wallet,
          coin: coin.id,
          amount: amount === null ? null : amount.value,
          decimals: coin.decimals,
          note: cleanLine(note, longestNote),
        }
  const username = nameInText(formatName(name))
  return (
    <div className={layout.stack}>
      <h3 className={text.h3}>{t('link.title')}</h3>
      <AmountField
        label={t('link.amount')}
        value={typed}
        onType={setTyped}
        error={amount !== null && !amount.ok ? amount.code : undefined}
        after={<span className={styles.unit}>{coin.symbol}</span>}
      />
      <Field
        label={t('link.note')}
        hint={t('link.noteHint', { count: longestNote })}
        value={note}
        onChange={(event) => setNote(event.target.value)}
        maxLength={longestNote}
        autoComplete="off"
      />
      {request !== null && (
        <>
          <ShareLink
            link={paymentLink(network, request)}
            title={t('link.share', { name: username, coin: coin.symbol })}
            hint={t('link.hint')}
          />
          {!isMine && (
            <Link className={buttonClasses({ variant: 'step', wide: true })} to={paymentPath(request)}>
              {t('link.pay', { name: username })}
            </Link>
          )}
        </>
      )}
    </div>
  )
}
