import { blocksToWait, lookForIntent, pollPause, RpcError, settle, type Fact } from '@tyto/chain'
import { ActionError } from '../../errors/ActionError'
import type { StoredTransaction } from './storedTransaction'
import type { TransactionStore } from './transactionStore'
import { waitForBlocks } from './waitForBlocks'
import { isAskedAbout, otherIds, type OutcomeOptions } from './outcomeOptions'
import { isAbort } from './waitForOutcome'

/**
 * Asks the chain about a wallet's no: one whose node took the transaction and whose line then broke shows an error, and the
 * person presses "reject" there. Goes on until the chain has an answer or the signal aborts.
 */
export async function checkRefusal(
  options: OutcomeOptions,
  transaction: StoredTransaction,
  signal: AbortSignal,
): Promise<void> {
  const { chainOf, clock, store } = options
  const { client } = chainOf(transaction.network)
  for (let looks = 0; !signal.aborted; looks++) {
    await clock.sleep(looks === 0 ? 0 : pollPause(looks - 1), signal)
    if (isAskedAbout(store, transaction)) continue
    try {
      await waitForBlocks(client, { clock, signal })
      const facts = await lookForIntent(client, transaction.intent, { signal })
      if (applyOutcome(store, transaction, facts)) return
    } catch (error) {
      if (isAbort(error)) return
      if (!(error instanceof RpcError || error instanceof ActionError)) throw error
    }
  }
}

/** Did the chain say what became of it? */
function applyOutcome(
  store: TransactionStore,
  transaction: StoredTransaction,
  found: readonly Fact[],
): boolean {
  const { key, intent } = transaction
  const outcome = settle(intent, [
    ...found,
    ...[...otherIds(store, transaction)].map((id): Fact => ({ kind: 'other', id })),
    { kind: 'wallet', answer: 'no' },
    { kind: 'blocks', count: blocksToWait },
  ])
  if (outcome.kind === 'nothingSent') store.apply(key, { kind: 'nothingSent' })
  // Another device may have sent it: only the person knows.
  else store.apply(key, { kind: 'equal', id: outcome.kind === 'question' ? outcome.id : null })
  return outcome.kind === 'nothingSent'
}
