import { decodeChainText } from '@tyto/identity'
import { formatUnits } from '@tyto/primitives'
import type { ReactNode } from 'react'
import { BlockMoment } from '../chain/age/BlockMoment'
import { Amount } from '../ui/text/Amount'
import { Name } from '../ui/text/Name'
import { serviceMeaning } from './serviceMeaning'
import type { ShownValue } from './shownValue'

/** A value in plain units, names and words; undefined if the value needs no explanation. */
export function meaningOf(value: ShownValue): ReactNode | undefined {
  switch (value.kind) {
    case 'amount':
      return <Amount value={formatUnits(value.value, value.unit.decimals)} unit={value.unit.symbol} />
    case 'block':
      return <BlockMoment block={value.value} />
    case 'option':
      return value.value === null ? undefined : meaningOf(value.value)
    case 'address':
      return value.name === null ? undefined : <Name name={value.name} size="xs" />
    case 'hash':
      return value.domain === null ? undefined : <Name name={value.domain} size="xs" />
    case 'text': {
      const decoded = decodeChainText(value.text)
      return decoded === value.text ? undefined : decoded
    }
    case 'constructed':
      return serviceMeaning(value) ?? undefined
    default:
      return undefined
  }
}
