import { formatName, parseVersion, type Name } from '@tyto/identity'
import { useQuery } from '@tanstack/react-query'
import { useDeferredValue, useEffect, useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link, useLocation } from 'react-router'
import { DataAge } from '../../shared/chain/age/DataAge'
import { useFailureText } from '../../shared/chain/failure/useFailureText'
import { ErrorDetailsButton } from '../../shared/errors/ErrorDetailsButton'
import { buildPath } from '../../shared/routing/routes'
import { useNetworkId } from '../../shared/settings/network'
import { Button } from '../../shared/ui/buttons/Button'
import { buttonClasses } from '../../shared/ui/buttons/buttonClasses'
import { Card } from '../../shared/ui/cards/Card'
import { EmptyState } from '../../shared/ui/page/EmptyState'
import { Field } from '../../shared/ui/fields/Field'
import { Icon } from '../../shared/ui/icons/Icon'
import { joinClasses } from '../../shared/ui/joinClasses'
import layout from '../../shared/ui/page/layout.module.css'
import { nameInText } from '../../shared/ui/text/nameParts'
import { Note } from '../../shared/ui/cards/Note'
import { RouteHead } from '../../shared/heads/RouteHead'
import { Skeleton } from '../../shared/ui/page/Skeleton'
import { Waiting } from '../../shared/ui/page/Waiting'
import text from '../../shared/ui/text/text.module.css'
import { TextWithNames } from '../../shared/ui/text/TextWithNames'
import { exchangeNoticeDuration, showToast } from '../../shared/ui/toast/toasts'
import { useOpenedDialog } from '../../shared/ui/steps/useOpened'
import { motionInFragment } from './motionLinks'
import { MotionList } from './MotionList'
import type { BoardPlaces, KeptRows } from './MotionRow'
import styles from './Motions.module.css'
import { NewMotion } from './NewMotion'
import { PowerLine } from './PowerLine'
import { motionPlacesQuery, motionsQuery, type ShownMotion } from './queries'
import { usePower, type Power } from './usePower'

/** The board of motions of a name: what people want, by the xPoints behind it, and my own voice. */
export function MotionsBoard({ name }: { readonly name: Name }) {
  const { t } = useTranslation('motions')
  const network = useNetworkId()
  const places = useQuery(motionPlacesQuery(network, name))
  const board = places.data?.board ?? null
  const query = useQuery(motionsQuery(network, board))
  const power = usePower(places.data?.fund)
  const dialog = useOpenedDialog('motion')
  const found = query.data ?? null
  const isBoard = found !== null && parseVersion(found.version).kind === 'xpoints'
  const error = places.error ?? query.error
  const at = board !== null && isBoard ? { name, address: board, fund: places.data?.fund ?? null } : null
  const isNone = places.data !== undefined && (board === null || (query.data !== undefined && !isBoard))
  return (
    <div className={joinClasses(layout.stack, layout.gap3)}>
      <RouteHead>
        {at !== null && (
          <>
            <div className={styles.power}>
              <PowerLine power={power} />
            </div>
            <Button variant="step" onClick={dialog.open}>
              <Icon name="voice" />
              {t('raise')}
            </Button>
          </>
        )}
      </RouteHead>
      {at !== null && found !== null ? (
        <>
          {query.isRefetchError && <DataAge readAt={query.dataUpdatedAt} failed />}
          <Ranking board={at} motions={found.motions} power={power} />
          {dialog.isOpen && (
            <NewMotion board={at} motions={found.motions} power={power} onClose={dialog.close} />
          )}
        </>
      ) : isNone ? (
        <NoBoard name={name} />
      ) : error ? (
        <BoardFailure
          error={error}
          busy={places.isFetching || query.isFetching}
          onRetry={() => void (places.data === undefined ? places.refetch() : query.refetch())}
        />
      ) : (
        <Card>
          <Waiting className={layout.stack}>
            <Skeleton width="70%" />
            <Skeleton width="85%" />
            <Skeleton width="60%" />
          </Waiting>
        </Card>
      )}
    </div>
  )
}

interface RankingProps {
  readonly board: BoardPlaces
  readonly motions: readonly ShownMotion[]
  readonly power: Power
}

function Ranking({ board, motions, power }: RankingProps) {
  const { t } = useTranslation('motions')
  const [typed, setTyped] = useState('')
  const asked = useDeferredValue(typed).trim().toLowerCase()
  const linked = motionInFragment(useLocation().hash)
  const shown = useMemo(
    () => (asked === '' ? motions : motions.filter(({ words }) => words.toLowerCase().includes(asked))),
    [motions, asked],
  )
  const most = motions[0]?.points ?? 0n
  const [kept] = useState<KeptRows>(() => new Map())
  if (motions.length === 0) {
    return (
      <Card>
        <EmptyState icon="voice" title={t('empty')} hint={t('emptyHint')} />
      </Card>
    )
  }
  return (
    <div className={layout.stack}>
      {linked !== null && !motions.some(({ id }) => id === linked) && (
        <Note kind="warning">{t('notHere')}</Note>
      )}
      <Field
        type="search"
        label={t('search')}
        className={styles.search}
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
        autoComplete="off"
      />
      <p role="status" className={asked === '' ? text.sr : text.sub}>
        {asked === '' ? '' : t('found', { count: shown.length })}
      </p>
      {shown.length > 0 && (
        <MotionList board={board} motions={shown} most={most} power={power} linked={linked} kept={kept} />
      )}
    </div>
  )
}

function NoBoard({ name }: { readonly name: Name }) {
  const { t } = useTranslation('motions')
  return (
    <Card>
      <EmptyState
        icon="voice"
        title={t('none')}
        hint={<TextWithNames>{t('noneHint', { name: nameInText(formatName(name)) })}</TextWithNames>}
      >
        <Link className={buttonClasses({ variant: 'step' })} to={buildPath('home')}>
          {t('home')}
        </Link>
      </EmptyState>
    </Card>
  )
}

interface BoardFailureProps {
  readonly error: unknown
  readonly busy: boolean
  readonly onRetry: () => void
}

/** The motions could not be read: which there are is not known. */
function BoardFailure({ error, busy, onRetry }: BoardFailureProps) {
  const { t } = useTranslation(['motions', 'common'])
  const failureText = useFailureText()
  useEffect(
    () => showToast({ kind: 'danger', text: t('failed'), duration: exchangeNoticeDuration }),
    [error, t],
  )
  return (
    <Card>
      <EmptyState icon="err" tone="danger" title={t('failed')} hint={failureText(error)}>
        <Button variant="step" busy={busy} onClick={onRetry}>
          {!busy && <Icon name="refresh" />}
          <span>{t('common:action.tryAgain')}</span>
        </Button>
        <ErrorDetailsButton error={error} />
      </EmptyState>
    </Card>
  )
}
