import { useTranslation } from 'react-i18next'
import { formatAge } from '../../chain/age/formatAge'
import { Amount } from '../../ui/text/Amount'
import { formatWhole } from '../../ui/text/formatWhole'
import text from '../../ui/text/text.module.css'
import styles from './figures.module.css'
import type { ChartPoint } from './stepLine'

/** Lines of the table; older ones are said to be there. */
const mostLines = 50

/** The figures of a line. */
export interface ChartFigures {
  /** The thing that the line shows. */
  readonly label: string
  /** The unit of the numbers: the head of their column. */
  readonly unit: string
  /** Oldest first, and at least one. */
  readonly points: readonly ChartPoint[]
  /** A number of the line as decimal text, such as `formatUnits` gives. */
  readonly decimalOf: (value: bigint) => string
}

interface ChartTableProps extends ChartFigures {
  readonly now: number
}

/** The figures of a line, newest first. */
export function ChartTable({ label, unit, points, decimalOf, now }: ChartTableProps) {
  const { t, i18n } = useTranslation(['rates', 'chain'])
  const newest = points.toReversed().slice(0, mostLines)
  return (
    <>
      <table className={styles.table}>
        <caption className={text.sr}>{label}</caption>
        <thead>
          <tr>
            <th scope="col">{t('chart.block')}</th>
            <th scope="col">{t('chart.when')}</th>
            <th scope="col" className={styles.number}>
              {unit}
            </th>
          </tr>
        </thead>
        <tbody>
          {newest.map(({ block, time, value }) => (
            <tr key={block.toString()}>
              <td>{formatWhole(block, i18n.language)}</td>
              <td>{formatAge(now - time, i18n.language)}</td>
              <td className={styles.number}>
                {value === null ? t('chain:unknown') : <Amount value={decimalOf(value)} />}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      {points.length > newest.length && (
        <p className={text.hint}>{t('chart.older', { count: points.length - newest.length })}</p>
      )}
    </>
  )
}
