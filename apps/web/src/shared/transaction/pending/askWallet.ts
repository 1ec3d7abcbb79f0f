import { intentOf, type SendOutcome } from '@tyto/chain'
import { qaPerLi } from '@tyto/primitives'
import { ActionError } from '../../errors/ActionError'
import type { SignedIntent } from '../review/reviewEvents'
import type { RunnerOptions } from '../transactionRunner'
import type { FollowUp } from './followUp'
import type { StoredTransaction } from './storedTransaction'
import { transactionLock } from './transactionLock'
import { isSettled, type TransactionEvent } from './transactionMachine'
import type { TransactionStore } from './transactionStore'

type AskOptions = Pick<RunnerOptions, 'store' | 'locks' | 'session' | 'view' | 'clock' | 'newKey'> & {
  readonly followUp: FollowUp
  /** This page is going. */
  readonly stopped: AbortSignal
}

export interface Asking {
  /** Called between the storing and the wallet, in one go with both. */
  readonly onAsked: () => void
  /** Aborts while the wallet is not to be asked any more. */
  readonly signal: AbortSignal
}

/**
 * Stores the intent, opens the wallet, and keeps the transaction's lock until its end was followed up. Rejects where the
 * wallet could not be asked.
 */
export async function askWallet(
  options: AskOptions,
  intent: SignedIntent,
  { onAsked, signal }: Asking,
): Promise<void> {
  const { store, locks, session, view, followUp, stopped } = options
  const transaction = recordOf(intent, options)
  const { key } = transaction
  await locks.request(transactionLock(key), { signal }, async () => {
    signal.throwIfAborted()
    const wallet = session.wallet()
    if (!wallet) throw new ActionError('WalletNotConnected')
    const isKept = store.add(transaction)
    onAsked()
    view.setState({ shown: key, isKept })
    // It may never answer: the chain is watched beside it.
    void wallet.send(intent.request).then((outcome) => store.apply(key, eventOf(outcome)))
    const ended = await untilSettled(store, key, stopped)
    if (ended) await followUp(ended, { isHere: true })
  })
}

/** The record of what is about to be signed. */
function recordOf(intent: SignedIntent, { clock, newKey }: AskOptions): StoredTransaction {
  const { name, input, subject, network, sender, nonce, block, request } = intent
  return {
    key: newKey(),
    network,
    action: name,
    input,
    subject,
    intent: intentOf(request, { sender, nonce, block, time: clock.now() }),
    state: { status: 'awaiting' },
    submittedAt: null,
    gasBound: request.gasLimit * request.gasPriceLi * qaPerLi,
    isFollowedUp: false,
    isDismissed: false,
  }
}

/** The transaction once its end is known; null when this page ends first. */
function untilSettled(
  store: TransactionStore,
  key: string,
  stopped: AbortSignal,
): Promise<StoredTransaction | null> {
  return new Promise((resolve) => {
    const check = (): void => {
      const transaction = store.get(key)
      const isOver = stopped.aborted || (transaction !== null && isSettled(transaction.state))
      if (!isOver) return
      stopListening()
      stopped.removeEventListener('abort', check)
      resolve(stopped.aborted ? null : transaction)
    }
    const stopListening = store.subscribe(check)
    stopped.addEventListener('abort', check)
    check()
  })
}

function eventOf(outcome: SendOutcome): TransactionEvent {
  switch (outcome.kind) {
    case 'submitted':
      return { kind: 'submitted', id: outcome.id }
    case 'rejected':
      return { kind: 'rejected', reason: 'byUser', code: null }
    case 'failed':
      return { kind: 'rejected', reason: 'byWallet', code: outcome.error.code }
    case 'unclear':
      return { kind: 'unclear' }
  }
}
