import { settleIntent } from '@tyto/chain'
import { checkId, noteOutcome } from '../pending/checkId'
import { otherIds, type OutcomeOptions } from '../pending/outcomeOptions'
import { waitForBlocks } from '../pending/waitForBlocks'
import type { StoredTransaction } from '../pending/storedTransaction'
import { idOf } from '../pending/transactionMachine'

type SettleOptions = OutcomeOptions & { readonly signal: AbortSignal }

/**
 * Asks the chain about the earlier attempts of an item, before it is sent again: a wallet that says no, or a node that
 * says that it dropped a transaction, may be wrong. A wallet whose node took the transaction and whose line then broke
 * shows an error, and the person presses "reject" there; so the next blocks are waited for. Answers whether an attempt
 * went after all; the store then knows. Rejects if the chain does not answer or makes no block: then nothing may be sent.
 */
export async function settleAttempts(
  options: SettleOptions,
  attempts: readonly StoredTransaction[],
): Promise<boolean> {
  const [doubtful] = attempts.filter(({ state }) => idOf(state) === null)
  if (doubtful) await waitForBlocks(options.chainOf(doubtful.network).client, options)
  let hasGone = false
  for (const attempt of attempts) hasGone = (await settle(options, attempt)) || hasGone
  return hasGone
}

async function settle(options: SettleOptions, attempt: StoredTransaction): Promise<boolean> {
  const { store, chainOf } = options
  const { key, network, state, intent } = attempt
  // One that stands in a block and was undone by the chain has not happened, and never will.
  if (state.status === 'failed' && state.receipt !== null) return false
  const { client } = chainOf(network)
  const known = idOf(state)
  const id = known ?? (await findId())
  if (id === null) {
    store.apply(key, { kind: 'nothingSent' })
    return false
  }
  if (known === null) store.apply(key, { kind: 'submitted', id })
  const outcome = await checkId(options, attempt, id, null)
  noteOutcome(options, attempt, outcome)
  if (outcome.kind === 'sent') return known === null
  return outcome.kind !== 'failed' && outcome.kind !== 'dropped'

  async function findId(): Promise<string | null> {
    const others = otherIds(store, attempt)
    for (let from: Parameters<typeof settleIntent>[2] = {}; ;) {
      const { search, progress } = await settleIntent(client, intent, { ...from, others })
      if (search.kind === 'found') return search.id
      if (search.kind !== 'searching') return null
      from = { from: progress }
    }
  }
}
