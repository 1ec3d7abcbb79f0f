import type { ScillaType } from '@tyto/abi'
import type { Host } from './host'
import { walkEntries } from './mapEntries'
import { isAssignable } from './substitute'
import { listItems, type Value } from './values'

type AddressType = Extract<ScillaType, { kind: 'address' }>

/** Whether what stands at an address is what an address type says. Source: Scilla documentation, "Addresses". */
export const isAddressOfType = (host: Host, address: `0x${string}`, type: AddressType): boolean => {
  const account = host.account(address)
  switch (type.of) {
    case 'any':
      return account.kind !== 'unused'
    case 'library':
      return account.kind === 'library'
    case 'codehash':
      return account.kind === 'library' || account.kind === 'contract'
    case 'contract':
      return (
        account.kind === 'contract' &&
        type.fields.every((field) => {
          const found = host.remoteFieldType(address, field.name)
          return found !== undefined && isAssignable(field.type, found)
        })
      )
  }
}

/** Whether a type has an address type anywhere in it: values of other types need no look at the network. */
export const hasAddressType = (type: ScillaType): boolean => {
  switch (type.kind) {
    case 'address':
      return true
    case 'map':
      return hasAddressType(type.key) || hasAddressType(type.value)
    case 'adt':
      return type.args.some(hasAddressType)
    default:
      return false
  }
}

/**
 * Whether every address in a value is what the value's type says. Looks into lists, options, pairs and maps; types that
 * the contract declares itself hold plain ByStr20 values as far as this check goes.
 */
export const addressesMatch = (host: Host, type: ScillaType, value: Value): boolean => {
  if (!hasAddressType(type)) return true
  if (type.kind === 'address') return value.kind === 'bytes' && isAddressOfType(host, value.hex, type)
  if (type.kind === 'map' && value.kind === 'map') {
    for (const entry of walkEntries(value.entries)) {
      if (!addressesMatch(host, type.key, entry.key) || !addressesMatch(host, type.value, entry.value))
        return false
    }
    return true
  }
  if (type.kind !== 'adt' || value.kind !== 'adt') return true
  if (type.name === 'List') {
    for (const item of listItems(value))
      if (!addressesMatch(host, type.args[0] as ScillaType, item)) return false
    return true
  }
  if (type.name === 'Option' || type.name === 'Pair') {
    return value.args.every((argument, index) =>
      addressesMatch(host, type.args[index] as ScillaType, argument),
    )
  }
  return true
}
