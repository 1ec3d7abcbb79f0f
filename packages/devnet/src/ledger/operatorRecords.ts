import { isAddress, type Address, type Hex } from '@tyto/primitives'
import { del, put, type KeyValueStore, type Operation } from '../store/keyValueStore'

/*
 * The records of the orders of whoever runs the network, which no transaction says:
 *   meta/ahead             ms that the network's clock is ahead of the machine's
 *   acts/<public key>      the address that this key acts for
 */
const aheadKey = 'meta/ahead'
const actsPrefix = 'acts/'

export function aheadOperation(ahead: number): Operation {
  return put(aheadKey, String(ahead))
}

/** Throws TypeError where the record says something else. */
export function readAhead(store: KeyValueStore): number {
  const ahead = Number(store.get(aheadKey) ?? 0)
  if (!Number.isFinite(ahead)) throw new TypeError('How far the clock is ahead cannot be read')
  return ahead
}

/** Keeps for whom a key acts; for undefined it acts for nobody any more. */
export function actsOperation(publicKey: Hex, address: Address | undefined): Operation {
  const key = actsPrefix + publicKey
  return address === undefined ? del(key) : put(key, address)
}

/** Throws TypeError where a record says something else. */
export async function readActing(store: KeyValueStore, into: Map<Hex, Address>): Promise<void> {
  for await (const [key, address] of store.entries(actsPrefix)) {
    if (!isAddress(address)) throw new TypeError(`For whom ${key} acts cannot be read`)
    into.set(key.slice(actsPrefix.length) as Hex, address)
  }
}
