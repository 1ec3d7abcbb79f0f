import type { Name } from '@tyto/identity'
import type { Address } from '@tyto/primitives'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { CardFailure } from '../../../shared/chain/failure/CardFailure'
import { chainOf } from '../../../shared/chain/network/chain'
import { randomKey } from '../../../shared/keys/makeKey'
import { useNetworkId } from '../../../shared/settings/network'
import { simulateOn } from '../../../shared/transaction/simulation/simulateOn'
import { Button } from '../../../shared/ui/buttons/Button'
import { Icon } from '../../../shared/ui/icons/Icon'
import layout from '../../../shared/ui/page/layout.module.css'
import { joinClasses } from '../../../shared/ui/joinClasses'
import { Note } from '../../../shared/ui/cards/Note'
import { Skeleton } from '../../../shared/ui/page/Skeleton'
import text from '../../../shared/ui/text/text.module.css'
import { rehearse, type PlayedScenario, type Rehearsal } from './rehearse'
import { SameHand } from './SameHand'
import { ScenarioView } from './ScenarioView'
import { WhatToDo } from './WhatToDo'
import { listText } from '../../../shared/ui/text/listText'

interface RehearsalViewProps {
  readonly name: Name
  readonly wallet: Address
}

/** The rehearsal: played when it is opened, and again when the person asks for it. */
export function RehearsalView({ name, wallet }: RehearsalViewProps) {
  const network = useNetworkId()
  const { t, i18n } = useTranslation(['rehearsal', 'common'])
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: ['chain', network, 'rehearsal', wallet],
    queryFn: ({ signal }) => {
      const chain = chainOf(network)
      return rehearse(name, wallet, {
        client: chain.client,
        network: chain.network,
        simulate: (request) => simulateOn(network, request, signal),
        makeKey: randomKey,
      })
    },
    retry: false,
    networkMode: 'always',
    // The scenarios change only when the person asks: they are read one after the other.
    staleTime: Infinity,
    gcTime: 0,
  })
  const again = (): void => void refetch()
  // During an outage an older answer may be wrong by now.
  if (error !== null) {
    return (
      <div className={layout.stack} role="status">
        <Note kind="warning">{t('rehearsal:unknown')}</Note>
        <CardFailure error={error} busy={isFetching} onRetry={again} />
      </div>
    )
  }
  if (data === undefined) {
    return (
      <div role="status">
        <p className={text.sub}>{t('rehearsal:playing')}</p>
        <Skeleton height="12rem" />
      </div>
    )
  }
  if (data === null) return <Note kind="warning">{t('rehearsal:unknown')}</Note>
  const { unread } = data.held
  return (
    <div className={joinClasses(layout.stack, layout.gap3)}>
      {data.isOlder && <Note kind="info">{t('rehearsal:older')}</Note>}
      <Part
        title={t('rehearsal:theft.title')}
        rehearsal={data}
        scenarios={data.scenarios.filter(({ kind }) => kind === 'theft')}
      />
      <p className={text.hint}>
        {unread.length > 0 && (
          <span>{`${t('rehearsal:unread', { coins: listText(unread, i18n.language) })} `}</span>
        )}
        <span>{t('rehearsal:listed')}</span>
      </p>
      <SameHand name={name} comesBack={data.threshold !== null || data.isRescueUnknown} />
      {data.isRescueUnknown ? (
        <Note kind="warning">{t('rehearsal:rescueUnknown')}</Note>
      ) : data.threshold === null ? (
        <Note kind="danger">{t(data.guardians === 0 ? 'rehearsal:noGuardians' : 'rehearsal:noRescue')}</Note>
      ) : (
        <Part
          title={t('rehearsal:rescue.title')}
          rehearsal={data}
          scenarios={data.scenarios.filter(({ kind }) => kind === 'rescue')}
        />
      )}
      <WhatToDo rehearsal={data} />
      <div className={joinClasses(layout.row, layout.between)}>
        <p className={text.hint}>{t('rehearsal:nothingSent')}</p>
        <Button variant="line" small busy={isFetching} onClick={again}>
          {!isFetching && <Icon name="refresh" size="sm" />}
          <span>{t('rehearsal:again')}</span>
        </Button>
      </div>
    </div>
  )
}

interface PartProps {
  readonly title: string
  readonly rehearsal: Rehearsal
  readonly scenarios: readonly PlayedScenario[]
}

function Part({ title, rehearsal, scenarios }: PartProps) {
  return (
    <section className={layout.stack}>
      <h3 className={text.h3}>{title}</h3>
      <ul>
        {scenarios.map((scenario) => (
          <ScenarioView key={scenario.id} scenario={scenario} rehearsal={rehearsal} />
        ))}
      </ul>
    </section>
  )
}
