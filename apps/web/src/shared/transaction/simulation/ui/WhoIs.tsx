import { toBech32, type Address as AddressValue } from '@tyto/primitives'
import { Address } from '../../../ui/text/Address'
import { Name } from '../../../ui/text/Name'
import type { ValueNames } from '../../../values/shownValue'

/** Names of the accounts and contracts in a transaction. */
export interface People {
  readonly names: ValueNames
  /** The names that contracts give themselves. */
  readonly contractNames: Readonly<Record<AddressValue, string>>
  readonly sender: AddressValue | null
  readonly senderName: string
}

interface WhoIsProps {
  readonly address: AddressValue
  readonly people: People
  /** The name that the contract gives itself, if `people` does not include it. */
  readonly name?: string | undefined
}

/** An address with its owner: the person, a name that this device knows, or the name that the contract gives itself. */
export function WhoIs({ address, people, name }: WhoIsProps) {
  const { names, contractNames, sender, senderName } = people
  if (address === sender) return <span>{senderName}</span>
  const known = names.nameOfAddress?.(address) ?? null
  const isUsername = known?.includes('.') === true
  const called = name ?? contractNames[address]
  return (
    <span title={toBech32(address)}>
      {isUsername ? <Name name={known} size="xs" /> : <span>{known ?? called}</span>}{' '}
      {!isUsername && <Address value={toBech32(address)} />}
    </span>
  )
}
