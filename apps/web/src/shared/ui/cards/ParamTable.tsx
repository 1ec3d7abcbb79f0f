import type { ReactNode } from 'react'
import styles from './ParamTable.module.css'

export interface ParamRow {
  readonly name: string
  /** The type of the parameter on the chain. */
  readonly type: string
  /** The value as it is sent. */
  readonly value: ReactNode
  /** The same value in plain units and names. */
  readonly note?: ReactNode
}

interface ParamTableProps {
  /** The title of the table, for screen readers. */
  readonly label: string
  /** Headings of the three columns. */
  readonly headings: readonly [name: string, type: string, value: string]
  readonly rows: readonly ParamRow[]
}

/** The parameters of a call: name, type, value, and what the value means. */
export function ParamTable({ label, headings, rows }: ParamTableProps) {
  return (
    <table className={styles.table} aria-label={label}>
      <thead>
        <tr>
          {headings.map((heading) => (
            <th key={heading} scope="col">
              {heading}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ name, type, value, note }) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            <td className={styles.type}>{type}</td>
            <td>
              {value}
              {note !== undefined && <div className={styles.note}>{note}</div>}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
