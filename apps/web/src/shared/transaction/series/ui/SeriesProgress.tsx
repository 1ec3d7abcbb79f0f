import { timeUntil } from '@tyto/chain'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { formatSpan } from '../../../chain/age/formatAge'
import { blockTimeQuery } from '../../../chain/reads/queries'
import { Note } from '../../../ui/cards/Note'
import { Unfold } from '../../../ui/cards/Unfold'
import layout from '../../../ui/page/layout.module.css'
import text from '../../../ui/text/text.module.css'
import { blocksLeft } from '../blocksLeft'
import { countStates, isOver, type ItemState } from '../itemStates'
import type { Series } from '../series'
import { restingRun, type SeriesRun } from '../seriesMachine'
import type { SeriesHost } from '../seriesRunner'
import { useSeries } from '../useSeries'
import type { Moments } from '../../pending/ui/moments'
import { AwaitedFacts } from '../../pending/ui/AwaitedFacts'
import { WalletChanges } from '../../pending/ui/WalletChanges'
import { WalletWindowNote } from '../../pending/ui/WalletWindowNote'
import { ExplorerQuestion } from '../../pending/ui/ExplorerQuestion'
import { SeriesAnnouncement } from './SeriesAnnouncement'
import { SeriesControls } from './SeriesControls'
import styles from './SeriesProgress.module.css'
import { SeriesRows } from './SeriesRows'
import { problemText } from './seriesText'
import { useSeriesStates } from './useSeriesStates'

interface SeriesProgressProps {
  readonly id: string
  readonly runner: SeriesHost
  readonly moments: Moments
  /** Closes the dialog in which it stands. */
  readonly onClose: () => void
}

/** Shows how far a series is, with the buttons to pause it and to go on. Nothing for one that is not known. */
export function SeriesProgress({ id, runner, moments, onClose }: SeriesProgressProps) {
  const series = useSeries(({ list }) => list.find((each) => each.id === id))
  const run = useSeries(({ runs }) => runs.get(id)) ?? restingRun
  return series ? (
    <Progress series={series} run={run} runner={runner}>
      <SeriesMoment series={series} moments={moments} onClose={onClose} />
    </Progress>
  ) : null
}

interface ProgressProps {
  readonly series: Series
  readonly run: SeriesRun
  readonly runner: SeriesHost
}

interface SeriesMomentProps extends Pick<SeriesProgressProps, 'moments' | 'onClose'> {
  readonly series: Series
}

/** The sum of the trades of a series; an allowance only made way for one. */
function SeriesMoment({ series, moments: { has, Together }, onClose }: SeriesMomentProps) {
  const states = useSeriesStates(series)
  const told = states.flatMap(({ transaction }) => (transaction && has(transaction) ? [transaction] : []))
  const isDone = series.kind === 'trade' && countStates(states).confirmed === states.length
  return isDone ? <Together transactions={told} onClose={onClose} /> : null
}

function Progress({ series, run, runner, children }: ProgressProps & { readonly children: ReactNode }) {
  const { t } = useTranslation(['series', 'transaction'])
  const states = useSeriesStates(series)
  const isElsewhere = useSeries(({ elsewhere }) => elsewhere.has(series.id))
  const sent = countStates(states).confirmed
  const count = states.length
  const isResting = run.phase.kind === 'resting'
  const pause = pauseText(run, states, t)
  const problem =
    run.pause?.kind === 'problem'
      ? { item: run.pause.item, text: problemText(run.pause.problem, series.network) }
      : null
  const stuck = new Set(problem === null ? [] : [problem.item])
  const urgent = states.filter(
    ({ item, status }) =>
      stuck.has(item.key) || ['failed', 'rejected', 'strayed', 'unknown'].includes(status),
  )
  const awaiting = states.find(({ status }) => status === 'awaiting')
  const rows = { id: series.id, states, problem, isResting: isResting && !isElsewhere, runner }
  const place = useRef<HTMLDivElement>(null)
  useFocusInside(place, `${run.phase.kind} ${sent} ${urgent.length}`)

  return (
    <div className={layout.stack} ref={place}>
      <SeriesAnnouncement
        title={series.title}
        sent={sent}
        count={count}
        atOnce={pause ?? (isOver(states) ? t(sent === count ? 'series:now.done' : 'series:now.over') : null)}
      />
      <p className={text.lead}>{t('series:sent', { sent, count })}</p>
      <progress
        className={styles.bar}
        value={sent}
        max={count}
        aria-label={t('series:sent', { sent, count })}
      />
      {children}
      <Standing series={series} run={run} states={states} isElsewhere={isElsewhere} />
      {pause !== null && <Note kind="warning">{pause}</Note>}
      {awaiting?.transaction && (
        <>
          <AwaitedFacts transaction={awaiting.transaction} />
          <WalletChanges transaction={awaiting.transaction}>
            <WalletWindowNote transaction={awaiting.transaction} />
          </WalletChanges>
        </>
      )}
      {!isResting && <TimeLeft series={series} states={states} />}
      {isOver(states) &&
        states.map(
          ({ transaction }) =>
            transaction && <ExplorerQuestion key={transaction.key} transaction={transaction} />,
        )}
      {urgent.length > 0 && <SeriesRows {...rows} shown={urgent} />}
      <SeriesControls series={series} run={run} runner={runner} states={states} isElsewhere={isElsewhere} />
      <Unfold label={t('series:rest')}>
        <div className={styles.list} tabIndex={0} role="group" aria-label={t('series:rest')}>
          <SeriesRows {...rows} shown={states} />
        </div>
      </Unfold>
    </div>
  )
}

type Translate = ReturnType<typeof useTranslation<['series', 'transaction']>>['t']

/** Why it waits for the person; null while it does not. */
function pauseText({ pause }: SeriesRun, states: readonly ItemState[], t: Translate): string | null {
  if (pause === null) return null
  if (pause.kind === 'person' || pause.kind === 'elsewhere') return t(`series:pause.${pause.kind}`)
  const isAlone = !states.some(({ item, status }) => status === 'toSend' && item.key !== pause.item)
  const place = isAlone ? 'pauseAlone' : 'pause'
  if (pause.kind === 'problem') return t(`series:${place}.problem`)
  const status = states.find(({ item }) => item.key === pause.item)?.status
  if (status === 'strayed') return t('series:reason.strayed')
  return status === 'rejected' || status === 'failed' || status === 'unknown'
    ? t(`series:${place}.${status}`)
    : null
}

interface StandingProps extends Omit<ProgressProps, 'runner'> {
  readonly states: readonly ItemState[]
  readonly isElsewhere: boolean
}

/** Says in a sentence what is being done at this moment. */
function Standing({ series, run, states, isElsewhere }: StandingProps): ReactNode {
  const { t } = useTranslation('series')
  const { phase, isStopping, pause } = run
  const counts = countStates(states)
  if (phase.kind !== 'resting') {
    const state = states.find(({ item }) => item.key === phase.item)
    const label = state?.item.label ?? ''
    const step =
      phase.kind === 'preparing' ? 'preparing' : state?.status === 'awaiting' ? 'awaiting' : 'submitted'
    return (
      <p className={text.sub}>
        <span>{t(`now.${step}`, { label })}</span> {isStopping && <span>{t('now.stopping')}</span>}
      </p>
    )
  }
  if (isElsewhere) return <p className={text.sub}>{t('now.elsewhere')}</p>
  if (isOver(states)) {
    return <p className={text.sub}>{t(counts.confirmed === states.length ? 'now.done' : 'now.over')}</p>
  }
  if (series.isEnded) return <p className={text.sub}>{t('now.ended')}</p>
  if (pause !== null) return null
  if (counts.toSend === 0) return <p className={text.sub}>{t('now.waits')}</p>
  const sent = counts.confirmed
  return (
    <p className={text.sub}>{sent === 0 ? t('now.start') : t('now.goOn', { sent, count: states.length })}</p>
  )
}

function TimeLeft({ series, states }: { readonly series: Series; readonly states: readonly ItemState[] }) {
  const { t, i18n } = useTranslation('series')
  const { data } = useQuery(blockTimeQuery(series.network))
  const left = blocksLeft(states)
  if (left === null || !data) return null
  const ms = timeUntil(data, data.latest.number + left.all)
  return (
    <p className={text.hint}>
      {t('left', {
        time: formatSpan(ms, i18n.language),
        blocks: t('blocks', { count: Number(left.each) }),
      })}
    </p>
  )
}

/** A row or a button that was pressed may be gone afterwards: the focus then stays with the series. */
function useFocusInside(place: { readonly current: HTMLDivElement | null }, change: string): void {
  useEffect(() => {
    const isLost = document.activeElement === document.body || document.activeElement === null
    if (isLost) place.current?.querySelector<HTMLElement>('[data-main]')?.focus()
  }, [change, place])
}
