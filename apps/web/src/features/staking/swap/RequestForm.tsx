import type { Holding, Holdings } from '@tyto/chain'
import type { Address } from '@tyto/primitives'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { CardFailure } from '../../../shared/chain/failure/CardFailure'
import type { Who } from '../../../shared/recipients/lookAtWho'
import { useWhoPlan } from '../../../shared/recipients/useWhoPlan'
import { WhoStep } from '../../../shared/recipients/WhoStep'
import { useNetworkId } from '../../../shared/settings/network'
import { ActionButton } from '../../../shared/transaction/runner/ui/ActionButton'
import layout from '../../../shared/ui/page/layout.module.css'
import { nameInText } from '../../../shared/ui/text/nameParts'
import { Note } from '../../../shared/ui/cards/Note'
import { Skeleton } from '../../../shared/ui/page/Skeleton'
import { StepForm } from '../../../shared/ui/steps/StepForm'
import { useSteps } from '../../../shared/ui/steps/useSteps'
import text from '../../../shared/ui/text/text.module.css'
import { requestDelegatorSwap } from './actions/requestDelegatorSwap'
import { ObstacleNote } from './ObstacleNote'
import { holdingsQuery } from './queries'
import { swapObstacle } from './swapObstacle'
import type { SwapPerson } from './swapSide'
import { useFindDelegator } from './useFindDelegator'
import { WhatMoves } from './WhatMoves'

interface RequestFormProps {
  readonly person: SwapPerson
  /** The person's holding, and the rules as they are now. */
  readonly holding: Holding
  readonly holdings: Holdings
  readonly implementation: Address
}

/** Who is to take over, what moves, and what cannot be undone; then REQUEST. */
export function RequestForm({ person, holding, holdings, implementation }: RequestFormProps) {
  const { t } = useTranslation('stakingSwap')
  const network = useNetworkId()
  const to = useWhoPlan({
    form: 'delegator',
    label: t('request.to'),
    finds: useFindDelegator(network, person.self),
  })
  const form = useSteps({ to })
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
          submit={({ to: chosen }) => <Submit person={person} to={chosen} implementation={implementation} />}
        >
          <WhoStep
            step={form.steps.to}
            plan={to}
            hint={t('find.hint')}
            found={({ name }) =>
              name !== null && <p className={text.sub}>{t('request.found', { name: nameInText(name) })}</p>
            }
          />
        </StepForm>
      )}
    </div>
  )
}

interface SubmitProps {
  readonly person: SwapPerson
  readonly to: Who
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
        named={[to]}
        subject={person.subject}
        signer={person.signer}
        isSecond
        wide
      />
    </div>
  )
}
