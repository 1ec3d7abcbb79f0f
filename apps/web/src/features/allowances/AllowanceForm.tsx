import type { Coin } from '@tyto/contracts'
import { formatName, type DidRecord, type Name } from '@tyto/identity'
import { err, formatUnits, ok, toBech32, type Address, type Result, mostAmount } from '@tyto/primitives'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { CardFailure } from '../../shared/chain/failure/CardFailure'
import { tokensQuery } from '../../shared/chain/coins/tokensQuery'
import type { Who } from '../../shared/recipients/lookAtWho'
import { useFindAnyone, useWhoPlan } from '../../shared/recipients/useWhoPlan'
import { WhoStep } from '../../shared/recipients/WhoStep'
import { useAccount } from '../../shared/session/wallet/wallet'
import { useNetworkId } from '../../shared/settings/network'
import { PastGate } from '../../shared/transaction/action/ui/PastGate'
import { ActionButton } from '../../shared/transaction/runner/ui/ActionButton'
import { Address as AddressText } from '../../shared/ui/text/Address'
import { formatDecimal, readAmount } from '../../shared/ui/text/formatDecimal'
import layout from '../../shared/ui/page/layout.module.css'
import { nameInText } from '../../shared/ui/text/nameParts'
import { Note } from '../../shared/ui/cards/Note'
import { SelectField } from '../../shared/ui/fields/SelectField'
import { shortAddress } from '../../shared/ui/text/shortAddress'
import { Skeleton } from '../../shared/ui/page/Skeleton'
import { ChoiceStep } from '../../shared/ui/steps/ChoiceStep'
import { AmountStep } from '../../shared/ui/steps/AmountStep'
import { StepForm } from '../../shared/ui/steps/StepForm'
import { StepFrame } from '../../shared/ui/steps/StepFrame'
import { textStep, useSteps, type StepPlan } from '../../shared/ui/steps/useSteps'
import { TextWithNames } from '../../shared/ui/text/TextWithNames'
import { decreaseAllowance } from './actions/decreaseAllowance'
import { increaseAllowance } from './actions/increaseAllowance'

interface AllowanceFormProps {
  readonly name: Name
  readonly record: DidRecord
  readonly way: 'increase' | 'decrease'
}

/** A card of the allowances page: whose tokens, who may take them, which coin, how many. */
export function AllowanceForm(props: AllowanceFormProps) {
  const { data, error, isFetching, refetch } = useQuery(tokensQuery(useNetworkId()))
  if (data) return <LoadedForm {...props} tokens={data.tokens} />
  if (error) return <CardFailure error={error} busy={isFetching} onRetry={() => void refetch()} />
  return <Skeleton width="60%" />
}

type Source = 'wallet' | 'account'

interface LoadedFormProps extends AllowanceFormProps {
  readonly tokens: ReadonlyMap<Address, Coin>
}

function LoadedForm({ name, record, way, tokens }: LoadedFormProps) {
  const network = useNetworkId()
  const { t, i18n } = useTranslation(['allowances', 'chain'])
  const account = useAccount()
  const own = nameInText(formatName(name))
  const [first] = tokens.keys()
  // Amounts are counted in the digits of the chosen coin.
  const [chosen, setChosen] = useState<Address | undefined>(first)
  const coin = chosen && tokens.get(chosen)
  // Nobody is a spender of their own tokens.
  const [from, setFrom] = useState<Source>('wallet')
  const owner = from === 'wallet' ? record.address : (account?.address ?? null)
  const source: StepPlan<Source, Source> = {
    label: t('form.name'),
    initial: 'wallet',
    isAnsweredAtFirst: true,
    isEmpty: () => false,
    save: (draft) => ok(draft),
  }
  const token: StepPlan<Address | '', Address> = {
    label: t('form.coin'),
    initial: first ?? '',
    isAnsweredAtFirst: true,
    isEmpty: (draft) => draft === '',
    save: (draft) => (draft === '' ? err(t('form.noCoin')) : ok(draft)),
  }
  const amountPlan = textStep(t('form.amount'), (typed): Result<bigint, string> => {
    if (coin === undefined) return err(t('form.noCoin'))
    const read = readAmount(typed, coin.decimals, i18n.language)
    if (!read.ok) {
      return err(t(read.code === 'TooManyDecimals' ? 'tooFine' : 'noNumber', { count: coin.decimals }))
    }
    if (read.value > mostAmount) return err(t('tooMuch'))
    return read.value > 0n ? ok(read.value) : err(t('zero'))
  })
  const spender = useWhoPlan({
    form: 'spender',
    label: t('form.spender'),
    finds: useFindAnyone(network, {
      unverified: t('form.notFound'),
      // The specification has one text for whatever is wrong with the address of a spender.
      wrongFormat: t('chain:recipient.fault.wrongAddress'),
    }),
    not: { address: owner, text: t('form.isOwner') },
  })
  const form = useSteps({
    source,
    spender,
    token,
    amount: amountPlan,
  })
  const { steps } = form
  const pick = (next: string): void => {
    const address = [...tokens.keys()].find((each) => each === next)
    if (address === undefined) return
    setChosen(address)
    steps.token.choose(address)
    // The typed text counts other digits now.
    if (!steps.amount.isBlank) steps.amount.edit(steps.amount.draft)
  }
  return (
    <StepForm
      steps={form}
      submit={(values) => coin !== undefined && <Submit {...{ way, record, own, coin }} values={values} />}
    >
      <ChoiceStep
        step={steps.source}
        value={steps.source.draft}
        options={[
          { value: 'wallet', label: own },
          { value: 'account', label: t('form.account') },
        ]}
        onChoose={(next) => {
          setFrom(next)
          steps.source.choose(next)
          if (!steps.spender.isBlank) steps.spender.edit(steps.spender.draft)
        }}
      >
        {steps.source.draft === 'account' && account !== null && <AddressText value={account.bech32} />}
      </ChoiceStep>
      <WhoStep step={steps.spender} plan={spender} hint={t('form.spenderHint')} />
      <StepFrame step={steps.token} underLabel>
        <SelectField
          label={steps.token.label}
          value={steps.token.draft}
          error={steps.token.error ?? undefined}
          options={Array.from(tokens, ([address, { symbol, name: coinName }]) => ({
            value: address,
            label: coinName === symbol ? symbol : `${symbol} · ${coinName}`,
          }))}
          onChange={pick}
        />
      </StepFrame>
      <AmountStep step={steps.amount} />
    </StepForm>
  )
}

interface SubmitProps {
  readonly way: 'increase' | 'decrease'
  readonly record: DidRecord
  readonly own: string
  readonly coin: Coin
  readonly values: {
    readonly source: Source
    readonly spender: Who
    readonly token: Address
    readonly amount: bigint
  }
}

/** Says in plain words what is about to be signed, and opens the review. */
function Submit({ way, record, own, coin, values }: SubmitProps) {
  const { t, i18n } = useTranslation('allowances')
  const { source, token, amount } = values
  const { address: spender, name } = values.spender
  const isWallet = source === 'wallet'
  const who = name === null ? shortAddress(toBech32(spender)) : nameInText(name)
  const words = t(way === 'increase' ? 'form.meansMore' : 'form.meansLess', {
    who,
    amount: `${formatDecimal(formatUnits(amount, coin.decimals), i18n.language)} ${coin.symbol}`,
    from: isWallet ? own : t('form.account'),
  })
  const { id: addrName, decimals } = coin
  const input = { wallet: isWallet ? record.address : null, addrName, token, spender, amount, decimals }
  const action = way === 'increase' ? increaseAllowance : decreaseAllowance
  return (
    <div className={layout.stack}>
      <Note kind={way === 'increase' ? 'warning' : 'info'}>
        <TextWithNames>{words}</TextWithNames>
      </Note>
      <PastGate isOwn={!isWallet}>
        <ActionButton
          action={action}
          input={input}
          named={[values.spender]}
          {...(isWallet ? { subject: own, signer: record.controller ?? undefined } : {})}
          wide
        />
      </PastGate>
    </div>
  )
}
