import type { NetworkId } from '@tyto/chain'
import type { WatchedChange } from '@tyto/identity'
import type { Address } from '@tyto/primitives'
import { isOpen, isWaitedFor } from '../transaction/pending/transactionMachine'
import type { StoredTransaction } from '../transaction/pending/storedTransaction'

interface Watched {
  readonly network: NetworkId
  readonly wallet: Address
}

/**
 * Leaves out the changes that this browser made itself since then, since the person knows them. The chain may show such
 * a change before the transaction is known to be confirmed.
 */
export function withoutOwnChanges(
  changes: readonly WatchedChange[],
  transactions: readonly StoredTransaction[],
  { network, wallet, since }: Watched & { readonly since: number },
): readonly WatchedChange[] {
  const calls = callsOf(transactions, { network, wallet }).filter(
    ({ state }) => state.status === 'confirmed' || isOpen(state),
  )
  const own = calls.filter(({ intent }) => intent.time > since).flatMap((call) => call.changes)
  // Whom the person asked to take over may accept at any later time.
  const asked = calls.flatMap((call) => call.changes).filter(({ kind }) => kind === 'controllerAsked')
  const guardians = new Set(own.flatMap((each) => (each.kind === 'guardians' ? each.guardians : [])))
  const controllers = new Set<Address | null>(
    [...own, ...asked].flatMap((each) =>
      each.kind === 'controller' || each.kind === 'controllerAsked' ? [each.to] : [],
    ),
  )
  const statuses = new Set<string>(own.flatMap((each) => (each.kind === 'status' ? [each.to] : [])))
  return changes.filter((change) => {
    switch (change.kind) {
      case 'controller':
        return !controllers.has(change.to)
      case 'guardians':
        return ![...change.added, ...change.removed].every((hash) => guardians.has(hash))
      case 'status':
        return !statuses.has(change.to)
    }
  })
}

/**
 * The time for a sighting of a wallet that is seen now, in ms since 1970. It is before any open transaction of this
 * browser to that wallet, so that the effect of the transaction is recognized as the person's own change.
 */
export function sightingTime(
  transactions: readonly StoredTransaction[],
  watched: Watched,
  now: number,
): number {
  const waited = callsOf(transactions, watched).filter(isWaitedFor)
  return Math.min(now, ...waited.map(({ intent }) => intent.time - 1))
}

function callsOf(
  transactions: readonly StoredTransaction[],
  { network, wallet }: Watched,
): readonly StoredTransaction[] {
  return transactions.filter((each) => each.network === network && each.intent.to === wallet)
}
