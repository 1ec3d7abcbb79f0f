import { useTranslation } from 'react-i18next'
import styles from './KindTable.module.css'
import type { KindCount } from './restore'

type Column = 'added' | 'differing' | 'same'

interface KindTableProps {
  readonly kinds: readonly KindCount[]
  readonly columns: readonly Column[]
}

/** How much there is of each kind of things: all of it, or what is new, what differs and what is known already. */
export function KindTable({ kinds, columns }: KindTableProps) {
  const { t } = useTranslation('keptFile')
  const isAll = columns.length === 1
  return (
    <table className={styles.table}>
      <thead>
        <tr>
          <th scope="col">{t('kind.title')}</th>
          {columns.map((column) => (
            <th key={column} scope="col">
              {t(isAll ? 'column.all' : `column.${column}`)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {kinds.map((count) => (
          <tr key={count.kind}>
            <th scope="row">{t(`kind.${count.kind}`)}</th>
            {columns.map((column) => (
              <td key={column}>{t('count', { count: count[column] })}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
