import type { NetworkId } from '@tyto/chain'
import { isAddress, isHex, ownValue, parseJson, type Address, type Hex } from '@tyto/primitives'
import { createStoredMap } from '../../../shared/device/createStored'
import { useStoredAt } from '../../../shared/device/useStored'

/** The person behind a guardian's name: the account that controls it, and the key that it signs with. */
export interface GuardianHand {
  readonly controller: Address
  readonly key: Hex
}

/** Who stood behind each guardian's name at the last drill, or when this browser first looked; by the hash of the domain. */
export type GuardianHands = ReadonlyMap<Hex, GuardianHand>

const mostGuardians = 200

/** Reads stored hands; unreadable ones are left out. It never throws. */
export function parseHands(stored: string | null): GuardianHands {
  const list = parseJson(stored)
  const entries = (Array.isArray(list) ? list : []).slice(0, mostGuardians).flatMap((entry: unknown) => {
    const guardian = ownValue(entry, 'guardian')
    const controller = ownValue(entry, 'controller')
    const key = ownValue(entry, 'key')
    return isHex(guardian, 32) && isAddress(controller) && isHex(key, 33)
      ? [[guardian, { controller, key }] as const]
      : []
  })
  return new Map(entries)
}

function formatHands(hands: GuardianHands): string {
  return JSON.stringify([...hands].map(([guardian, hand]) => ({ guardian, ...hand })))
}

const handsOfWallets = createStoredMap({ prefix: 'tyto.hands.', parse: parseHands, format: formatHands })
const noHands: GuardianHands = new Map()

export function useHands(network: NetworkId, wallet: Address): GuardianHands {
  return useStoredAt(handsOfWallets, `${network}.${wallet}`) ?? noHands
}

/** Remembers who stands behind some names. `isFirst`: only those of whom nothing is known; else the owner knows them now. */
export function rememberHands(
  network: NetworkId,
  wallet: Address,
  seen: GuardianHands,
  { isFirst }: { readonly isFirst: boolean },
): void {
  const key = `${network}.${wallet}`
  const hands = new Map(handsOfWallets.get(key))
  const isNew = (guardian: Hex): boolean => !isFirst || !hands.has(guardian)
  const news = [...seen].filter(([guardian]) => isNew(guardian))
  if (news.length === 0) return
  for (const [guardian, hand] of news) hands.set(guardian, hand)
  handsOfWallets.set(key, new Map([...hands].slice(-mostGuardians)))
}

/** Did a name change hands: another account controls it, or it signs with another key? What is not known did not change. */
export function hasChangedHands(before: GuardianHand | undefined, now: GuardianHand | null): boolean {
  if (before === undefined || now === null) return false
  return before.controller !== now.controller || before.key !== now.key
}
