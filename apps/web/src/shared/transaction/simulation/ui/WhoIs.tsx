import { toBech32, type Address as AddressValue } from '@tyto/primitives'
import { Address } from '../../../ui/Address'
import { Name } from '../../../ui/Name'
import type { ValueNames } from '../../../values/shownValue'

/** What is known of who takes part in a transaction. */
export interface People {
  readonly names: ValueNames
  /** What contracts call themselves. */
  readonly contractNames: Readonly<Record<AddressValue, string>>
  readonly sender: AddressValue | null
  readonly senderName: string
}

interface WhoIsProps {
  readonly address: AddressValue
  readonly people: People
  /** What the contract calls itself, where that is not among the people. */
  readonly name?: string | undefined
}

/** Who stands at an address: oneself, a name that this device knows, what a contract calls itself; the address with it. */
export function WhoIs({ address, people, name }: WhoIsProps) {
  const { names, contractNames, sender, senderName } = people
  if (address === sender) return <span>{senderName}</span>
  const known = names.nameOfAddress?.(address) ?? null
  const isUsername = known?.includes('.') === true
  const called = name ?? contractNames[address]
  return (
    <span title={toBech32(address)}>
      {isUsername ? <Name name={known} size="xs" /> : (known ?? called)}{' '}
      {!isUsername && <Address value={toBech32(address)} />}
    </span>
  )
}
