import type { NetworkId } from '@tyto/chain'
import { didStatuses, type DidRecord, type WatchedState } from '@tyto/identity'
import { isAddress, isHex, ownValue, parseJson, type Address, type Hex } from '@tyto/primitives'
import { createStoredMap } from '../device/createStored'
import { useStoredAt } from '../device/useStored'

/** The state of an identity when this browser last looked. */
export interface DatedSighting extends WatchedState {
  /** In ms since 1970. */
  readonly time: number
}

const mostGuardians = 200

const sightings = createStoredMap({ prefix: 'tyto.seen.', parse: parseSighting })

function keyOf(network: NetworkId, wallet: Address): string {
  return `${network}.${wallet}`
}

/** Reads stored text; returns null if it is malformed. Never throws. */
export function parseSighting(stored: string | null): DatedSighting | null {
  const value = parseJson(stored)
  const [controller, guardians, status, time] = ['controller', 'guardians', 'status', 'time'].map((key) =>
    ownValue(value, key),
  )
  const isSound =
    (controller === null || isAddress(controller)) &&
    Array.isArray(guardians) &&
    guardians.length <= mostGuardians &&
    guardians.every((hash): hash is Hex => isHex(hash, 32)) &&
    typeof time === 'number' &&
    Number.isSafeInteger(time) &&
    time > 0
  if (!isSound) return null
  return { controller, guardians, status: didStatuses.find((each) => each === status) ?? null, time }
}

/** The last state of a wallet that this browser saw; null if it does not watch the wallet. */
export function useSighting(network: NetworkId, wallet: Address): DatedSighting | null {
  return useStoredAt(sightings, keyOf(network, wallet))
}

/** Remembers the present state of a wallet. */
export function rememberSighting(
  network: NetworkId,
  { address, controller, guardians, status }: DidRecord,
  time: number,
): void {
  const seen: DatedSighting = { controller, guardians: guardians.slice(0, mostGuardians), status, time }
  sightings.set(keyOf(network, address), seen)
}
