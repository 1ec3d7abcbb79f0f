import { zil } from '@tyto/contracts'
import { formatUnits, ok } from '@tyto/primitives'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useWalletName } from '../../../shared/session/wallet/walletName'
import { ActionButton } from '../../../shared/transaction/runner/ui/ActionButton'
import { InsufficientButton } from '../../../shared/transaction/action/ui/InsufficientButton'
import { Button } from '../../../shared/ui/buttons/Button'
import { FieldMessage } from '../../../shared/ui/fields/FieldMessage'
import { formatDecimal, typedDecimal, unitsTyped } from '../../../shared/ui/text/formatDecimal'
import layout from '../../../shared/ui/page/layout.module.css'
import { StepForm } from '../../../shared/ui/steps/StepForm'
import { textStep, useSteps } from '../../../shared/ui/steps/useSteps'
import text from '../../../shared/ui/text/text.module.css'
import { delegateStake } from '../actions/delegateStake'
import { PastRewards } from '../PastRewards'
import { useZilAmount } from '../useZilAmount'
import { NodeSelect } from './NodeSelect'
import type { PanelProps } from './panelProps'
import { ZilField } from './ZilField'

/** DELEGATE STAKE: how much, and how much of it the owner's account sends along. */
export function DelegatePanel(props: PanelProps) {
  const { t, i18n } = useTranslation('staking')
  const { wallet, username, subject, owner, staking, own, ofAccount, node } = props
  const read = useZilAmount()
  const walletName = useWalletName()
  const least = staking.rules.minDelegation
  const inAccount = ofAccount?.balance ?? 0n
  const isTooMuch = (typed: string, most: bigint): boolean =>
    unitsTyped(typed, zil.decimals, i18n.language) > most
  const shown = (amount: bigint): string => formatDecimal(formatUnits(amount, zil.decimals), i18n.language)
  const form = useSteps({
    amount: textStep(t('amount'), (typed) => read(typed, { least, most: own.balance + inAccount })),
    extra: textStep(
      t('extra', { wallet: walletName }),
      (typed) => (typed === '' ? ok(0n) : read(typed, { least, most: inAccount })),
      { optional: true },
    ),
  })
  const typed = read(form.steps.amount.draft, { least, most: own.balance + inAccount })
  /** One press sends along the ZIL that the wallet lacks, and saves the amount too. */
  const alongButton = (lack: bigint): ReactNode => {
    const needed = lack < least ? least : lack
    if (lack <= 0n || needed > inAccount) return null
    return (
      <Button
        variant="line"
        onClick={() => {
          form.steps.amount.save()
          form.steps.extra.choose(typedDecimal(formatUnits(needed, zil.decimals), i18n.language))
        }}
      >
        {t('sendAlong', { amount: shown(needed), wallet: walletName })}
      </Button>
    )
  }
  return (
    <div className={layout.stack}>
      <NodeSelect {...props} />
      <StepForm
        steps={form}
        whileOpen={
          <>
            {(isTooMuch(form.steps.amount.draft, own.balance + inAccount) ||
              isTooMuch(form.steps.extra.draft, inAccount)) && <InsufficientButton lacks={zil.symbol} />}
            {form.steps.extra.draft === '' && typed.ok && alongButton(typed.value - own.balance)}
          </>
        }
        submit={({ amount, extra }) => {
          const lack = amount - own.balance - extra
          if (lack > 0n) {
            return (
              <div className={layout.stack}>
                <InsufficientButton lacks={zil.symbol} />
                <FieldMessage kind="error">{t('fault.insufficient')}</FieldMessage>
                {alongButton(extra + lack)}
              </div>
            )
          }
          return (
            <ActionButton
              action={delegateStake}
              input={{ wallet, username, ssnID: node.service, amount, extra }}
              subject={subject}
              signer={owner}
              wide
            />
          )
        }}
      >
        <ZilField
          step={form.steps.amount}
          hint={t('amountHint', { balance: shown(own.balance), least: shown(least) })}
        />
        <ZilField
          step={form.steps.extra}
          hint={t('extraHint', { wallet: walletName, balance: shown(inAccount) })}
        />
      </StepForm>
      <p className={text.hint}>{t('staysYours')}</p>
      <PastRewards staking={staking} />
    </div>
  )
}
