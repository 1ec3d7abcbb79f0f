import type { ActivityPage } from '@tyto/chain'
import type { DidRecord, Name } from '@tyto/identity'
import {
  useInfiniteQuery,
  useQuery,
  type InfiniteData,
  type UseInfiniteQueryResult,
} from '@tanstack/react-query'
import { useEffect, useMemo, useState, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { CardFailure } from '../../shared/chain/failure/CardFailure'
import { DataAge } from '../../shared/chain/age/DataAge'
import { tokensQuery } from '../../shared/chain/coins/tokensQuery'
import { useFailureText } from '../../shared/chain/failure/useFailureText'
import { useNetworkId } from '../../shared/settings/network'
import { Button } from '../../shared/ui/buttons/Button'
import { Card } from '../../shared/ui/cards/Card'
import { EmptyState } from '../../shared/ui/page/EmptyState'
import { FieldMessage } from '../../shared/ui/fields/FieldMessage'
import { IconButton } from '../../shared/ui/buttons/IconButton'
import { Row, Rows } from '../../shared/ui/cards/Rows'
import { SelectField } from '../../shared/ui/fields/SelectField'
import { Skeleton } from '../../shared/ui/page/Skeleton'
import { Waiting } from '../../shared/ui/page/Waiting'
import text from '../../shared/ui/text/text.module.css'
import { happeningKinds, type HappeningKind } from '../../shared/values/happenings'
import { Comes } from './Comes'
import { contextOf, type Coins } from './context'
import { activityQuery } from './queries'
import { SaveFile } from './SaveFile'
import { newestOf } from './held'
import {
  allCoinsShown,
  coinsOf,
  deedsOf,
  filterRows,
  noFilter,
  timelineOf,
  type TimelineFilter,
} from './timeline'
import styles from './Timeline.module.css'
import { TimelineLine } from './TimelineLine'
import { useSentence } from './useSentence'

interface TimelineProps {
  readonly name: Name
  readonly record: DidRecord
  /** The transactions that this device sent and no block holds yet; null for none. */
  readonly waiting: ReactNode
}

/** The past of a wallet, newest first, in words; filtered, paged, and saved as a file. */
export function Timeline({ name, record, waiting }: TimelineProps) {
  const network = useNetworkId()
  const { t } = useTranslation(['activity', 'common'])
  const query = useInfiniteQuery(activityQuery(network, record.address))
  const tokens = useQuery(tokensQuery(network))
  const { data, error, isFetching, refetch } = query
  const busy = isFetching || tokens.isFetching
  const failure = error ?? tokens.error
  const retry = (): void => {
    void refetch()
    if (!tokens.data) void tokens.refetch()
  }
  return (
    <Card
      title={t('timeline')}
      aside={
        data && <IconButton icon="refresh" label={t('refresh')} disabled={busy} onClick={() => retry()} />
      }
      flush
    >
      {waiting}
      {data && tokens.data ? (
        <Lines name={name} record={record} query={query} pages={data} tokens={tokens.data} />
      ) : failure && !busy ? (
        <div className={styles.foot}>
          <CardFailure error={failure} busy={busy} onRetry={retry} />
        </div>
      ) : (
        <WaitingRows />
      )}
    </Card>
  )
}

function WaitingRows() {
  return (
    <Waiting>
      <Rows>
        {[0, 1, 2].map((row) => (
          <Row key={row}>
            <Skeleton width="2.25rem" height="2.25rem" round />
            <Skeleton width="55%" />
          </Row>
        ))}
      </Rows>
    </Waiting>
  )
}

type Pages = InfiniteData<ActivityPage>

interface LinesProps extends Omit<TimelineProps, 'waiting'> {
  readonly query: UseInfiniteQueryResult<Pages>
  readonly pages: Pages
  readonly tokens: Coins
}

function Lines({ name, record, query, pages, tokens }: LinesProps) {
  const network = useNetworkId()
  const { t } = useTranslation('activity')
  const failureText = useFailureText()
  const [filter, setFilter] = useState<TimelineFilter>(noFilter)
  const { say, sayDeed, faceOf } = useSentence(name, record)
  const context = useMemo(() => contextOf(network, record.address, tokens), [network, record.address, tokens])
  const rows = useMemo(() => timelineOf(pages.pages, context), [pages, context])
  const shown = filterRows(rows, filter)
  const count = pages.pages.reduce((sum, { transactions }) => sum + transactions.length, 0)
  const { hasNextPage, isFetchNextPageError, isRefetchError, error, dataUpdatedAt } = query
  const earlier = useEarlier(query, pages.pages.length)
  if (rows.length === 0) return <EmptyState title={t('none')} hint={t('noneHint')} headingLevel={3} />
  return (
    <>
      <div className={styles.filters}>
        <SelectField
          className={styles.select}
          label={t('filter.kind')}
          value={filter.kind}
          options={[
            { value: 'all', label: t('filter.allKinds') },
            ...happeningKinds.map((kind) => ({ value: kind, label: t(`kind.${kind}`) })),
          ]}
          onChange={(kind) => setFilter({ ...filter, kind: kind as HappeningKind | 'all' })}
        />
        <SelectField
          className={styles.select}
          label={t('filter.coin')}
          value={filter.coin}
          options={[
            { value: allCoinsShown, label: t('filter.allCoins') },
            ...coinsOf(rows).map((coin) => ({ value: coin, label: coin })),
          ]}
          onChange={(coin) => setFilter({ ...filter, coin })}
        />
        <SaveFile name={name} record={record} pages={pages} context={context} filter={filter} />
      </div>
      {shown.length === 0 ? (
        <EmptyState title={t('noneOfFilter')} headingLevel={3}>
          <Button variant="line" small onClick={() => setFilter(noFilter)}>
            {t('filter.clear')}
          </Button>
        </EmptyState>
      ) : (
        <Rows>
          {deedsOf(shown).map((deed) => (
            <TimelineLine
              key={deed.key}
              deed={deed}
              network={network}
              sentence={sayDeed(deed) ?? say(deed.lead.happening)}
              steps={
                deed.rows.length === 1
                  ? []
                  : deed.rows.map(({ key, happening }) => ({ key, sentence: say(happening) }))
              }
              face={faceOf(deed.lead.happening)}
            />
          ))}
        </Rows>
      )}
      <div className={styles.foot}>
        {isFetchNextPageError && <FieldMessage kind="error">{failureText(error)}</FieldMessage>}
        {hasNextPage && (
          <Button variant="line" small busy={earlier.isBusy} onClick={earlier.show}>
            {t('earlier')}
          </Button>
        )}
        <p className={text.hint}>{t(hasNextPage ? 'seenSome' : 'seenAll', { count })}</p>
        {!hasNextPage && !isRefetchError && (
          <Comes rows={rows} context={context} newest={newestOf(pages.pages)} />
        )}
        {isRefetchError && <DataAge readAt={dataUpdatedAt} failed />}
      </div>
    </>
  )
}

/**
 * One more page when it is asked for. A refresh that comes meanwhile (a block brought news) ends the request for it, and
 * so it is made again after that: a press is never without effect.
 */
function useEarlier(query: LinesProps['query'], count: number) {
  const { fetchNextPage, hasNextPage, isFetching, isFetchingNextPage, isFetchNextPageError } = query
  const [wanted, setWanted] = useState(0)
  const isOpen = wanted > count && hasNextPage && !isFetchNextPageError
  useEffect(() => {
    if (isOpen && !isFetching) void fetchNextPage()
  }, [isOpen, isFetching, fetchNextPage])
  const show = (): void => {
    setWanted(count + 1)
    void fetchNextPage()
  }
  return { show, isBusy: isFetchingNextPage || isOpen }
}
