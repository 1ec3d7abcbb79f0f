import { useTranslation } from 'react-i18next'
import { formatAge } from '../../chain/age/formatAge'
import { Amount } from '../../ui/text/Amount'
import { formatDecimal } from '../../ui/text/formatDecimal'
import text from '../../ui/text/text.module.css'
import type { BlockChartProps } from './BlockChart'
import styles from './figures.module.css'

/** Lines of the table; older ones are said to be there. */
const mostLines = 50

interface ChartTableProps extends Pick<BlockChartProps, 'label' | 'unit' | 'points' | 'decimalOf'> {
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
              <td>{formatDecimal(block.toString(), i18n.language)}</td>
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
