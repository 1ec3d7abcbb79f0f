import {
  checkGuardianCount,
  fewestGuardians,
  formatName,
  recoveryThreshold,
  walletRules,
  type DidRecord,
  type GuardianChange,
  type Name,
} from '@tyto/identity'
import { useTranslation } from 'react-i18next'
import { useNetworkId } from '../../shared/settings/network'
import { ActionButton } from '../../shared/transaction/ui/ActionButton'
import { Field } from '../../shared/ui/Field'
import layout from '../../shared/ui/layout.module.css'
import { Note } from '../../shared/ui/Note'
import { StepField } from '../../shared/ui/steps/StepField'
import { StepForm } from '../../shared/ui/steps/StepForm'
import { StepFrame } from '../../shared/ui/steps/StepFrame'
import { useSteps, type Step } from '../../shared/ui/steps/useSteps'
import { addGuardians } from './actions/addGuardians'
import { configureSocialRecovery } from './actions/configureSocialRecovery'
import { removeGuardians } from './actions/removeGuardians'
import { fieldsOf, useCountPlan, useGuardiansPlan } from './guardianPlans'

interface GuardiansFormProps {
  readonly name: Name
  readonly record: DidRecord
  readonly change: GuardianChange
}

/** Asks how many guardians and which ones, then offers the call that fits the wallet's version. */
export function GuardiansForm({ name, record, change }: GuardiansFormProps) {
  const network = useNetworkId()
  const { t } = useTranslation('recovery')
  const present = record.guardians.length
  const countPlan = useCountPlan(change, present)
  // The count decides how many fields there are, so it is read before the steps are made.
  const countOf = (step: Step<string>): number | null => {
    const count = checkGuardianCount(step.draft, change, present)
    return step.status === 'saved' && count.ok ? count.value : null
  }
  const counting = useSteps({ count: countPlan })
  const count = countOf(counting.steps.count)
  const { plan, problems } = useGuardiansPlan(network, change, record.guardians, count)
  const naming = useSteps({ guardians: plan })
  const { guardians } = naming.steps

  if (change === 'remove' && present <= fewestGuardians) {
    return <Note kind="info">{t('count.noneToSpare')}</Note>
  }
  const open = [...counting.open, ...naming.open]
  const values = counting.values && naming.values && { ...counting.values, ...naming.values }
  const countStep: Step<string> = {
    ...counting.steps.count,
    // The number of fields has changed, so they must be saved again.
    edit: (draft) => {
      counting.steps.count.edit(draft)
      guardians.edit([...guardians.draft])
    },
  }
  const action = actionFor(change, record.version)
  return (
    <StepForm
      steps={{ values, open, reset: counting.reset }}
      submit={(saved) => (
        <ActionButton
          action={action}
          input={{ wallet: record.address, guardians: saved.guardians.map(({ id }) => id) }}
          subject={formatName(name)}
          signer={record.controller ?? undefined}
        />
      )}
    >
      <StepField
        step={countStep}
        inputMode="numeric"
        hint={count === null ? t('configure.have', { number: present }) : thresholdHint(count)}
      />
      {count !== null && (
        <StepFrame step={guardians}>
          <div className={layout.stack}>
            {fieldsOf(guardians.draft, count).map((typed, index) => (
              <Field
                key={index}
                label={t('configure.domain', { number: index + 1 })}
                value={typed}
                error={guardians.error === null ? undefined : (problems[index] ?? undefined)}
                onChange={(event) =>
                  guardians.edit(fieldsOf(guardians.draft, count).with(index, event.target.value))
                }
                autoComplete="off"
                autoCapitalize="none"
                spellCheck={false}
                inputMode="url"
              />
            ))}
          </div>
        </StepFrame>
      )}
    </StepForm>
  )

  function thresholdHint(many: number): string {
    const after = change === 'add' ? present + many : present - many
    return t('configure.after', { present, after, threshold: recoveryThreshold(after) })
  }
}

/** Wallets above version 5.8 have a transition to add and one to remove; older ones can only add. */
function actionFor(change: GuardianChange, version: string) {
  if (!walletRules(version).removesGuardians) return configureSocialRecovery
  return change === 'add' ? addGuardians : removeGuardians
}
