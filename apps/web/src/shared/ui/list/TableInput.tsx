import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ColumnChoice } from './ColumnChoice'
import { ListInput } from './ListInput'
import { isPlain, readTable, type ColumnKind, type ReadTable } from './readTable'
import { commaText } from '../text/listText'

interface TableInputProps<Name extends string> {
  readonly label: string
  readonly hint: string
  readonly kinds: readonly ColumnKind<Name>[]
  /** The names of the columns. */
  readonly names: Readonly<Record<Name, string>>
  /** How many rows it may have. */
  readonly most: number
  /** Takes a list whose columns are known; answers with why it does not, and null where it does. */
  readonly onTable: (table: ReadTable<Name>) => string | null
  readonly onCancel: () => void
  readonly template: { readonly name: string; readonly text: string }
}

/** A list that is pasted, typed, chosen or dropped; where it is not plain what its columns are, the person says it. */
export function TableInput<Name extends string>(props: TableInputProps<Name>) {
  const { label, hint, kinds, names, most, onTable, onCancel, template } = props
  const { t, i18n } = useTranslation('list')
  const [open, setOpen] = useState<ReadTable<Name> | null>(null)
  const [fault, setFault] = useState<string | null>(null)
  const read = (list: string): string | null => {
    const found = readTable(list, kinds, most)
    if (found.kind === 'fault') {
      const needed = kinds.flatMap(({ name, isOptional }) => (isOptional ? [] : [names[name]]))
      return t(found.code, { count: most, columns: commaText(needed, i18n.language) })
    }
    if (isPlain(found.table, kinds)) return onTable(found.table)
    setFault(null)
    setOpen(found.table)
    return null
  }
  if (open === null)
    return <ListInput label={label} hint={hint} onRead={read} onCancel={onCancel} template={template} />
  return (
    <ColumnChoice
      label={label}
      table={open}
      kinds={kinds}
      names={names}
      fault={fault}
      onChoose={(table) => setFault(onTable(table))}
      onBack={() => setOpen(null)}
    />
  )
}
