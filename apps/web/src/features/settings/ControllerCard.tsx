import { formatName, type DidRecord, type Name } from '@tyto/identity'
import { useTranslation } from 'react-i18next'
import { useWhoPlan } from '../../shared/recipients/useWhoPlan'
import { WhoStep } from '../../shared/recipients/WhoStep'
import { useNetworkId } from '../../shared/settings/network'
import { ActionButton } from '../../shared/transaction/runner/ui/ActionButton'
import layout from '../../shared/ui/page/layout.module.css'
import { nameInText } from '../../shared/ui/text/nameParts'
import { Note } from '../../shared/ui/cards/Note'
import { StepForm } from '../../shared/ui/steps/StepForm'
import { useSteps } from '../../shared/ui/steps/useSteps'
import text from '../../shared/ui/text/text.module.css'
import { FlipCard } from '../../shared/ui/cards/FlipCard'
import { updateController } from './actions/updateController'
import { EstateNote } from '../../shared/identity/estate/EstateNote'
import { SuccessorNote } from './SuccessorNote'
import { useFindSuccessor } from './useFindSuccessor'

interface ControllerCardProps {
  readonly name: Name
  readonly record: DidRecord
}

/** CONTROLLER: asks another account to take over, and says before what that means. */
export function ControllerCard({ name, record }: ControllerCardProps) {
  const { t } = useTranslation('settings')
  const network = useNetworkId()
  const to = useWhoPlan({
    form: 'controller',
    label: t('controller.field'),
    finds: useFindSuccessor(network),
    not: { address: record.controller, text: t('controller.same') },
  })
  const form = useSteps({ to })
  const subject = formatName(name)
  const chosen = form.steps.to.value
  return (
    <FlipCard
      icon="user"
      title={t('controller.title')}
      hint={t('controller.hint')}
      back={t('back', { card: t('controller.title') })}
    >
      <div className={layout.stack}>
        <SuccessorNote name={name} record={record} />
        <Note kind="warning">
          <p>{t('controller.asks', { name: nameInText(subject) })}</p>
          <p>{t('controller.loses')}</p>
        </Note>
        <StepForm
          steps={form}
          submit={({ to: successor }) => (
            <ActionButton
              action={updateController}
              input={{ wallet: record.address, newController: successor.address }}
              named={[successor]}
              subject={subject}
              signer={record.controller ?? undefined}
              wide
            />
          )}
        >
          <WhoStep
            step={form.steps.to}
            plan={to}
            hint={t('controller.fieldHint')}
            found={({ name: found }) =>
              found !== null && (
                <p className={text.sub}>{t('controller.found', { name: nameInText(found) })}</p>
              )
            }
          />
          <EstateNote
            domain={name.domain}
            from="accepted"
            offers="leave"
            change={chosen === null ? null : { controllers: new Map([[record.address, chosen.address]]) }}
          />
        </StepForm>
      </div>
    </FlipCard>
  )
}
