import { ParamTable, type ParamRow } from '../ui/cards/ParamTable'
import { meaningOf } from './meaningOf'
import { readableType } from './readableType'
import type { ShownParam } from './showParams'
import { jsonText } from './shownValue'
import type { ValueLook } from './valueLook'
import { ValueView } from './ValueView'

interface ParamsTableProps {
  /** The title of the table, for screen readers. */
  readonly label: string
  /** Headings of the three columns. */
  readonly headings: readonly [name: string, type: string, value: string]
  readonly params: readonly ShownParam[]
  /** How values are drawn. `wire`: types and values as they are sent, without explanation. */
  readonly look: ValueLook | 'wire'
}

/** A table of parameters with their types and values. */
export function ParamsTable({ label, headings, params, look }: ParamsTableProps) {
  return (
    <ParamTable
      label={label}
      headings={headings}
      rows={params.map((param) => (look === 'wire' ? wireRow(param) : valueRow(param, look)))}
    />
  )
}

function wireRow({ name, type, json }: ShownParam): ParamRow {
  return { name, type, value: typeof json === 'string' ? json : jsonText(json) }
}

function valueRow({ name, type, value }: ShownParam, look: ValueLook): ParamRow {
  const note = look.as === 'sent' ? meaningOf(value) : undefined
  return {
    name,
    type: readableType(type),
    value: <ValueView value={value} look={look} />,
    ...(note && { note }),
  }
}
