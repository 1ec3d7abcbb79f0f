import type { Address } from '@tyto/primitives'
import type { AdtDefinitions } from './adts'
import type { FieldRead } from './binding'
import { decodeValue } from './decodeValue'
import { encodeMapKey } from './encodeValue'
import type { ScillaType } from './types'

/** The read of a field, or of an entry of it; where the type is a map, with `at(key)` for the next level. */
export function fieldRead(
  place: { readonly address: Address; readonly field: string; readonly keys: readonly string[] },
  type: ScillaType,
  definitions: AdtDefinitions,
): FieldRead<unknown> {
  const read = {
    ...place,
    type,
    decode: (json: unknown) => decodeValue(type, json, { definitions }),
  }
  if (type.kind !== 'map') return read
  const at = (key: unknown) =>
    fieldRead(
      { ...place, keys: [...place.keys, encodeMapKey(type.key, key, `${place.field} key`)] },
      type.value,
      definitions,
    )
  return { ...read, at } as FieldRead<unknown>
}
