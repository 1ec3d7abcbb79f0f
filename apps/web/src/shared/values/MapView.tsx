import { useState, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { IconButton } from '../ui/buttons/IconButton'
import text from '../ui/text/text.module.css'
import { Empty } from './LongText'
import styles from './MapView.module.css'
import type { ShownEntry, ShownValue } from './shownValue'

const pageLength = 10

interface MapViewProps {
  readonly entries: readonly ShownEntry[]
  /** The number of further entries that were not read, because there are too many. */
  readonly left: number
  readonly draw: (value: ShownValue) => ReactNode
}

/** The entries of a map, ten at a time. */
export function MapView({ entries, left, draw }: MapViewProps) {
  const { t } = useTranslation('transaction')
  const [page, setPage] = useState(0)
  const last = Math.max(0, Math.ceil(entries.length / pageLength) - 1)
  // The map may have become shorter since the page was chosen.
  const start = Math.min(page, last) * pageLength
  const shown = entries.slice(start, start + pageLength)
  if (entries.length === 0 && left === 0) return <Empty />
  return (
    <div className={styles.map}>
      <dl className={styles.entries}>
        {shown.map(({ key, value }, index) => (
          <div key={start + index}>
            <dt>{draw(key)}</dt>
            <dd>{draw(value)}</dd>
          </div>
        ))}
      </dl>
      {last > 0 && (
        <div className={styles.pager}>
          <IconButton
            icon="left"
            label={t('value.earlier')}
            disabled={start === 0}
            onClick={() => setPage(Math.max(0, start / pageLength - 1))}
          />
          <span className={text.hint} role="status">
            {t('value.range', { from: start + 1, to: start + shown.length, count: entries.length })}
          </span>
          <IconButton
            icon="right"
            label={t('value.later')}
            disabled={start / pageLength >= last}
            onClick={() => setPage(start / pageLength + 1)}
          />
        </div>
      )}
      {left > 0 && <p className={text.hint}>{t('value.left', { count: left })}</p>}
    </div>
  )
}
