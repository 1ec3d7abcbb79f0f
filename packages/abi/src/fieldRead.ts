import type { Address } from '@tyto/primitives'
import type { AdtDefinitions } from './adts'
import type { FieldRead } from './binding'
import { decodeValue } from './decodeValue'
import { encodeMapKey } from './encodeValue'
import type { ScillaType } from './types'

/** The read of a field, or of an entry of it; where the type is a map, with `at(key)` for the next level. */
export function fieldRead(
  address: Address,
  field: string,
  type: ScillaType,
  definitions: AdtDefinitions,
  keys: readonly string[] = [],
): FieldRead<unknown> {
  const read = {
    address,
    field,
    keys,
    type,
    decode: (json: unknown) => decodeValue(type, json, { definitions }),
  }
  if (type.kind !== 'map') return read
  const at = (key: unknown) =>
    fieldRead(address, field, type.value, definitions, [...keys, encodeMapKey(type.key, key, `${field} key`)])
  return { ...read, at } as FieldRead<unknown>
}
