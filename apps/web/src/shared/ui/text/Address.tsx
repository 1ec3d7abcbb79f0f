import styles from './Address.module.css'
import { joinClasses } from '../joinClasses'

interface AddressProps {
  /** The whole value: bech32, hex, a key or a hash. */
  readonly value: string
  /** `short`: the first 8 and the last 6 characters. `grouped`: the whole value in groups of four. */
  readonly as?: 'short' | 'grouped'
  readonly className?: string | undefined
}

const head = 8
const tail = 6

/** An address, key or hash. A shortened one has the whole value as its title. */
export function Address({ value, as = 'short', className }: AddressProps) {
  return (
    <span
      className={joinClasses(styles.address, as === 'short' && styles.short, className)}
      title={as === 'short' ? value : undefined}
      translate="no"
    >
      {as === 'short' ? <Short value={value} /> : <Grouped value={value} />}
    </span>
  )
}

function Short({ value }: { readonly value: string }) {
  if (value.length <= head + tail) return <b>{value}</b>
  return (
    <>
      <b>{value.slice(0, head)}</b>
      <span>…</span>
      <b>{value.slice(-tail)}</b>
    </>
  )
}

function Grouped({ value }: { readonly value: string }) {
  const prefix = /^(0x|zil1)/.exec(value)?.[0] ?? ''
  const groups = value.slice(prefix.length).match(/.{1,4}/gu) ?? []
  const last = groups.length > 1 ? groups.at(-1) : undefined
  return (
    <>
      <b>{[prefix, groups[0]].filter(Boolean).join(' ')}</b>{' '}
      <span>{groups.slice(1, last ? -1 : undefined).join(' ')}</span> {last && <b>{last}</b>}
    </>
  )
}
