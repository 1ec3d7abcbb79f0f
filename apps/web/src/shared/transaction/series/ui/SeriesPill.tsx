import { useTranslation } from 'react-i18next'
import { ProgressRing } from '../../../ui/cards/ProgressRing'
import { Pill } from '../../../ui/text/Pill'
import { countStates, isOver, type ItemState } from '../itemStates'
import type { Series } from '../series'
import { restingRun } from '../seriesMachine'
import { useSeries } from '../useSeries'
import { SeriesAnnouncement } from './SeriesAnnouncement'
import { useSeriesStates } from './useSeriesStates'

interface SeriesPillProps {
  readonly series: Series
  readonly onOpen: () => void
}

/** A series whose dialog is closed: how far it is, and whether it waits for the person. */
export function SeriesPill({ series, onOpen }: SeriesPillProps) {
  const states = useSeriesStates(series)
  const sent = countStates(states).confirmed
  const count = states.length
  const standing = useStanding(series, states)
  return (
    <div>
      <SeriesAnnouncement title={series.title} sent={sent} count={count} atOnce={null} />
      <Pill
        mark={<ProgressRing share={sent / count}>{sent}</ProgressRing>}
        title={series.title}
        hint={standing}
        detail=""
        onPress={onOpen}
      />
    </div>
  )
}

/** How a series stands, in a line. */
export function useStanding(series: Series, states: readonly ItemState[]): string {
  const { t } = useTranslation('series')
  const { phase } = useSeries(({ runs }) => runs.get(series.id)) ?? restingRun
  const isElsewhere = useSeries(({ elsewhere }) => elsewhere.has(series.id))
  const sent = countStates(states).confirmed
  const count = states.length
  const isWaiting = phase.kind === 'resting' && !isElsewhere && !series.isEnded && !isOver(states)
  return isWaiting ? t('now.goOn', { sent, count }) : t('sent', { sent, count })
}
