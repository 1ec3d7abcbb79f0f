import type { Address, Hex } from '@tyto/primitives'
import { del, put, type KeyValueStore, type Operation } from '../store/keyValueStore'

/*
 * What is kept of the wishes of whoever runs the network, which no transaction says:
 *   meta/ahead             ms that the network's clock is ahead of the machine's
 *   acts/<public key>      the address that this key acts for
 */
const aheadKey = 'meta/ahead'
const actsPrefix = 'acts/'

export function aheadOperation(ahead: number): Operation {
  return put(aheadKey, String(ahead))
}

export function readAhead(store: KeyValueStore): number {
  return Number(store.get(aheadKey) ?? 0)
}

/** Keeps for whom a key acts; for undefined it acts for nobody any more. */
export function actsOperation(publicKey: Hex, address: Address | undefined): Operation {
  const key = actsPrefix + publicKey
  return address === undefined ? del(key) : put(key, address)
}

export async function readActing(store: KeyValueStore, into: Map<Hex, Address>): Promise<void> {
  for await (const [key, address] of store.entries(actsPrefix)) {
    into.set(key.slice(actsPrefix.length) as Hex, address as Address)
  }
}
