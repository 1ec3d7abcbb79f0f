import { formatName, parseName } from '@tyto/identity'
import { parseAddress, toBech32 } from '@tyto/primitives'
import { Address } from '../../../ui/text/Address'
import { Name } from '../../../ui/text/Name'

/** For whom a transaction is: a name, or an address. */
export function Subject({ value }: { readonly value: string }) {
  const address = parseAddress(value)
  if (address.ok) return <Address value={toBech32(address.value)} />
  const name = parseName(value)
  return name.ok ? (
    <Name name={formatName(name.value)} size="xs" />
  ) : (
    <>
      <span>{value}</span>
    </>
  )
}
