import type { NetworkId } from '@tyto/chain'
import { isHex, ownValue, parseJson, type Address, type Hex } from '@tyto/primitives'
import { createStoredMap } from '../../../shared/device/createStored'
import { useStoredAt } from '../../../shared/device/useStored'

/** A guardian's signature in a drill that this browser has seen. */
interface Drilled {
  /** The time of its first count, in ms since 1970. */
  readonly time: number
  /** Digest of the drill's request. */
  readonly request: Hex
}

/** The last drill of each guardian, by the hash of their domain. */
export type Drills = ReadonlyMap<Hex, Drilled>

const mostGuardians = 200

function drillsKey(network: NetworkId, wallet: Address): string {
  return `${network}.${wallet}`
}

/** Reads stored drills; unreadable ones are left out. It never throws. */
export function parseDrills(stored: string | null): Drills {
  const list = parseJson(stored)
  const entries = (Array.isArray(list) ? list : []).slice(0, mostGuardians).flatMap((entry: unknown) => {
    const guardian = ownValue(entry, 'guardian')
    const time = ownValue(entry, 'time')
    const request = ownValue(entry, 'request')
    const isTime = typeof time === 'number' && Number.isSafeInteger(time) && time > 0
    return isTime && isHex(guardian, 32) && isHex(request, 32) ? [[guardian, { time, request }] as const] : []
  })
  return new Map(entries)
}

function formatDrills(drills: Drills): string {
  return JSON.stringify([...drills].map(([guardian, each]) => ({ guardian, ...each })))
}

const drillsOfWallets = createStoredMap({ prefix: 'tyto.drills.', parse: parseDrills, format: formatDrills })
const noDrills: Drills = new Map()

export function useDrills(network: NetworkId, wallet: Address): Drills {
  return useStoredAt(drillsOfWallets, drillsKey(network, wallet)) ?? noDrills
}

/** Remembers that these guardians were able to sign in a drill; answers those of whom it is news. */
export function rememberDrill(
  network: NetworkId,
  wallet: Address,
  guardians: readonly Hex[],
  drilled: Drilled,
): readonly Hex[] {
  const key = drillsKey(network, wallet)
  const drills = new Map(drillsOfWallets.get(key))
  // The first count of a drill is kept.
  const news = guardians.filter((guardian) => drills.get(guardian)?.request !== drilled.request)
  for (const guardian of news) drills.set(guardian, drilled)
  drillsOfWallets.set(key, new Map([...drills].slice(-mostGuardians)))
  return news
}
