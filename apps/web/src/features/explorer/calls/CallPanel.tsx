import { zil } from '@tyto/contracts'
import { readTypedAddress } from '@tyto/identity'
import { formatUnits, toBech32, type Address } from '@tyto/primitives'
import type { ContractInterface, Simulation } from '@tyto/simulator'
import { useQuery } from '@tanstack/react-query'
import { useState, type FormEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { useNetworkId } from '../../../shared/settings/network'
import { useWallet } from '../../../shared/session/wallet/wallet'
import { simulationJson } from '../../../shared/transaction/simulation/shownSimulation'
import { OutcomeDetails } from '../../../shared/transaction/simulation/ui/OutcomeDetails'
import { SimulationView } from '../../../shared/transaction/simulation/ui/SimulationView'
import { ActionButton } from '../../../shared/transaction/runner/ui/ActionButton'
import { Button } from '../../../shared/ui/buttons/Button'
import { Card } from '../../../shared/ui/cards/Card'
import { AmountField } from '../../../shared/ui/fields/AmountField'
import { Field } from '../../../shared/ui/fields/Field'
import { formatDecimal, readAmount } from '../../../shared/ui/text/formatDecimal'
import layout from '../../../shared/ui/page/layout.module.css'
import { NodeGlitch } from '../../../shared/chain/failure/NodeGlitch'
import { SelectField } from '../../../shared/ui/fields/SelectField'
import { shortAddress } from '../../../shared/ui/text/shortAddress'
import text from '../../../shared/ui/text/text.module.css'
import { UnfoldText } from '../../../shared/ui/cards/Unfold'
import { knowledgeOf } from '../../../shared/values/knowledge'
import { callContract } from '../actions/callContract'
import { paramsToSend, readParams, type TypedValues } from './callParams'
import { ParamFields } from './ParamFields'
import { interfaceQuery } from '../queries'
import { RowsSkeleton } from '../parts/RowsSkeleton'
import { useTriedCall } from './useTriedCall'

interface CallPanelProps {
  readonly address: Address
}

/** Tries a call of any contract on its present state and shows what would happen. Nothing is sent, until somebody signs what they tried. */
export function CallPanel({ address }: CallPanelProps) {
  const network = useNetworkId()
  const { t } = useTranslation('explorer')
  const contract = useQuery(interfaceQuery(network, address))
  if (contract.error)
    return (
      <NodeGlitch
        error={contract.error}
        busy={contract.isFetching}
        onRetry={() => void contract.refetch()}
        headingLevel={2}
      />
    )
  if (contract.data === undefined)
    return (
      <Card flush>
        <RowsSkeleton />
      </Card>
    )
  if (contract.data === null || contract.data.transitions.length === 0)
    return (
      <Card title={t('tryCall.tryTitle')}>
        <p className={text.sub}>{t('tryCall.nothing')}</p>
      </Card>
    )
  return <CallForm address={address} contract={contract.data} />
}

/** The form of a call, and the result of trying it. */
function CallForm({ address, contract }: CallPanelProps & { readonly contract: ContractInterface }) {
  const network = useNetworkId()
  const { t, i18n } = useTranslation(['explorer', 'transaction', 'errors', 'common'])
  const account = useWallet((wallet) => wallet.account?.address ?? null)
  const [name, setName] = useState(contract.transitions[0]!.name)
  const [typed, setTyped] = useState<TypedValues>(new Map())
  const [typedSender, setSender] = useState<string | null>(null)
  const [amount, setAmount] = useState('')
  const [isTried, setTried] = useState(false)
  const { seen, sound, price, tryCall, forget } = useTriedCall(network)

  const transition = contract.transitions.find((each) => each.name === name) ?? contract.transitions[0]!
  const params = readParams(transition.params, typed)
  // Whoever is connected, until somebody else is typed; the wallet may be back only after the page.
  const sender = typedSender ?? (account === null ? '' : toBech32(account))
  const read = readTypedAddress(sender)
  const from = read?.ok ? read.value.address : null
  const attached =
    amount.trim() === '' ? { ok: true as const, value: 0n } : readAmount(amount, zil.decimals, i18n.language)

  /** Changes an input and removes the old result, which belongs to another call. */
  const edit = (change: () => void): void => {
    forget()
    change()
  }

  const simulate = async (event?: FormEvent): Promise<void> => {
    event?.preventDefault()
    setTried(true)
    const values = paramsToSend(params)
    if (from === null || !attached.ok || values === null) return
    // The shown result belongs to this sender, also when the wallet goes on to another account.
    setSender(sender)
    await tryCall(from, {
      to: address,
      transition: transition.name,
      params: values,
      amount: attached.value,
    })
  }

  return (
    <Card title={t('tryCall.tryTitle')}>
      <div className={`${layout.stack} ${layout.gap3}`}>
        <form className={layout.stack} onSubmit={(event) => void simulate(event)} noValidate>
          <p className={text.sub}>{t('tryCall.tryHint', { name: contract.name })}</p>
          <SelectField
            label={t('tryCall.transition')}
            value={transition.name}
            options={contract.transitions.map((each) => ({ value: each.name, label: each.name }))}
            onChange={(next) => edit(() => setName(next))}
          />
          <ParamFields
            params={params}
            saysError={() => isTried}
            onType={(param, value) => edit(() => setTyped(new Map(typed).set(param, value)))}
          />
          <Field
            label={t('tryCall.sender')}
            hint={t('tryCall.senderHint')}
            error={isTried && from === null ? t('tryCall.notAnAddress') : undefined}
            value={sender}
            onChange={(event) => edit(() => setSender(event.target.value))}
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            mono
          />
          <AmountField
            label={t('tryCall.amount')}
            error={isTried && !attached.ok ? t('tryCall.notANumber') : undefined}
            value={amount}
            onType={(next) => edit(() => setAmount(next))}
          />
          <div>
            <Button variant="step" type="submit" busy={seen?.status === 'running'}>
              {t('tryCall.simulate')}
            </Button>
          </div>
        </form>
        {seen && (
          <div className={layout.stack}>
            <hr className={layout.rule} />
            {seen.status === 'done' && (
              <p className={text.hint}>
                <span>{t('transaction:simulation.atBlock', { block: seen.result.block.toString() })}</span>
                {seen.result.steps[0]?.kind === 'success' && (
                  <span>{` · ${t('tryCall.gas', {
                    gas: seen.result.steps[0].gasUsed.toString(),
                    fee: formatDecimal(formatUnits(seen.result.fee, zil.decimals), i18n.language),
                  })}`}</span>
                )}
              </p>
            )}
            <SimulationView
              network={network}
              simulation={seen}
              sender={from}
              price={price}
              senderName={from === null ? '' : shortAddress(toBech32(from))}
              onRetry={() => void simulate()}
            />
            {sound && (
              <ActionButton
                action={callContract}
                input={sound.call}
                signer={sound.sender}
                subject={contract.name}
              />
            )}
            {seen.status === 'done' && <TriedDetails result={seen.result} from={from} />}
          </div>
        )}
      </div>
    </Card>
  )
}

interface TriedDetailsProps {
  readonly result: Simulation
  readonly from: Address | null
}

/** Each field that would change, each message and event, and all of it as JSON. */
function TriedDetails({ result, from }: TriedDetailsProps) {
  const network = useNetworkId()
  const { t } = useTranslation('transaction')
  const sender = from
  return (
    <>
      {result.steps[0]?.kind === 'success' && (
        <OutcomeDetails
          result={result}
          names={knowledgeOf(network)}
          sender={sender}
          senderName={sender === null ? '' : shortAddress(toBech32(sender))}
        />
      )}
      <UnfoldText
        label={t('simulation.raw')}
        copyLabel={t('simulation.copyRaw')}
        value={simulationJson(result)}
      />
    </>
  )
}
