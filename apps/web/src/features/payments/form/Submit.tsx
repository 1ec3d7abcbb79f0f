import { formatName, type Name } from '@tyto/identity'
import { formatUnits, toBech32 } from '@tyto/primitives'
import { useContext, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useWalletBrand } from '../../../shared/session/wallet/walletName'
import { useMissing } from '../../../shared/session/useMissing'
import type { Spending } from '../../../shared/chain/cover/cover'
import { useCoverWords } from '../../../shared/chain/cover/useCover'
import { withGas } from '../../../shared/chain/cover/withGas'
import { ActionButton } from '../../../shared/transaction/runner/ui/ActionButton'
import { ActionGateContext } from '../../../shared/transaction/action/ui/actionGate'
import { PastGate } from '../../../shared/transaction/action/ui/PastGate'
import { MissingOffer } from '../../../shared/transaction/action/ui/MissingOffer'
import { startSeries } from '../../../shared/transaction/runner/ui/startSeries'
import { useLeastGas } from '../../../shared/transaction/gas/ui/walletCosts'
import { Button } from '../../../shared/ui/buttons/Button'
import layout from '../../../shared/ui/page/layout.module.css'
import text from '../../../shared/ui/text/text.module.css'
import { actionOf } from '../actionOf'
import type { PaymentNotes } from '../actions/afterPayment'
import { sendFunds } from '../actions/sendFunds'
import type { Payment } from '../payment'
import type { PlannedTransaction } from '../plan/planPayments'
import { clearSent } from '../draft/draftStore'
import { PlanTotals, useSpokenPayment } from './PlanTotals'
import type { Payer } from './usePayer'

interface SubmitProps {
  readonly name: Name
  readonly payer: Payer
  /** Null while something is missing or wrong. */
  readonly plan: readonly PlannedTransaction[] | null
  /** Why the button is closed. */
  readonly reason: string | undefined
  readonly notes: Pick<PaymentNotes, 'draft' | 'label'>
  /** The coins that all that is typed takes out of balances. */
  readonly spends: readonly Spending[]
}

/** The button of the form; what an account pays by itself does not wait for a wallet that is paused. */
export function Submit(props: SubmitProps) {
  return (
    <PastGate isOwn={props.payer.source === 'zilpay'}>
      <PlanButton {...props} />
    </PastGate>
  )
}

/** One transaction is reviewed by itself, several as a series. */
function PlanButton({ name, payer, plan, reason, notes, spends }: SubmitProps) {
  const { t } = useTranslation('payments')
  const page = formatName(name)
  const isOwn = payer.source === 'zilpay'
  const signer = isOwn ? payer.account : payer.record.controller
  const subject = isOwn && payer.account !== null ? toBech32(payer.account) : page
  const common = { subject, ...(signer === null ? {} : { signer }), spends, wide: true }
  const [only, second] = plan ?? []
  if (plan === null || only === undefined)
    return (
      <ActionButton {...common} action={sendFunds} input={null} reason={reason}>
        {t('submit')}
      </ActionButton>
    )
  if (second !== undefined)
    return <SeriesButton name={page} payer={payer} plan={plan} spends={spends} notes={{ ...notes, page }} />
  const wallet = isOwn ? null : payer.record.address
  return actionOf(only, { wallet, notes: { ...notes, page } }, (_, action, input) => (
    <ActionButton {...common} action={action} input={input}>
      {t('submit')}
    </ActionButton>
  ))
}

/** A payment as a row of the file of results: exact, in the form that lists are written in. */
function rowOf({ name, to, amount, coin }: Payment): readonly string[] {
  return [name ?? '', toBech32(to), formatUnits(amount, coin.decimals), coin.symbol]
}

interface SeriesButtonProps {
  readonly name: string
  readonly payer: Payer
  readonly plan: readonly PlannedTransaction[]
  readonly spends: readonly Spending[]
  readonly notes: PaymentNotes
}

/** Opens the review of several transactions; once the first is on its way, the form is empty. */
function SeriesButton({ name, payer, plan, spends, notes }: SeriesButtonProps) {
  const { t } = useTranslation('payments')
  const [isBusy, setBusy] = useState(false)
  const spoken = useSpokenPayment()
  const brand = useWalletBrand()
  const isOwn = payer.source === 'zilpay'
  const signer = isOwn ? payer.account : payer.record.controller
  const wallet = isOwn ? null : payer.record.address
  const missing = useMissing(signer === null ? {} : { signer })
  const gas = useLeastGas('payFromWallet') * BigInt(plan.length)
  const { label: insufficient, note } = useCoverWords(withGas(spends, payer.account, gas))
  const gate = useContext(ActionGateContext)
  if (gate !== null) return gate
  if (missing) return <MissingOffer missing={missing} subject={isOwn ? undefined : name} />
  const open = async (): Promise<void> => {
    setBusy(true)
    const items = plan.map((transaction, at) => {
      // A form that is empty since the series began is not cleared once more.
      const paying = { wallet, notes: { ...notes, draft: null } }
      const request = actionOf(transaction, paying, (action, _, input) => ({ action, input }))
      const { payments } = transaction
      const [first] = payments
      const label =
        payments.length === 1 && first
          ? spoken(first)
          : t('series.item', { number: at + 1, count: payments.length })
      return { key: `${at}`, ...request, label, rows: payments.map(rowOf) }
    })
    await startSeries({
      kind: 'payments',
      title: t('series.title', { name: isOwn ? brand : name }),
      ...(signer === null ? {} : { signer }),
      items,
      columns: [t('list.columns.to'), t('list.columns.address'), t('list.columns.amount'), t('coin')],
      summary: <PlanTotals payments={plan.flatMap(({ payments }) => payments)} />,
      onStarted: () => notes.draft !== null && clearSent(notes.draft),
    })
    setBusy(false)
  }
  return (
    <div className={layout.stack}>
      <Button variant="sign" wide busy={isBusy} disabled={insufficient !== null} onClick={() => void open()}>
        {insufficient ?? t('submit')}
      </Button>
      {note !== null && <p className={text.hint}>{note}</p>}
      <p className={text.hint}>{t('series.hint', { count: plan.length })}</p>
    </div>
  )
}
