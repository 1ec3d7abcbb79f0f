import {
  constructorArgTypes,
  partsOf,
  type AddressType,
  type AdtDefinitions,
  type AdtType,
  type ScillaType,
} from '@tyto/abi'
import { builtInAdts } from '../types/builtInAdts'
import { statementGas } from '../gas/evaluationGas'
import type { GasMeter } from '../gas/gasMeter'
import { isAssignable } from '../types/assignable'
import type { Host } from './host'
import { walkEntries } from '../values/mapEntries'
import { listItems, type Value } from '../values/values'

/** Whether what stands at an address is what an address type says. Source: Scilla documentation, "Addresses". */
export function isAddressOfType(host: Host, address: `0x${string}`, type: AddressType): boolean {
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

/**
 * Whether a type has an address type anywhere in it; user-defined types, which may hide one, are looked up in `adts`, each
 * once: they may hold each other again and again.
 */
export function hasAddressType(
  type: ScillaType,
  adts: AdtDefinitions = noAdts,
  seen = new Set<string>(),
): boolean {
  if (type.kind === 'address') return true
  for (const part of partsOf(type)) if (hasAddressType(part, adts, seen)) return true
  if (type.kind !== 'adt' || seen.has(type.name)) return false
  seen.add(type.name)
  for (const { argTypes } of adts.get(type.name)?.constructors ?? []) {
    for (const arg of argTypes) if (hasAddressType(arg, adts, seen)) return true
  }
  return false
}

const noAdts: AdtDefinitions = new Map()

/** Who is asked about addresses, the user-defined types, and who pays for each look. */
interface Lookout {
  readonly host: Host
  readonly adts: AdtDefinitions
  readonly gas: GasMeter
}

/** Whether every address in a value is what its type says; charges for each look. */
export function addressesMatch(lookout: Lookout, type: ScillaType, value: Value): boolean {
  const { host, adts, gas } = lookout
  if (!hasAddressType(type, adts)) return true
  if (type.kind === 'address') {
    if (value.kind !== 'bytes') return false
    gas.charge(statementGas.addressLook(type.of, type.fields.length))
    return isAddressOfType(host, value.hex, type)
  }
  if (type.kind === 'map' && value.kind === 'map') {
    for (const entry of walkEntries(value.entries)) {
      if (!addressesMatch(lookout, type.key, entry.key)) return false
      if (!addressesMatch(lookout, type.value, entry.value)) return false
    }
    return true
  }
  if (type.kind !== 'adt' || value.kind !== 'adt') return true
  if (type.name === 'List') {
    const itemType = type.args[0] as ScillaType
    for (const item of listItems(value)) if (!addressesMatch(lookout, itemType, item)) return false
    return true
  }
  const argTypes = argumentTypes(type, value.name, adts)
  return value.args.every((argument, index) =>
    addressesMatch(lookout, argTypes[index] as ScillaType, argument),
  )
}

/** The types of a constructor's arguments, with the type's own arguments filled in. */
function argumentTypes(type: AdtType, constructor: string, adts: AdtDefinitions): readonly ScillaType[] {
  const definition = builtInAdts.get(type.name) ?? adts.get(type.name)
  const found = definition?.constructors.find(({ name }) => name === constructor)
  return found === undefined ? [] : constructorArgTypes(found, type.args)
}
