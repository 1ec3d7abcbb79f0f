import type { Address } from '@tyto/primitives'

/** The places of those services that stand somewhere. */
export function placesOf<Id extends string>(
  services: ReadonlyMap<string, Address | null>,
  ids: readonly Id[],
): ReadonlyMap<Id, Address> {
  return new Map(
    ids.flatMap((id) => {
      const place = services.get(id) ?? null
      return place === null ? [] : [[id, place] as const]
    }),
  )
}
