import type { ReactNode } from 'react'
import { CardFailure } from '../../../shared/chain/failure/CardFailure'
import { DataAge } from '../../../shared/chain/age/DataAge'
import { Card } from '../../../shared/ui/cards/Card'
import text from '../../../shared/ui/text/text.module.css'
import styles from './ListCard.module.css'
import { RowsSkeleton } from './RowsSkeleton'

/** The parts of a query that the card uses. */
interface ListQuery<T> {
  readonly data: T | undefined
  readonly error: unknown
  readonly isFetching: boolean
  readonly dataUpdatedAt: number
  readonly refetch: () => unknown
}

interface ListCardProps<T> {
  readonly title: string
  readonly aside?: ReactNode
  readonly reading: ListQuery<T>
  /** The text for an empty list. */
  readonly empty: string
  readonly isEmpty: (data: T) => boolean
  /** As many rows as are expected stand there while the list is read. */
  readonly rows?: number
  /** True for a list that is updated by itself; its age is shown. */
  readonly live?: boolean
  readonly children: (data: T) => ReactNode
}

/** A card around a list that is read from the chain. The list may be loading, failed, empty or there. */
export function ListCard<T>({
  title,
  aside,
  reading,
  empty,
  isEmpty,
  rows,
  live = false,
  children,
}: ListCardProps<T>) {
  const { data, error, isFetching, dataUpdatedAt, refetch } = reading
  return (
    <Card
      title={title}
      aside={aside}
      flush
      {...(live && data !== undefined
        ? { footer: <DataAge readAt={dataUpdatedAt} failed={error !== null} /> }
        : {})}
    >
      {data !== undefined ? (
        isEmpty(data) ? (
          <p className={styles.inside}>
            <span className={text.sub}>{empty}</span>
          </p>
        ) : (
          children(data)
        )
      ) : error ? (
        <div className={styles.inside}>
          <CardFailure error={error} busy={isFetching} onRetry={() => void refetch()} />
        </div>
      ) : (
        <RowsSkeleton count={rows} />
      )}
    </Card>
  )
}
