import { eraseAddresses, type AdtType } from '@tyto/abi'
import { hasAddressType } from './addressCheck'
import { walkEntries } from '../values/mapEntries'
import { adtValue, listItems, listValue, mapValue, type Value } from '../values/values'

/**
 * A value as it leaves the contract: what was checked of an address here means nothing elsewhere, so every address type
 * in it becomes ByStr20. A value without address types is returned as it is.
 */
export function plainAddresses(value: Value): Value {
  if (value.kind === 'map') {
    if (!hasAddressType(value.keyType) && !hasAddressType(value.valueType)) return value
    const entries = Array.from(
      walkEntries(value.entries),
      (entry) => [entry.key, plainAddresses(entry.value)] as const,
    )
    return mapValue(eraseAddresses(value.keyType), eraseAddresses(value.valueType), entries)
  }
  if (value.kind !== 'adt' || !value.type.args.some((type) => hasAddressType(type))) return value
  const type = eraseAddresses(value.type) as AdtType
  const itemType = type.args[0]
  if (type.name === 'List' && itemType !== undefined)
    return listValue(itemType, Array.from(listItems(value), plainAddresses))
  return adtValue(type, value.name, value.args.map(plainAddresses))
}
