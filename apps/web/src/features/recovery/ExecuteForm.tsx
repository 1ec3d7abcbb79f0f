import { formatName, readTypedAddress, recoveryStatus, type DidRecord, type Name } from '@tyto/identity'
import { toBech32 } from '@tyto/primitives'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useFailureText } from '../../shared/chain/failure/useFailureText'
import { domainsByHash, knownNames } from '../../shared/session/names/knownNames'
import { useAccount } from '../../shared/session/wallet/wallet'
import { WhoStep } from '../../shared/recipients/WhoStep'
import { useNetworkId } from '../../shared/settings/network'
import { ActionButton } from '../../shared/transaction/runner/ui/ActionButton'
import { FieldMessage } from '../../shared/ui/fields/FieldMessage'
import { StepForm } from '../../shared/ui/steps/StepForm'
import { StepFrame } from '../../shared/ui/steps/StepFrame'
import { useSteps } from '../../shared/ui/steps/useSteps'
import layout from '../../shared/ui/page/layout.module.css'
import { Unfold } from '../../shared/ui/cards/Unfold'
import { RequestMaker } from './ceremony/RequestMaker'
import { didSocialRecovery } from './actions/didSocialRecovery'
import type { Pair } from './checkSignatures'
import { EstateNote } from '../../shared/identity/estate/EstateNote'
import { EnoughSignatures } from './EnoughSignatures'
import { stateDigest } from './formDrafts'
import { PairRow } from './PairRow'
import styles from './PairRow.module.css'
import { ThresholdMeter } from './ThresholdMeter'
import { useFormDraft, useKeptTexts } from './useFormDraft'
import { useNewControllerPlan } from './useNewControllerPlan'
import { useLivePairs, usePairsPlan } from './usePairs'

interface ExecuteFormProps {
  readonly name: Name
  readonly record: DidRecord
}

/**
 * The new controller, then the request by link. Signatures that came as text are one fold away: one line for each
 * guardian, verified as soon as it is typed.
 */
export function ExecuteForm({ name, record }: ExecuteFormProps) {
  const network = useNetworkId()
  const { t } = useTranslation('recovery')
  const failureText = useFailureText()
  const { guardians, threshold } = recoveryStatus(record.guardians.length)
  // Names of guardians that this device knows are filled in. They are read once, so that no line moves later.
  const [known] = useState(() => {
    const domains = domainsByHash(knownNames.get())
    return record.guardians.map((hash) => domains.get(hash) ?? null)
  })
  const initial: readonly Pair[] = known.map((domain) => ({
    guardian: domain === null ? '' : `${domain}.ssi`,
    signature: '',
  }))
  // The signatures are made for this address, so its step must be read before theirs.
  // Whoever recovers is asked with the account that is to take over. The controller itself needs no recovery.
  const account = useAccount()
  const own = account === null || account.address === record.controller ? '' : toBech32(account.address)
  const form = useFormDraft('signatures', record.address, stateDigest(record))
  const [keptController = '', ...keptFields] = form.recalled ?? []
  const kept = keptController === '' ? null : { typed: keptController, isTicked: false }
  const plan = { ...useNewControllerPlan(network, own), kept }
  const controlling = useSteps({ controller: plan })
  const { controller } = controlling.steps
  const isOwn = own !== '' && controller.draft.typed === own
  const parsed = readTypedAddress(controller.draft.typed)
  const address = parsed?.ok ? parsed.value.address : null
  const keptPairs = initial.map(({ guardian }, index) => ({
    guardian: guardian || (keptFields[2 * index] ?? ''),
    signature: keptFields[2 * index + 1] ?? '',
  }))
  const pairing = useSteps({
    pairs: { ...usePairsPlan(network, record, initial, address), kept: form.recalled && keptPairs },
  })
  const { pairs } = pairing.steps
  useKeptTexts(form, textsOf(controller.draft.typed, pairs.draft), textsOf(own, initial))
  const { answers, isChecking, error } = useLivePairs(network, record, pairs.draft, address)
  const signers = answers.flatMap((answer) => (answer.kind === 'signed' ? [answer.guardian.domain] : []))
  // After a change of the address the signatures must be saved again.
  const pairsAreOpen = (): void => pairs.edit([...pairs.draft])
  const controllerStep: typeof controller = {
    ...controller,
    choose: (draft) => {
      controller.choose(draft)
      pairsAreOpen()
    },
    edit: (draft) => {
      controller.edit(draft)
      pairsAreOpen()
    },
    undo: () => {
      controller.undo()
      pairsAreOpen()
    },
  }
  const values = controlling.values && pairing.values && { ...controlling.values, ...pairing.values }
  const open = [...controlling.open, ...pairing.open]
  const change = (index: number, pair: Pair): void => pairs.edit(pairs.draft.with(index, pair))
  return (
    <div className={layout.stack}>
      <WhoStep
        step={controllerStep}
        plan={plan}
        valid={controller.status === 'saved' ? t(isOwn ? 'newControllerOwn' : 'addressValid') : undefined}
        hint={t('newControllerHint')}
      />
      {controlling.values !== null && (
        <>
          <EstateNote
            domain={name.domain}
            change={{
              controllers: new Map([[record.address, controlling.values.controller.address]]),
              statuses: new Map([[record.address, 'Recovered']]),
            }}
          />
          <RequestMaker name={name} record={record} newController={controlling.values.controller.address} />
        </>
      )}
      <ThresholdMeter signed={signers.length} threshold={threshold} guardians={guardians} />
      <Unfold label={t('execute.byHand')} isOpen={keptPairs.some(({ signature }) => signature !== '')}>
        <StepForm
          steps={{ values, open, reset: controlling.reset }}
          submit={({ controller: { address: newController }, pairs: enough }) => (
            <ActionButton
              action={didSocialRecovery}
              input={{ name, wallet: record.address, newController, pairs: enough }}
              subject={formatName(name)}
            >
              {t('execute.action')}
            </ActionButton>
          )}
        >
          <StepFrame step={pairs}>
            <div className={layout.stack}>
              <ul className={styles.pairs}>
                {pairs.draft.map((pair, index) => (
                  <PairRow
                    key={record.guardians[index]}
                    number={index + 1}
                    domain={known[index] ?? null}
                    pair={pair}
                    answer={answers[index]}
                    isChecking={isChecking}
                    isAsked={pairs.error !== null}
                    onChange={(next) => change(index, next)}
                  />
                ))}
              </ul>
              <EnoughSignatures threshold={threshold} guardians={signers} />
              {pairs.error !== null && <FieldMessage kind="error">{pairs.error}</FieldMessage>}
              {pairs.error === null && error !== null && (
                <FieldMessage kind="warn">{failureText(error)}</FieldMessage>
              )}
            </div>
          </StepFrame>
        </StepForm>
      </Unfold>
    </div>
  )
}

/** The texts of the form's fields, in their order. */
function textsOf(controller: string, pairs: readonly Pair[]): readonly string[] {
  return [controller, ...pairs.flatMap(({ guardian, signature }) => [guardian, signature])]
}
