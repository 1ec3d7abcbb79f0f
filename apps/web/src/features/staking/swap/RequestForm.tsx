import type { Holding, Holdings } from '@tyto/chain'
import { parseName } from '@tyto/identity'
import { parseAddress, toBech32, type Address } from '@tyto/primitives'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { CardFailure } from '../../../shared/chain/CardFailure'
import { LookAlikeNotes } from '../../../shared/identity/LookAlikeNotes'
import { RecipientCheck } from '../../../shared/recipients/RecipientCheck'
import { useNetworkId } from '../../../shared/settings/network'
import { ActionButton } from '../../../shared/transaction/ui/ActionButton'
import { Address as AddressText } from '../../../shared/ui/Address'
import { Avatar } from '../../../shared/ui/Avatar'
import { Field } from '../../../shared/ui/Field'
import layout from '../../../shared/ui/layout.module.css'
import { nameInText } from '../../../shared/ui/nameParts'
import { Note } from '../../../shared/ui/Note'
import { Skeleton } from '../../../shared/ui/Skeleton'
import { StepForm } from '../../../shared/ui/steps/StepForm'
import { StepFrame } from '../../../shared/ui/steps/StepFrame'
import { useSteps, type Step } from '../../../shared/ui/steps/useSteps'
import text from '../../../shared/ui/text.module.css'
import { requestDelegatorSwap } from './actions/requestDelegatorSwap'
import { ObstacleNote } from './ObstacleNote'
import { holdingsQuery } from './queries'
import { swapObstacle } from './swapObstacle'
import type { SwapPerson } from './swapSide'
import { useReceiverPlan, type Delegator, type DelegatorDraft } from './useReceiverPlan'
import { WhatMoves } from './WhatMoves'

interface RequestFormProps {
  readonly person: SwapPerson
  /** What the person has, and the rules as they are now. */
  readonly holding: Holding
  readonly holdings: Holdings
  readonly implementation: Address
}

/** Who is to take over, what moves, and what cannot be undone; then REQUEST. */
export function RequestForm({ person, holding, holdings, implementation }: RequestFormProps) {
  const { t } = useTranslation('stakingSwap')
  const network = useNetworkId()
  const form = useSteps({ to: useReceiverPlan(network, person.self) })
  const obstacle = swapObstacle(holdings, holding, null)
  return (
    <div className={layout.stack}>
      <h3 className={text.h3}>{t('request.title')}</h3>
      <WhatMoves holding={holding} />
      {obstacle !== null ? (
        obstacle.reason !== 'nothing' && (
          <ObstacleNote obstacle={obstacle} holdings={holdings} person={person} />
        )
      ) : (
        <StepForm
          steps={form}
          submit={({ to }) => <Submit person={person} to={to} implementation={implementation} />}
        >
          <ReceiverStep step={form.steps.to} />
        </StepForm>
      )}
    </div>
  )
}

function ReceiverStep({ step }: { readonly step: Step<DelegatorDraft, Delegator> }) {
  const { t } = useTranslation('stakingSwap')
  const { typed, isTicked } = step.draft
  const name = parseName(typed)
  return (
    <StepFrame step={step} underLabel>
      <div className={layout.stack}>
        <Field
          label={step.label}
          hint={t('find.hint')}
          error={step.error ?? undefined}
          value={typed}
          onChange={(event) => step.edit({ typed: event.target.value, isTicked: false })}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
        />
        {name.ok && !parseAddress(typed.trim()).ok && <LookAlikeNotes name={name.value} />}
        <RecipientCheck
          typed={typed}
          isTicked={isTicked}
          onTick={(ticked) => step.choose({ typed, isTicked: ticked })}
        />
        {step.value !== null && step.value.name !== null && (
          <div role="status">
            <p className={text.sub}>{t('request.found', { name: nameInText(step.value.name) })}</p>
            <div className={layout.row}>
              <Avatar name={step.value.name} />
              <AddressText value={toBech32(step.value.address)} as="grouped" />
            </div>
          </div>
        )}
      </div>
    </StepFrame>
  )
}

interface SubmitProps {
  readonly person: SwapPerson
  readonly to: Delegator
  readonly implementation: Address
}

/** Both sides are looked at again: what stands in the way is said before the press. */
function Submit({ person, to, implementation }: SubmitProps) {
  const { t } = useTranslation('stakingSwap')
  const network = useNetworkId()
  const { data, error, isFetching, refetch } = useQuery(
    holdingsQuery(network, implementation, [person.self, to.address]),
  )
  if (data === undefined && error !== null) {
    return <CardFailure error={error} busy={isFetching} onRetry={() => void refetch()} />
  }
  if (data === undefined || data === null) return <Skeleton height="6rem" />
  const [own, other] = data.holdings
  const obstacle = swapObstacle(data, own!, other!)
  return (
    <div className={layout.stack}>
      {obstacle === null ? (
        <Note kind="warning">{t('request.final')}</Note>
      ) : (
        <ObstacleNote obstacle={obstacle} holdings={data} person={person} />
      )}
      <ActionButton
        action={requestDelegatorSwap}
        input={obstacle === null ? { ...person.side, to: to.address } : null}
        subject={person.subject}
        signer={person.signer}
        isSecond
        wide
      />
    </div>
  )
}
