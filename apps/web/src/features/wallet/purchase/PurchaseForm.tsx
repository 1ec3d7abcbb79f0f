import type { Prices } from '@tyto/chain'
import { formatName, readTypedName } from '@tyto/identity'
import { toBech32, zilId } from '@tyto/primitives'
import { useQuery } from '@tanstack/react-query'
import { useContext } from 'react'
import { useTranslation } from 'react-i18next'
import { useNameOfArrival } from '../../../shared/chain/names/addressNames'
import { CardFailure } from '../../../shared/chain/failure/CardFailure'
import { PaymentStep, priceOf, usePaymentPlan } from '../../../shared/chain/payment/PaymentStep'
import { pricesQuery } from '../../../shared/chain/payment/pricesQuery'
import { LookAlikeNotes } from '../../../shared/recipients/LookAlikeNotes'
import { purchaseSpends } from '../../../shared/chain/payment/purchaseSpends'
import { NamePreview } from '../../../shared/identity/preview/NamePreview'
import { PreviewPlace } from '../../../shared/identity/preview/previewPlace'
import type { Login } from '../../../shared/session/wallet/login'
import { useAccount } from '../../../shared/session/wallet/wallet'
import { useNetworkId } from '../../../shared/settings/network'
import { ActionButton } from '../../../shared/transaction/runner/ui/ActionButton'
import { InsufficientButton } from '../../../shared/transaction/action/ui/InsufficientButton'
import { Name } from '../../../shared/ui/text/Name'
import { StepField } from '../../../shared/ui/steps/StepField'
import { StepForm } from '../../../shared/ui/steps/StepForm'
import { textStep, useSteps } from '../../../shared/ui/steps/useSteps'
import { buyNftUsername } from '../actions/buyNftUsername'
import { LookAlikeStep } from './LookAlikeStep'
import { Payment } from './Payment'
import { RecipientStep, useRecipientPlan } from './RecipientStep'
import { useSaveDomain } from './useSaveDomain'

interface PurchaseFormProps {
  readonly domain: string
  /** The identity whose wallet pays. */
  readonly login: Pick<Login, 'address' | 'name'>
  /** Called once the wallet was asked for it. */
  readonly onAsked?: () => void
}

/** Until the price list is read, a name is paid in ZIL, whose price comes with the name. */
const unread: Prices = new Map([[zilId, 0n]])

/** Asks for the name, the recipient and the coin, and shows the price. */
export function PurchaseForm({ domain, login, onAsked }: PurchaseFormProps) {
  const { t } = useTranslation('purchase')
  const network = useNetworkId()
  const came = useNameOfArrival(network, login.address)
  const payer = came ?? (login.name === null ? toBech32(login.address) : formatName(login.name))
  const saveDomain = useSaveDomain(network)
  const { data: prices = unread, error, isFetching, refetch } = useQuery(pricesQuery(network, 'name'))
  const recipientPlan = useRecipientPlan()
  const form = useSteps({
    name: textStep(t('name'), saveDomain, {
      initial: domain === '' ? '' : `${domain}.ssi`,
    }),
    recipient: recipientPlan,
    // Most people pay in ZIL, which needs nothing in the wallet.
    payment: usePaymentPlan({
      wallet: login.address,
      prices,
      count: 1n,
      tooLittle: t('pay.tooLittle'),
      first: zilId,
    }),
  })
  const { name, recipient, payment } = form.steps
  const typed = readTypedName(name.draft)
  const payers = { wallet: login.address, account: useAccount()?.address ?? null }
  const costOf = (currency: string): bigint | undefined =>
    prices === unread ? undefined : prices.get(currency)
  const place = useContext(PreviewPlace)
  return (
    <StepForm
      steps={form}
      whileOpen={
        <InsufficientButton
          spends={purchaseSpends({ ...payers, currency: payment.draft, cost: costOf(payment.draft) })}
        />
      }
      submit={({ name: offer, recipient: to, payment: currency }) => {
        const button = (
          <ActionButton
            action={buyNftUsername}
            onAsked={onAsked}
            input={{ wallet: login.address, domain: offer.domain, recipient: to, currency }}
            subject={`${offer.domain}.ssi`}
            spends={purchaseSpends({ ...payers, currency, cost: costOf(currency) ?? offer.price })}
            // The review asks the chain for the price; the form follows it.
            before={async (open) => {
              void refetch()
              await open()
            }}
            wide
          />
        )
        return (
          <LookAlikeStep domain={offer.domain}>
            {currency === zilId ? (
              <Payment
                wallet={login.address}
                payer={payer}
                price={prices === unread ? offer.price : (prices.get(zilId) ?? offer.price)}
              >
                {button}
              </Payment>
            ) : (
              button
            )}
          </LookAlikeStep>
        )
      }}
    >
      <StepField step={name} autoCapitalize="none" spellCheck={false} inputMode="url" />
      {typed.ok && (
        <>
          {place === null && <Name name={formatName(typed.value)} size="md" isWhole />}
          <LookAlikeNotes name={typed.value} />
        </>
      )}
      <NamePreview
        typed={typed.ok ? [typed.value.domain] : []}
        suffix=".ssi"
        price={prices === unread ? null : priceOf(prices, payment.draft, 1n)}
        recipient={recipient.draft.kind === 'other' ? recipient.draft.typed.trim() : payer}
      />
      <RecipientStep step={recipient} plan={recipientPlan} payer={payer} />
      {error && <CardFailure error={error} busy={isFetching} onRetry={() => void refetch()} />}
      {prices.size > 1 && (
        <PaymentStep
          step={payment}
          wallet={login.address}
          prices={prices}
          discounted="BuyNftUsername"
          count={1n}
          others={t('pay.others')}
        />
      )}
    </StepForm>
  )
}
