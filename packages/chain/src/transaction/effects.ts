import { bytesToHex, contractAddress, sha256, utf8ToBytes, type Address } from '@tyto/primitives'
import type { Requests, RequestOptions } from '../client/client'
import { getAccount } from '../reads/getAccount'
import { isDeployed } from '../reads/isDeployed'
import { fetchFields, type RawReading } from '../reads/readField'
import type { SentTransaction } from '../reads/sentTransaction'
import { canonicalJson } from './canonicalJson'
import type { Intent } from './intent'
import type { Fact } from './settle'

/** One value that a success of a transaction would change, as the simulation saw it. */
export interface Foreseen {
  readonly address: Address
  /** The field of the contract; null for the ZIL that the address holds. */
  readonly field: string | null
  readonly keys: readonly string[]
  /** The value there before and after it: marks of `markOf`. */
  readonly before: string
  readonly after: string
}

/** How many are kept of one transaction. Each is a mark and no value, so their size has a bound. */
export const mostForeseen = 8
const markLength = 32

/** A value as a short text: equal values, equal texts. Null where there is none. */
export function markOf(json: unknown): string {
  return bytesToHex(sha256(utf8ToBytes(canonicalJson(json)))).slice(2, 2 + markLength)
}

interface Asked {
  readonly intent: Intent
  readonly foreseen: readonly Foreseen[]
}

/**
 * Whether what a success of a transaction would change is to be seen on the chain now. It is not seen where a value is as
 * before, unless the account has sent something since: that may have changed it back. Else it is seen where a value is as it
 * was foreseen, or where none is as it was before. No fact where the values disagree, and where nothing was foreseen. Rejects with `RpcError`: nothing is known.
 */
export async function readEffects(
  client: Requests,
  sent: SentTransaction,
  { intent, foreseen }: Asked,
  options?: RequestOptions,
): Promise<readonly Fact[]> {
  const { id } = sent
  if (intent.kind === 'deploy') {
    const areSeen = await isDeployed(client, contractAddress(sent.sender, sent.nonce - 1n), options)
    return [{ kind: 'effects', id, areSeen }]
  }
  if (foreseen.length === 0) return []
  const [marks, { nonce }] = await Promise.all([
    readMarks(client, foreseen, options),
    getAccount(client, sent.sender, options),
  ])
  const areAfter = foreseen.filter(({ after }, index) => marks[index] === after).length
  const areBefore = foreseen.filter(({ before }, index) => marks[index] === before).length
  if (areBefore > 0 && nonce <= sent.nonce) {
    // A part as before and a part as foreseen: others have brought the one or the other, and it says nothing of this one.
    return areAfter > 0 ? [] : [{ kind: 'effects', id, areSeen: false }]
  }
  return areAfter > 0 || areBefore === 0 ? [{ kind: 'effects', id, areSeen: true }] : []
}

/** The marks of what stands at these places, all in one batch. */
async function readMarks(
  client: Requests,
  places: readonly Foreseen[],
  options?: RequestOptions,
): Promise<readonly string[]> {
  const fields = places.flatMap(({ address, field, keys }, index) =>
    field === null ? [] : ([[index, { address, field, keys }]] as const),
  )
  const [readings, balances] = await Promise.all([
    fetchFields(client, Object.fromEntries(fields), options),
    Promise.all(
      places.map(async ({ address, field }) =>
        field === null ? getAccount(client, address, options) : null,
      ),
    ),
  ])
  return places.map((_, index) => {
    const account = balances[index]
    return account ? markOf(account.balance.toString()) : markOf(jsonOf(readings[index]))
  })
}

function jsonOf(reading: RawReading | undefined): unknown {
  return reading?.kind === 'value' ? reading.value : null
}
