import { formatName, type Name, type PaymentRequest } from '@tyto/identity'
import { formatUnits, type Address } from '@tyto/primitives'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router'
import { buildPath } from '../../../shared/routing/routes'
import { useLogin, useLoginName } from '../../../shared/session/wallet/login'
import { LogInFix } from '../../../shared/session/fixes/LogInFix'
import { MissingFix, useMissingText } from '../../../shared/session/fixes/MissingFix'
import { useNetworkId } from '../../../shared/settings/network'
import { hasWallet, useOwnNames } from '../../../shared/session/names/ownNames'
import { useMissing } from '../../../shared/session/useMissing'
import { useAccount } from '../../../shared/session/wallet/wallet'
import { useWalletName } from '../../../shared/session/wallet/walletName'
import { Button } from '../../../shared/ui/buttons/Button'
import { Card } from '../../../shared/ui/cards/Card'
import { AmountField } from '../../../shared/ui/fields/AmountField'
import { typedDecimal } from '../../../shared/ui/text/formatDecimal'
import layout from '../../../shared/ui/page/layout.module.css'
import { nameInText } from '../../../shared/ui/text/nameParts'
import { Note } from '../../../shared/ui/cards/Note'
import { Segmented } from '../../../shared/ui/fields/Segmented'
import text from '../../../shared/ui/text/text.module.css'
import { PayFromAccount } from './PayFromAccount'
import { readPaidAmount } from '../amount'
import { draftKey, keepDraft, useSendDraft } from '../draft/draftStore'
import type { PaidCoin } from '../payment'
import { withPayment } from './withPayment'
import styles from './Pay.module.css'

interface PayFormProps {
  /** The payment that is asked for; without an amount the payer chooses it. */
  readonly request: Pick<PaymentRequest, 'amount' | 'to'>
  readonly name: Name
  readonly coin: PaidCoin
}

/** The amount, where the payer chooses it, and the ways to pay: the send form of their wallet, or the browser wallet. */
export function PayForm({ request, name, coin }: PayFormProps) {
  const { t, i18n } = useTranslation(['receive', 'payments'])
  const [typed, setTyped] = useState('')
  const chosen = typed.trim() === '' ? null : readPaidAmount(typed, coin, i18n.language)
  const amount = request.amount ?? (chosen?.ok ? chosen.value : null)
  return (
    <Card>
      <div className={layout.stack} data-form>
        {request.amount === null && (
          <AmountField
            label={t('receive:pay.amount')}
            value={typed}
            onType={setTyped}
            error={
              chosen?.ok === false
                ? t(`payments:fault.${chosen.code}`, { token: coin.symbol, count: coin.decimals })
                : undefined
            }
            after={<span className={styles.unit}>{coin.symbol}</span>}
          />
        )}
        <Payer to={request.to} name={name} coin={coin} amount={amount} />
      </div>
    </Card>
  )
}

interface PayerProps {
  readonly to: Address
  readonly name: Name
  readonly coin: PaidCoin
  /** In the coin's smallest unit; null until the payer has chosen it. */
  readonly amount: bigint | null
}

/** The missing step first; then the wallet that pays. */
function Payer({ to, name, coin, amount }: PayerProps) {
  const { t } = useTranslation('receive')
  const missing = useMissing()
  const missingText = useMissingText()
  const login = useLogin()
  const payer = useLoginName()
  const account = useAccount()
  const { names } = useOwnNames({ isNeeded: login === null })
  const walletName = useWalletName()
  const [source, setSource] = useState<'wallet' | 'account'>('wallet')
  if (missing !== null) {
    return (
      <>
        <p className={text.sub}>{missingText(missing)}</p>
        <div>
          <MissingFix missing={missing} />
        </div>
      </>
    )
  }
  if (account === null) return null
  const fromAccount = (
    <PayFromAccount to={to} name={name} coin={coin} amount={amount} account={account.address} />
  )
  if (login !== null && payer !== null) {
    const username = nameInText(formatName(payer))
    return (
      <>
        <Segmented
          label={t('pay.from')}
          options={[
            { value: 'wallet', label: username },
            { value: 'account', label: t('pay.account', { wallet: walletName }) },
          ]}
          value={source}
          onChange={setSource}
          fill
        />
        {source === 'account' ? (
          fromAccount
        ) : login.address === to ? (
          <Note kind="danger">{t('pay.own')}</Note>
        ) : (
          <ToSendForm wallet={login.address} payer={payer} to={name} coin={coin} amount={amount} />
        )}
      </>
    )
  }
  return (
    <>
      {fromAccount}
      {names?.some(hasWallet) === true && (
        <>
          <hr className={layout.rule} />
          <p className={text.sub}>{t('pay.logIn')}</p>
          <div>
            <LogInFix small />
          </div>
        </>
      )}
    </>
  )
}

interface ToSendFormProps {
  /** The wallet that pays, and the name that leads to it. */
  readonly wallet: Address
  readonly payer: Name
  readonly to: Name
  readonly coin: PaidCoin
  readonly amount: bigint | null
}

/** Puts the payment into the send form of the person's wallet, and opens it. */
function ToSendForm({ wallet, payer, to, coin, amount }: ToSendFormProps) {
  const { t, i18n } = useTranslation('receive')
  const key = draftKey(useNetworkId(), wallet)
  const draft = useSendDraft(key)
  const navigate = useNavigate()
  const open = (units: bigint): void => {
    const typed = typedDecimal(formatUnits(units, coin.decimals), i18n.language)
    keepDraft(key, withPayment(draft, { to: formatName(to), coin: coin.id, amount: typed }))
    void navigate(buildPath('send', { name: payer }))
  }
  return (
    <>
      <Button
        variant="step"
        wide
        disabled={amount === null}
        onClick={() => {
          if (amount !== null) open(amount)
        }}
      >
        {t('pay.sendForm')}
      </Button>
      <p className={text.hint}>{t('pay.sendHint', { name: nameInText(formatName(payer)) })}</p>
    </>
  )
}
