import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../buttons/Button'
import { FieldMessage } from '../fields/FieldMessage'
import layout from '../page/layout.module.css'
import { SelectField } from '../fields/SelectField'
import text from '../text/text.module.css'
import { Tick } from '../fields/Tick'
import styles from './ColumnChoice.module.css'
import { bodyOf, isChosen, type Column, type ColumnKind, type ReadTable } from './readTable'

interface ColumnChoiceProps<Name extends string> {
  readonly label: string
  readonly table: ReadTable<Name>
  readonly kinds: readonly ColumnKind<Name>[]
  readonly names: Readonly<Record<Name, string>>
  /** Why the chosen columns were not taken; null for nothing. */
  readonly fault: string | null
  readonly onChoose: (table: ReadTable<Name>) => void
  /** To another list. */
  readonly onBack: () => void
}

/** How many lines show what a column holds. */
const shown = 5

/** Asks what each column of a list is, with its first lines below: where money goes is asked, never guessed. */
export function ColumnChoice<Name extends string>(props: ColumnChoiceProps<Name>) {
  const { label, table, kinds, names, fault, onChoose, onBack } = props
  const { t } = useTranslation('list')
  const [columns, setColumns] = useState(table.columns)
  const [hasHeading, setHeading] = useState(table.hasHeading)
  const chosen = { ...table, columns, hasHeading }
  const heads = hasHeading ? table.lines[0] : undefined
  const lines = bodyOf(chosen)
  const options: readonly { readonly value: string; readonly label: string }[] = [
    { value: '', label: t('column.open') },
    ...kinds.map(({ name }) => ({ value: name, label: names[name] })),
    { value: 'unused', label: t('column.unused') },
  ]
  const choose = (at: number, value: string): void =>
    setColumns(columns.with(at, value === '' ? null : (value as Column<Name>)))
  const isWhole = isChosen(columns, kinds)
  return (
    <div className={layout.stack} role="group" aria-label={label}>
      <p>{t('column.ask')}</p>
      <div className={styles.columns}>
        {columns.map((column, at) => (
          <div key={at} className={styles.column} data-unused={column === 'unused' || undefined}>
            <SelectField
              label={
                heads?.[at] ? t('column.named', { name: heads[at] }) : t('column.number', { number: at + 1 })
              }
              value={column ?? ''}
              options={options}
              onChange={(value) => choose(at, value)}
            />
            <ol className={styles.cells}>
              {lines.slice(0, shown).map((line, row) => (
                <li key={row}>{line[at] === '' ? '\u00A0' : line[at]}</li>
              ))}
            </ol>
          </div>
        ))}
      </div>
      {table.lines.length > 1 && (
        <Tick isSet={hasHeading} onChange={setHeading}>
          {t('column.heading')}
        </Tick>
      )}
      {!isWhole && <p className={text.hint}>{t('column.missing')}</p>}
      {fault !== null && <FieldMessage kind="error">{fault}</FieldMessage>}
      <div className={layout.row}>
        <Button variant="step" disabled={!isWhole} onClick={() => onChoose(chosen)}>
          {t('column.use', { count: lines.length })}
        </Button>
        <Button variant="quiet" onClick={onBack}>
          {t('column.back')}
        </Button>
      </div>
    </div>
  )
}
