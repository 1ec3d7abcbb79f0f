import { formatUnits, toBech32 } from '@tyto/primitives'
import type { TFunction } from 'i18next'
import { Fragment, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Address } from '../ui/Address'
import { Name } from '../ui/Name'
import text from '../ui/text.module.css'
import type { PlainValue, Unit } from './plainValue'
import styles from './PlainValueView.module.css'

interface PlainValueViewProps {
  readonly value: PlainValue
  /** Inside another value: in short. */
  readonly isInner?: boolean
}

/** A value as it is sent, readable: nothing of it is left out but the middle of what nobody reads. */
export function PlainValueView({ value, isInner = false }: PlainValueViewProps) {
  switch (value.kind) {
    case 'integer':
      return value.value.toString()
    case 'text':
      return <LongText value={value.text} isInner={isInner} />
    case 'address':
      return isInner ? <Address value={toBech32(value.address)} /> : toBech32(value.address)
    case 'hash':
      return <Address value={value.hash} />
    case 'bytes':
      return <LongText value={value.bytes} isInner={isInner} />
    case 'flag':
      return value.value ? 'True' : 'False'
    case 'none':
      return <span className={text.ink3}>None</span>
    case 'items':
      return <Items name={value.name} items={value.items} />
    case 'entries':
      return (
        <List
          items={value.entries.map(([key, item]) => (
            <>
              <PlainValueView value={key} isInner />: <InnerValue value={item} />
            </>
          ))}
        />
      )
    case 'raw':
      return <LongText value={value.json} isInner={isInner} />
  }
}

type ItemsValue = Extract<PlainValue, { readonly kind: 'items' }>

/** A list, or a constructor with its arguments: on one line where none of them has parts of its own. */
function Items({ name, items }: Pick<ItemsValue, 'name' | 'items'>) {
  const isFlat = name !== null && items.every((item) => isSimple(item))
  if (!isFlat) {
    return (
      <>
        {name}
        <List
          items={items.map((item, index) => (
            <InnerValue key={index} value={item} />
          ))}
        />
      </>
    )
  }
  return (
    <>
      {name}
      {items.map((item, index) => (
        <Fragment key={index}>
          {index === 0 ? ': ' : ', '}
          <InnerValue value={item} />
        </Fragment>
      ))}
    </>
  )
}

function isSimple(value: PlainValue): boolean {
  if (value.kind === 'items') return value.name !== null && value.items.length === 0
  return value.kind !== 'entries'
}

function List({ items }: { readonly items: readonly ReactNode[] }) {
  const { t } = useTranslation('transaction')
  if (items.length === 0) return <span className={text.ink3}>{t('review.empty')}</span>
  return (
    <ul className={styles.items}>
      {items.map((item, index) => (
        <li key={index}>{item}</li>
      ))}
    </ul>
  )
}

/** A value inside another, and what it means behind it. */
function InnerValue({ value }: { readonly value: PlainValue }) {
  const { t, i18n } = useTranslation('transaction')
  const meaning = meaningOf(value, t, i18n.language)
  return (
    <>
      <PlainValueView value={value} isInner />
      {meaning !== undefined && <span className={styles.meaning}> ({meaning})</span>}
    </>
  )
}

/** What a value means in plain units and names; undefined where it speaks for itself. */
export function meaningOf(
  value: PlainValue,
  t: TFunction<'transaction'>,
  language: string,
): ReactNode | undefined {
  switch (value.kind) {
    case 'integer':
      return value.unit === null ? undefined : inUnit(value.value, value.unit, t, language)
    case 'address':
      return value.name === null ? undefined : <Name name={value.name} size="xs" />
    case 'hash':
      return value.domain === null ? undefined : <Name name={value.domain} size="xs" />
    default:
      return undefined
  }
}

function inUnit(value: bigint, unit: Unit, t: TFunction<'transaction'>, language: string): string {
  if (unit.kind === 'blocks') return t('submitted.blocks', { count: Number(value) })
  const [whole = '0', fraction] = formatUnits(value, unit.decimals).split('.')
  const digits = BigInt(whole).toLocaleString(language)
  return `${digits}${fraction === undefined ? '' : `.${fraction}`} ${unit.symbol}`
}

/** Longer texts lose their middle: the raw JSON has all of it. */
const longest = { alone: 160, inner: 40 }

function LongText({ value, isInner }: { readonly value: string; readonly isInner: boolean }) {
  const { t } = useTranslation('transaction')
  if (value === '') return <span className={text.ink3}>{t('review.empty')}</span>
  if (value.length <= (isInner ? longest.inner : longest.alone)) return value
  const [head, tail] = isInner ? [16, 8] : [80, 20]
  return (
    <span title={value.slice(0, 2_000)}>
      {value.slice(0, head)}…{value.slice(-tail)}
      {value.length > longest.alone && (
        <span className={text.ink3}> {t('review.characters', { count: value.length })}</span>
      )}
    </span>
  )
}
