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
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { EstateNote } from '../../shared/identity/estate/EstateNote'
import { useNetworkId } from '../../shared/settings/network'
import { ActionButton } from '../../shared/transaction/runner/ui/ActionButton'
import { Button } from '../../shared/ui/buttons/Button'
import { Field } from '../../shared/ui/fields/Field'
import layout from '../../shared/ui/page/layout.module.css'
import { Icon } from '../../shared/ui/icons/Icon'
import { joinClasses } from '../../shared/ui/joinClasses'
import { Note } from '../../shared/ui/cards/Note'
import { StepForm } from '../../shared/ui/steps/StepForm'
import { StepFrame } from '../../shared/ui/steps/StepFrame'
import { useSteps } from '../../shared/ui/steps/useSteps'
import text from '../../shared/ui/text/text.module.css'
import { addGuardians } from './actions/addGuardians'
import { configureSocialRecovery } from './actions/configureSocialRecovery'
import { removeGuardians } from './actions/removeGuardians'
import { GuardianField } from './candidates/GuardianField'
import { tickFor, useCandidates } from './candidates/useCandidates'
import { stateDigest } from './formDrafts'
import { fieldsOf, useCountText, useGuardiansPlan } from './guardianPlans'
import { useFormDraft, useKeptTexts } from './useFormDraft'

interface GuardiansFormProps {
  readonly name: Name
  readonly record: DidRecord
  readonly change: GuardianChange
}

/** With this many guardians two may be missing, and a recovery still succeeds. */
const saferNumber = 5

/** One field for each guardian, with their health beside it; then the call that fits the wallet's version. */
export function GuardiansForm({ name, record, change }: GuardiansFormProps) {
  const network = useNetworkId()
  const { t } = useTranslation('recovery')
  const countText = useCountText()
  const present = record.guardians.length
  const least = change === 'add' && present < fewestGuardians ? fewestGuardians : 1
  const form = useFormDraft(change, record.address, stateDigest(record))
  const wasMany = String(form.recalled?.length ?? '')
  const kept = checkGuardianCount(wasMany, change, present).ok ? form.recalled : null
  const [typedCount, setTypedCount] = useState(String(kept?.length ?? least))
  const [count, setCount] = useState(kept?.length ?? least)
  const [ticked, setTicked] = useState<ReadonlySet<string>>(new Set())
  const checked = checkGuardianCount(typedCount, change, present)
  const countProblem = checked.ok ? null : countText(checked.code)
  const { plan, problems } = useGuardiansPlan(network, {
    change,
    name,
    record,
    count,
    countProblem,
    ticked,
  })
  const naming = useSteps({ guardians: { ...plan, kept } })
  const { guardians } = naming.steps
  const fields = fieldsOf(guardians.draft, count)
  useKeptTexts(form, fields, fieldsOf([], least))
  const looks = useCandidates(network, name, record, change === 'add' ? fields : [])

  if (change === 'remove' && present <= fewestGuardians) {
    return <Note kind="info">{t('count.noneToSpare')}</Note>
  }
  // Whatever changes, the names are saved anew.
  const reopen = (): void => guardians.edit([...guardians.draft])
  const chooseCount = (text: string): void => {
    const chosen = checkGuardianCount(text, change, present)
    setTypedCount(text)
    if (chosen.ok) setCount(chosen.value)
    reopen()
  }
  const tick = (key: string, { isTicked }: { readonly isTicked: boolean }): void => {
    const others = [...ticked].filter((each) => each !== key)
    setTicked(new Set(isTicked ? [...others, key] : others))
    reopen()
  }
  const after = change === 'add' ? present + count : present - count
  // An empty field may still be filled in.
  const isCountTold = typedCount.trim() !== '' || guardians.error !== null
  return (
    <StepForm
      steps={naming}
      submit={(saved) => (
        <ActionButton
          action={actionFor(change, record.version)}
          input={{
            wallet: record.address,
            guardians: saved.guardians.map(({ id }) => id),
            name,
          }}
          subject={formatName(name)}
          signer={record.controller ?? undefined}
        />
      )}
    >
      <StepFrame step={guardians}>
        <div className={joinClasses(layout.stack, layout.gap3)}>
          {change === 'add' && <p className={text.sub}>{t('configure.who')}</p>}
          {fields.map((typed, index) => {
            const look = looks[index] ?? { kind: 'unnamed' }
            const key = look.kind === 'known' ? tickFor(look.domain, look.doubts) : ''
            return (
              <GuardianField
                key={index}
                number={index + 1}
                typed={typed}
                look={look}
                error={guardians.error === null ? undefined : (problems[index] ?? undefined)}
                isTicked={ticked.has(key)}
                onChange={(next) => guardians.edit(fields.with(index, next))}
                onTick={(isTicked) => tick(key, { isTicked })}
              />
            )
          })}
          <Field
            label={t(`configure.howMany.${change}`)}
            value={typedCount}
            error={isCountTold ? (countProblem ?? undefined) : undefined}
            hint={t('configure.after', { present, after, threshold: recoveryThreshold(after) })}
            onChange={({ target }) => chooseCount(target.value)}
            autoComplete="off"
            inputMode="numeric"
            after={
              change === 'add' ? (
                <Button variant="quiet" onClick={() => chooseCount(String(count + 1))}>
                  <Icon name="plus" size="sm" />
                  {t('configure.oneMore')}
                </Button>
              ) : undefined
            }
          />
          {change === 'add' && after < saferNumber && <p className={text.hint}>{t('configure.safer')}</p>}
        </div>
      </StepFrame>
      <EstateNote domain={name.domain} change={{ guardians: after }} />
    </StepForm>
  )
}

/** Wallets above version 5.8 have a transition to add and one to remove; older ones can only add. */
function actionFor(change: GuardianChange, version: string) {
  if (!walletRules(version).removesGuardians) return configureSocialRecovery
  return change === 'add' ? addGuardians : removeGuardians
}
