import { formatUnits, type Hex } from '@tyto/primitives'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { domainsByHash, useKnownNames } from '../../shared/session/knownNames'
import { seededNames } from '../../shared/chain/localNetwork'
import { Amount } from '../../shared/ui/Amount'
import text from '../../shared/ui/text.module.css'
import { AddressLink } from './AddressLink'
import { MapView } from './MapView'
import type { Unit } from './ourContracts'
import type { ShownValue } from './shownValue'
import styles from './ValueView.module.css'

interface ValueViewProps {
  readonly value: ShownValue
  /** What its numbers count. */
  readonly unit?: Unit | null
  /** Of a map: what the numbers of an entry count. */
  readonly unitAt?: (key: ShownValue) => Unit | null
}

/** A value of a contract: addresses lead to their pages, amounts stand in their unit, maps are paged. */
export function ValueView({ value, unit = null, unitAt = () => unit }: ValueViewProps) {
  const { t } = useTranslation('explorer')
  switch (value.kind) {
    case 'number':
      return <NumberView value={value.value} unit={unit} />
    case 'text':
      return value.text === '' ? (
        <span className={text.ink3}>{t('value.empty')}</span>
      ) : (
        <TextView value={value.text} />
      )
    case 'bytes':
      return <BytesView hex={value.hex} />
    case 'address':
      return <AddressLink address={value.address} />
    case 'made':
      return <MadeView value={value} unit={unit} />
    case 'list':
      return <ListView items={value.items} unit={unit} />
    case 'map':
      return (
        <MapView
          entries={value.entries}
          showKey={(key) => <ValueView value={key} />}
          showValue={(inner, key) => <ValueView value={inner} unit={unitAt(key)} />}
        />
      )
    case 'json':
      return <LongText value={value.text} />
  }
}

function NumberView({ value, unit }: { readonly value: bigint; readonly unit: Unit | null }) {
  if (unit === null || value < 0n) return <Amount value={value.toString()} />
  return (
    <span title={value.toString()}>
      <Amount value={formatUnits(value, unit.decimals)} unit={unit.symbol} />
    </span>
  )
}

/** A text of the chain; the hash of a domain that this device knows is followed by the domain. */
function TextView({ value }: { readonly value: string }) {
  return /^0x[0-9a-f]{64}$/.test(value) ? <BytesView hex={value as Hex} /> : <LongText value={value} />
}

function BytesView({ hex }: { readonly hex: Hex }) {
  const domain = useDomains().get(hex)
  return (
    <>
      <LongText value={hex} />
      {domain !== undefined && <span className={text.hint}> ({domain})</span>}
    </>
  )
}

function useDomains(): ReadonlyMap<Hex, string> {
  const known = useKnownNames()
  return useMemo(() => {
    const seeded = seededNames
      .filter(({ subdomain }) => subdomain === '')
      .map(({ domain }) => `${domain}.ssi`)
    return domainsByHash([...seeded, ...known])
  }, [known])
}

function MadeView({
  value,
  unit,
}: {
  readonly value: ShownValue & { readonly kind: 'made' }
  readonly unit: Unit | null
}) {
  const [first] = value.parts
  if (value.name === 'None' && !first) return <span className={text.ink3}>None</span>
  if (value.name === 'Some' && first && value.parts.length === 1)
    return <ValueView value={first} unit={unit} />
  return (
    <span>
      <b className={styles.made}>{value.name}</b>
      {value.parts.length > 0 && <Parts parts={value.parts} unit={unit} />}
    </span>
  )
}

function ListView({ items, unit }: { readonly items: readonly ShownValue[]; readonly unit: Unit | null }) {
  const { t } = useTranslation('explorer')
  if (items.length === 0) return <span className={text.ink3}>{t('value.empty')}</span>
  return <Parts parts={items} unit={unit} />
}

function Parts({ parts, unit }: { readonly parts: readonly ShownValue[]; readonly unit: Unit | null }) {
  return (
    <ul className={styles.parts}>
      {parts.map((part, index) => (
        <li key={index}>
          <ValueView value={part} unit={unit} />
        </li>
      ))}
    </ul>
  )
}

/** Longer texts are folded: somebody may have put a book on the chain. */
const longest = 400

function LongText({ value }: { readonly value: string }) {
  const { t } = useTranslation('explorer')
  if (value.length <= longest) return <span className={text.anywhere}>{value}</span>
  return (
    <details>
      <summary className={styles.summary}>
        <span className={text.anywhere}>{value.slice(0, 120)}…</span>{' '}
        <span className={text.hint}>{t('value.characters', { count: value.length })}</span>
      </summary>
      <span className={text.anywhere}>{value}</span>
    </details>
  )
}
