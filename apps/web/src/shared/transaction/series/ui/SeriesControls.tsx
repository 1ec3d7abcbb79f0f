import { useQueryClient, type QueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { textsOf } from '../../../i18n/translations'
import { MissingFix, useMissingText } from '../../../session/fixes/MissingFix'
import { openLocalWallet } from '../../../session/wallet/localWallet'
import { useMissing } from '../../../session/useMissing'
import { useWallet } from '../../../session/wallet/wallet'
import { useNetworkId } from '../../../settings/network'
import { changeSettings } from '../../../settings/settings'
import { Button } from '../../../ui/buttons/Button'
import { downloadCsv } from '../../../ui/share/csvText'
import layout from '../../../ui/page/layout.module.css'
import text from '../../../ui/text/text.module.css'
import { unknownThrower } from '../../pending/findThrower'
import { throwerQuery } from '../../pending/ui/throwerQuery'
import { countStates, isOver, type ItemState } from '../itemStates'
import type { Series } from '../series'
import { seriesCsv } from '../seriesCsv'
import type { SeriesRun } from '../seriesMachine'
import type { SeriesHost } from '../seriesRunner'
import { reasonText } from './seriesText'

interface SeriesControlsProps {
  readonly series: Series
  readonly run: SeriesRun
  readonly runner: SeriesHost
  readonly states: readonly ItemState[]
  readonly isElsewhere: boolean
}

/** Go on or pause, with what is missing for it; leave the rest; the file of results. */
export function SeriesControls({ series, run, runner, states, isElsewhere }: SeriesControlsProps) {
  const { t } = useTranslation(['series', 'session'])
  const queries = useQueryClient()
  const { id } = series
  const { toSend, confirmed } = countStates(states)
  const awaiting = states.find(({ status }) => status === 'awaiting')?.transaction
  // An extension has its own icon that leads back to it; the local wallet has this button.
  const isLocal = useWallet(({ adapter }) => adapter?.kind === 'local')
  const isResting = run.phase.kind === 'resting'
  return (
    <div className={layout.stack}>
      {isResting && !isElsewhere && toSend > 0 && <WayBack series={series} run={run} />}
      <div className={layout.row}>
        {!isElsewhere && (!isResting || toSend > 0) && (
          <MainButton
            series={series}
            run={run}
            runner={runner}
            hasBegun={confirmed > 0 || states.length > toSend}
          />
        )}
        {awaiting && isLocal && <Button onClick={openLocalWallet}>{t('session:account.openLocal')}</Button>}
        {awaiting && (
          <Button onClick={() => runner.stopWaiting(awaiting.key)}>{t('series:stopWaiting')}</Button>
        )}
        {isResting && !isElsewhere && !isOver(states) && !series.isEnded && (
          <Button onClick={() => runner.series.end(id)}>{t('series:end')}</Button>
        )}
        <Button onClick={() => download(series, states, queries)}>{t('series:download')}</Button>
      </div>
    </div>
  )
}

interface MainButtonProps {
  readonly series: Series
  readonly run: SeriesRun
  readonly runner: SeriesHost
  readonly hasBegun: boolean
}

/** One button with one place, so that the focus stays on it while its word changes. */
function MainButton({ series: { id, account, network }, run, runner, hasBegun }: MainButtonProps) {
  const { t } = useTranslation('series')
  const missing = useMissing({ signer: account })
  const isHere = useNetworkId() === network && missing === null
  const isGoing = run.phase.kind !== 'resting' && !run.isStopping
  if (isGoing) {
    return (
      <Button data-main variant="step" onClick={() => runner.series.pause(id)}>
        {t(run.phase.kind === 'following' ? 'stopAfter' : 'pauseNow')}
      </Button>
    )
  }
  return (
    <Button data-main variant="sign" disabled={!isHere} onClick={() => runner.series.go(id)}>
      {t(hasBegun ? 'go' : 'begin')}
    </Button>
  )
}

/** Says why it cannot go on: the account and the network that it was reviewed for, or a wallet, is missing. */
function WayBack({ series, run }: Pick<SeriesControlsProps, 'series' | 'run'>) {
  const { t } = useTranslation(['series', 'session'])
  const network = useNetworkId()
  const isLoginMissing = run.pause?.kind === 'problem' && run.pause.problem.code === 'NotLoggedIn'
  const missing = useMissing({ signer: series.account, needs: isLoginMissing ? ['login'] : [] })
  const missingText = useMissingText()
  if (network !== series.network) {
    const name = t(`session:network.${series.network}`)
    return (
      <div className={layout.row}>
        <p className={text.sub}>{t('series:otherNetwork', { network: name })}</p>
        <Button variant="step" onClick={() => changeSettings({ network: series.network })}>
          {t('series:switchNetwork', { network: name })}
        </Button>
      </div>
    )
  }
  if (missing === null) return null
  return (
    <div className={layout.row}>
      <p className={text.sub}>
        <span>{missingText(missing)}</span>{' '}
        {missing.code === 'WrongAccount' && <span>{t('series:otherAccount')}</span>}
      </p>
      <MissingFix missing={missing} />
    </div>
  )
}

function download(series: Series, states: readonly ItemState[], queries: QueryClient): void {
  const t = textsOf('series')
  const heads = {
    transaction: t('csv.transaction'),
    state: t('csv.state'),
    reason: t('csv.reason'),
    id: t('csv.id'),
    block: t('csv.block'),
  }
  // The rows above have asked for each that failed.
  const reason = (state: ItemState): string =>
    reasonText(
      state,
      (state.transaction && queries.getQueryData(throwerQuery(state.transaction).queryKey)) ?? unknownThrower,
    )
  const words = { heads, state: (status: ItemState['status']) => t(`state.${status}`), reason }
  const day = new Date(series.time).toISOString().slice(0, 10)
  downloadCsv(`${series.kind}-${day}.csv`, seriesCsv(series, states, words))
}
