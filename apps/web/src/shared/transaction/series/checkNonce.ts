import { readNonce } from '@tyto/chain'
import { ActionError } from '../../errors/ActionError'
import { askedBefore } from '../pending/askedBefore'
import { highestNonce } from '../review/highestNonce'
import { isUnansweredOf, unknownSince } from '../review/sentSince'
import type { Series } from './series'
import type { SeriesNeeds } from './seriesNeeds'

type NonceOptions = Pick<SeriesNeeds, 'store' | 'chainOf' | 'clock'> & { readonly signal: AbortSignal }

/**
 * A transaction that the wallet has just sent is found on the chain after a block or two: how long between two looks, in ms,
 * and how many.
 */
const lookPause = 1_000
const mostLooks = 20

/**
 * Makes what asks the chain before each item whether the account has sent more than is known here: the same series in
 * another browser leaves no note in this one. It stops and says so; the press after that is the person's word that those
 * were others.
 */
export function createNonceCheck() {
  /** How many unknown ones the person has been told of, by the ids of the series. */
  const told = new Map<string, bigint>()
  return async (
    { id, account, network, nonce: noted, time: started }: Series,
    { store, chainOf, clock, signal }: NonceOptions,
  ): Promise<void> => {
    // A series of an earlier release noted none: what it sent first did.
    const [first] = store
      .list()
      .filter(({ series }) => series?.id === id)
      .toSorted((a, b) => a.intent.time - b.intent.time)
    const nonce = noted ?? first?.intent.nonce.toString()
    const time = noted === null ? (first?.intent.time ?? started) : started
    if (nonce === undefined) return
    const { client } = chainOf(network)
    const since = { sender: account, network, nonce: BigInt(nonce), block: 0n, time, series: id }
    let unknown = 0n
    for (let looks = 0; looks <= mostLooks; looks++) {
      if (looks > 0) await clock.sleep(lookPause, signal)
      signal.throwIfAborted()
      const now = highestNonce(client, account, await readNonce(client, account, { signal }))
      const transactions = store.list().map(askedBefore)
      unknown = unknownSince({ since, nonce: now, transactions })
      if (unknown <= (told.get(id) ?? 0n)) return
      // One that the wallet has not answered may be what went.
      if (!transactions.some((each) => isUnansweredOf(each, since))) break
    }
    told.set(id, unknown)
    throw new ActionError('NonceMoved')
  }
}
