import {
  blocksToWait,
  lookAtTransaction,
  readEffects,
  readNonce,
  settle,
  type Client,
  type Fact,
  type Outcome,
} from '@tyto/chain'
import type { StoredTransaction } from './storedTransaction'
import type { TransactionEvent } from './transactionMachine'
import { otherAllowed, otherThanTold } from '../review/told'
import { waitForBlocks } from './waitForBlocks'
import { otherIds, type OutcomeOptions } from './outcomeOptions'

/** Shall what a node says of a dropped one be looked at for two more blocks, or only be noted? */
export type Patience = { readonly signal: AbortSignal } | null

/**
 * Finds the outcome of the transaction that the wallet named. The id, a status and a failure are claims: the transaction
 * under the id is compared with the one that was asked for, the block with what success should change, a failure is asked of
 * every endpoint, and a transaction is dropped only while the account's nonce stands and two blocks have gone by. Rejects
 * with `RpcError`: nothing is known.
 */
export async function checkId(
  options: OutcomeOptions,
  transaction: StoredTransaction,
  id: string,
  patience: Patience,
): Promise<Outcome> {
  const { chainOf, clock, store } = options
  const { network, intent } = transaction
  const { client } = chainOf(network)
  const asking = patience ?? {}
  const known: Fact[] = [
    { kind: 'wallet', answer: { id } },
    ...[...otherIds(store, transaction)].map((other): Fact => ({ kind: 'other', id: other })),
  ]
  const told = await lookAtTransaction(client, id, asking)
  const outcome = settle(intent, [...known, ...told])
  if (outcome.kind === 'failed' || outcome.kind === 'done') {
    const seen = await lookAtEffects(client, transaction, told)
    const proved = settle(intent, [...known, ...told, ...seen])
    if (proved.kind === 'done' && seen.length > 0) return proved
    return settle(intent, [...known, ...told, ...seen, ...(await askAll(client, id))])
  }
  if (patience === null || !told.some(({ kind }) => kind === 'dropped')) return outcome
  await waitForBlocks(client, { clock, signal: patience.signal })
  const nonce = await readNonce(client, intent.sender, patience)
  return settle(intent, [
    ...known,
    ...(await lookAtTransaction(client, id, patience)),
    ...(await askAll(client, id)),
    { kind: 'nonce', nonce },
    { kind: 'blocks', count: blocksToWait },
  ])
}

/** Did what the simulation foretold come about? */
async function lookAtEffects(
  client: Client,
  transaction: StoredTransaction,
  told: readonly Fact[],
): Promise<readonly Fact[]> {
  const body = told.find((fact) => fact.kind === 'body')
  return body ? readEffects(client, body.sent, transaction) : []
}

/** Asks every endpoint about it; one that does not answer says nothing. */
async function askAll(client: Client, id: string): Promise<readonly Fact[]> {
  const asked = client.witnesses().map((each) => lookAtTransaction(each, id).catch(() => []))
  return (await Promise.all(asked)).flat()
}

/** Stores what became of it, and what it paid where that is not what the review said. Null where there is nothing new. */
export function noteOutcome(
  { store }: Pick<OutcomeOptions, 'store'>,
  { key, told }: StoredTransaction,
  outcome: Outcome,
): TransactionEvent | null {
  const event = eventOfOutcome(outcome)
  const paid = outcome.kind === 'done' ? otherThanTold(told, outcome.receipt.moves ?? []) : []
  if (paid.length > 0) store.change(key, { paid })
  const allowed = outcome.kind === 'done' ? otherAllowed(told, outcome.receipt.allowances ?? []) : []
  if (allowed.length > 0) store.change(key, { allowed })
  if (event) store.apply(key, event)
  return event
}

/** The event for the stored transaction after an outcome; null where there is nothing new. */
function eventOfOutcome(outcome: Outcome): TransactionEvent | null {
  switch (outcome.kind) {
    case 'done':
    case 'failed': {
      const { moves: _moves, allowances: _allowances, ...receipt } = outcome.receipt
      return { kind: 'receipt', receipt }
    }
    case 'dropped':
      return { kind: 'refused', id: outcome.id, nodeStatus: outcome.status }
    case 'doubt':
      return { kind: 'doubt', id: outcome.id }
    case 'unseen':
      return { kind: 'unseen', id: outcome.receipt.id }
    case 'misnamed':
      return { kind: 'misnamed', id: outcome.id }
    case 'otherAccount':
    case 'otherContent': {
      const { id, sender, to, amount } = outcome.sent
      return { kind: 'strayed', id, sender, to, amount }
    }
    default:
      return null
  }
}
