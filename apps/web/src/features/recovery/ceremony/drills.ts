import type { NetworkId } from '@tyto/chain'
import { isHex, type Address, type Hex } from '@tyto/primitives'
import { changeDeviceText, deviceText, useDeviceText } from '../../../shared/session/deviceText'
import { ownValue, parseJson } from '../../../shared/session/foreignJson'

/** When each guardian last signed in a drill, as this browser saw it: hash of the domain to ms since 1970. */
export type Drills = ReadonlyMap<Hex, number>

const mostGuardians = 200

function drillsKey(network: NetworkId, wallet: Address): string {
  return `tyto.drills.${network}.${wallet}`
}

/** Stored text to drills; junk is passed over. It never throws. */
export function parseDrills(stored: string | null): Drills {
  const list = parseJson(stored)
  const entries = (Array.isArray(list) ? list : []).slice(0, mostGuardians).flatMap((entry: unknown) => {
    const guardian = ownValue(entry, 'guardian')
    const time = ownValue(entry, 'time')
    const isSound = isHex(guardian, 32) && typeof time === 'number' && Number.isSafeInteger(time) && time > 0
    return isSound ? [[guardian, time] as const] : []
  })
  return new Map(entries)
}

export function useDrills(network: NetworkId, wallet: Address): Drills {
  return parseDrills(useDeviceText(drillsKey(network, wallet)))
}

/** Remembers that these guardians have shown in a drill that they can sign. */
export function rememberDrill(
  network: NetworkId,
  wallet: Address,
  guardians: readonly Hex[],
  time: number,
): void {
  const key = drillsKey(network, wallet)
  const drills = new Map(parseDrills(deviceText(key)))
  for (const guardian of guardians) drills.set(guardian, time)
  const list = [...drills].map(([guardian, at]) => ({ guardian, time: at }))
  changeDeviceText(key, JSON.stringify(list.slice(-mostGuardians)))
}
