import { formatUnits, toBech32 } from '@tyto/primitives'
import { Fragment, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { BlockMoment } from '../chain/age/BlockMoment'
import { Address } from '../ui/text/Address'
import { Amount } from '../ui/text/Amount'
import text from '../ui/text/text.module.css'
import { BriefText, Empty, FoldedText } from './LongText'
import { MapView } from './MapView'
import { meaningOf } from './meaningOf'
import type { ShownValue } from './shownValue'
import type { ValueLook } from './valueLook'
import styles from './ValueView.module.css'

interface ValueViewProps {
  readonly value: ShownValue
  readonly look: ValueLook
}

type ValueOf<K extends ShownValue['kind']> = ShownValue & { readonly kind: K }
type Leaf = Exclude<ShownValue, ValueOf<'option' | 'list' | 'map' | 'constructed'>>

/** Draws a value of a contract, in the look that the page chooses. */
export function ValueView({ value, look }: ValueViewProps) {
  switch (value.kind) {
    case 'option':
      if (value.value === null) return <span className={text.ink3}>None</span>
      return <ValueView value={value.value} look={look} />
    case 'list':
      return <ListView value={value} look={look} />
    case 'map':
      return look.as === 'sent' ? (
        <SentMap value={value} look={look} />
      ) : (
        <ReadMap value={value} look={look} />
      )
    case 'constructed':
      return look.as === 'sent' ? (
        <SentConstructed value={value} look={look} />
      ) : (
        <ReadConstructed value={value} look={look} />
      )
    default:
      return look.as === 'sent' ? (
        <SentLeaf value={value} look={look} />
      ) : (
        <ReadLeaf value={value} look={look} />
      )
  }
}

interface LeafProps {
  readonly value: Leaf
  readonly look: ValueLook
}

/** A single value exactly as it is sent, whole; a very long text is folded. */
function SentLeaf({ value, look: { isBrief = false } }: LeafProps) {
  switch (value.kind) {
    case 'number':
    case 'amount':
    case 'block':
      return <span translate="no">{value.value.toString()}</span>
    case 'text':
      return <SentText value={value.text} isBrief={isBrief} />
    case 'bytes':
      return <SentText value={value.bytes} isBrief={isBrief} />
    case 'unreadable':
      return <SentText value={value.json} isBrief={isBrief} />
    case 'hash':
      return <SentText value={value.hash} isBrief={isBrief} />
    case 'address': {
      const bech32 = toBech32(value.address)
      return isBrief ? (
        <Address value={bech32} />
      ) : (
        <span className={text.anywhere} translate="no">
          {bech32}
        </span>
      )
    }
  }
}

function SentText({ value, isBrief }: { readonly value: string; readonly isBrief: boolean }) {
  return isBrief ? <BriefText value={value} /> : <FoldedText value={value} />
}

function ReadLeaf({ value, look }: LeafProps) {
  switch (value.kind) {
    case 'block':
      return <BlockMoment block={value.value} />
    case 'number':
      return <Amount value={value.value.toString()} />
    case 'amount':
      return (
        <span title={value.value.toString()}>
          <Amount value={formatUnits(value.value, value.unit.decimals)} unit={value.unit.symbol} />
        </span>
      )
    case 'text':
      return <FoldedText value={value.text} />
    case 'bytes':
      return <FoldedText value={value.bytes} />
    case 'unreadable':
      return <FoldedText value={value.json} />
    case 'hash':
      return (
        <>
          <FoldedText value={value.hash} />
          {value.domain !== null && <span className={text.hint}>{` (${value.domain})`}</span>}
        </>
      )
    case 'address':
      return look.address?.(value.address) ?? <Address value={toBech32(value.address)} />
  }
}

interface PartProps<K extends ShownValue['kind']> {
  readonly value: ValueOf<K>
  readonly look: ValueLook
}

function ListView({ value: { items, left }, look }: PartProps<'list'>) {
  return <Parts items={items.map((item) => inside(item, look))} left={left} />
}

function SentMap({ value: { entries, left }, look }: PartProps<'map'>) {
  return (
    <Parts
      items={entries.map(({ key, value }) => (
        <>
          <ValueView value={key} look={look} />
          <span>{': '}</span>
          {inside(value, look)}
        </>
      ))}
      left={left}
    />
  )
}

function ReadMap({ value: { entries, left }, look }: PartProps<'map'>) {
  return <MapView entries={entries} left={left} draw={(each) => <ValueView value={each} look={look} />} />
}

/**
 * A constructor with its arguments, on one line if no argument has parts of its own. The constructor of a pair is not
 * written.
 */
function SentConstructed({ value: { name, parts }, look }: PartProps<'constructed'>) {
  const word = name === 'Pair' ? null : name
  if (word !== null && parts.every(isSimple)) {
    return (
      <>
        <span translate="no">{word}</span>
        {parts.map((part, index) => (
          <Fragment key={index}>
            <span>{index === 0 ? ': ' : ', '}</span>
            {inside(part, look)}
          </Fragment>
        ))}
      </>
    )
  }
  return (
    <>
      {word !== null && <span translate="no">{word}</span>}
      <Parts items={parts.map((part) => inside(part, look))} />
    </>
  )
}

function isSimple(value: ShownValue): boolean {
  switch (value.kind) {
    case 'constructed':
      return value.name !== 'Pair' && value.parts.length === 0
    case 'option':
      return value.value === null || isSimple(value.value)
    default:
      return value.kind !== 'list' && value.kind !== 'map'
  }
}

function ReadConstructed({ value: { name, parts }, look }: PartProps<'constructed'>) {
  return (
    <span>
      <b className={styles.name} translate="no">
        {name}
      </b>
      {parts.length > 0 && <Parts items={parts.map((part) => inside(part, look))} />}
    </span>
  )
}

/** A value inside another one; in the look `sent`, its meaning follows it. */
function inside(value: ShownValue, look: ValueLook): ReactNode {
  const meaning = look.as === 'sent' ? meaningOf(value) : undefined
  return (
    <>
      <ValueView value={value} look={look} />
      {meaning && (
        <span className={styles.meaning}>
          {' '}
          (<span>{meaning}</span>)
        </span>
      )}
    </>
  )
}

interface PartsProps {
  readonly items: readonly ReactNode[]
  /** The number of further values that are not shown. */
  readonly left?: number
}

function Parts({ items, left = 0 }: PartsProps) {
  const { t } = useTranslation('transaction')
  if (items.length === 0 && left === 0) return <Empty />
  return (
    <ul className={styles.parts}>
      {items.map((item, index) => (
        <li key={index}>{item}</li>
      ))}
      {left > 0 && <li className={text.ink3}>{t('value.left', { count: left })}</li>}
    </ul>
  )
}
