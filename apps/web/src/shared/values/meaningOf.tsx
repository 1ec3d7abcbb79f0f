import { decodeChainText } from '@tyto/identity'
import { formatUnits } from '@tyto/primitives'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { BlockMoment } from '../chain/BlockMoment'
import { formatDecimal } from '../ui/formatDecimal'
import { Name } from '../ui/Name'
import { serviceMeaning } from './serviceMeaning'
import type { ShownValue } from './shownValue'

/** A value in plain units, names and words; undefined if the value needs no explanation. */
export function meaningOf(value: ShownValue): ReactNode | undefined {
  switch (value.kind) {
    case 'amount':
      return <PlainAmount value={value} />
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

function PlainAmount({
  value: { value, unit },
}: {
  readonly value: ShownValue & { readonly kind: 'amount' }
}) {
  const { i18n } = useTranslation()
  return `${formatDecimal(formatUnits(value, unit.decimals), i18n.language)} ${unit.symbol}`
}
