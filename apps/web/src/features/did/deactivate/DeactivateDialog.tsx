import { checkDeactivation, formatName, type DidRecord, type Name } from '@tyto/identity'
import { err, ok } from '@tyto/primitives'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { WhoChoice } from '../../../shared/recipients/WhoChoice'
import { ActionButton } from '../../../shared/transaction/runner/ui/ActionButton'
import { Dialog } from '../../../shared/ui/dialog/Dialog'
import layout from '../../../shared/ui/page/layout.module.css'
import { nameInText } from '../../../shared/ui/text/nameParts'
import { Note } from '../../../shared/ui/cards/Note'
import { ChoiceStep } from '../../../shared/ui/steps/ChoiceStep'
import { StepField } from '../../../shared/ui/steps/StepField'
import { StepForm } from '../../../shared/ui/steps/StepForm'
import { textStep, useSteps, type Step, type StepPlan } from '../../../shared/ui/steps/useSteps'
import { EstateNote } from '../../../shared/identity/estate/EstateNote'
import { didDeactivate } from '../actions/didDeactivate'
import { useAddressPlan } from './useAddressPlan'

interface DeactivateDialogProps {
  readonly name: Name
  readonly record: DidRecord
  readonly onClose: () => void
}

type Answer = 'yes' | 'no' | null

/** Three steps before anything can be signed: choose the address, answer yes or no, type the name. */
export function DeactivateDialog({ name, record, onClose }: DeactivateDialogProps) {
  const { t } = useTranslation(['did', 'errors'])
  // Where this identity cannot end, the dialog is about another one.
  const reason = checkDeactivation(record)
  const own = { address: record.address, word: formatName(name) }
  const address = useAddressPlan(own, { controller: record.controller, canOwn: reason === null })
  const answer: StepPlan<Answer, true> = {
    label: t('did:deactivate.confirm'),
    initial: null,
    isEmpty: (draft) => draft === null,
    save: (draft) => (draft === 'yes' ? ok(true) : err(t('did:deactivate.answeredNo'))),
  }
  const first = useSteps({ address, answer })
  return (
    <Dialog
      open
      onClose={onClose}
      title={
        reason === null
          ? t('did:deactivate.title', { name: nameInText(own.word) })
          : t('did:deactivate.titleOther')
      }
      width="38rem"
    >
      <div className={layout.stack}>
        <Note kind="danger">
          <p>{t('did:deactivate.warning')}</p>
          <p>{t('did:deactivate.lasting')}</p>
        </Note>
        <StepForm
          steps={first}
          submit={({ address: chosen }) => (
            <TypedWord key={chosen.word} word={chosen.word}>
              <ActionButton
                action={didDeactivate}
                onAsked={onClose}
                input={{ wallet: chosen.address }}
                subject={chosen.word}
                signer={record.controller ?? undefined}
                wide
              />
            </TypedWord>
          )}
        >
          <WhoChoice
            step={first.steps.address}
            plan={address}
            own={reason === null ? t('did:deactivate.own') : null}
            other={t('did:deactivate.other')}
            ownHint={t('did:deactivate.ownHint', { name: nameInText(own.word) })}
            otherLabel={t('did:deactivate.otherLabel')}
            otherHint={t('did:deactivate.otherHint')}
          />
          {first.steps.address.value?.address === record.address && (
            <EstateNote
              domain={name.domain}
              change={{ statuses: new Map([[record.address, 'Deactivated']]) }}
              offers="pause"
            />
          )}
          <AnswerStep step={first.steps.answer} onNo={onClose} />
        </StepForm>
      </div>
    </Dialog>
  )
}

function AnswerStep({ step, onNo }: { readonly step: Step<Answer>; readonly onNo: () => void }) {
  const { t } = useTranslation('did')
  return (
    <ChoiceStep
      step={step}
      value={step.draft}
      options={[
        { value: 'yes', label: t('deactivate.yes') },
        { value: 'no', label: t('deactivate.no') },
      ]}
      onChoose={(chosen) => (chosen === 'no' ? onNo() : step.choose(chosen))}
    />
  )
}

interface TypedWordProps {
  /** The word to type: a name, or the end of an address. */
  readonly word: string
  /** The button that signs. */
  readonly children: ReactNode
}

/** Shows the button only after the person has typed the name of the identity that will end. */
function TypedWord({ word, children }: TypedWordProps) {
  const { t } = useTranslation('did')
  const form = useSteps({
    typed: textStep(t('deactivate.type', { word }), (typed) =>
      typed.toLowerCase() === word ? ok(true) : err(t('deactivate.mistyped', { word })),
    ),
  })
  return (
    <StepForm steps={form} submit={() => children}>
      <StepField step={form.steps.typed} autoCapitalize="none" spellCheck={false} />
    </StepForm>
  )
}
