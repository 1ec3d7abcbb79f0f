import { intentOf, type SendOutcome } from '@tyto/chain'
import { ActionError } from '../../errors/ActionError'
import type { SignedIntent } from '../review/signedIntent'
import type { PendingNeeds } from './pendingNeeds'
import type { FollowUp } from './followUp'
import type { SeriesPlace, StoredTransaction } from './storedTransaction'
import { mayAsk } from './mayAsk'
import { gateLock, transactionLock } from './transactionLock'
import { isSettled, type TransactionEvent } from './transactionMachine'
import type { TransactionStore } from './transactionStore'

type AskOptions = Pick<
  PendingNeeds,
  'store' | 'locks' | 'session' | 'chainOf' | 'view' | 'clock' | 'newKey'
> & {
  readonly followUp: FollowUp
  /** Aborts when the page closes. */
  readonly stopped: AbortSignal
  /** The series that it belongs to, whose own view shows it; null for one that was reviewed alone. */
  readonly series: SeriesPlace | null
}

export interface Asking {
  /** Called with the key after the intent is stored and before the wallet is asked, without a pause in between. */
  readonly onAsked: (key: string) => void
  /** Aborts if the wallet must no longer be asked. */
  readonly signal: AbortSignal
}

/**
 * Stores the intent, opens the wallet, and holds the transaction's lock until its result was followed up. Rejects if
 * the wallet could not be asked. Nothing is asked for unless the browser keeps it: after a reload nobody would know that
 * it went.
 */
export async function askToSign(
  options: AskOptions,
  intent: SignedIntent,
  { onAsked, signal }: Asking,
): Promise<void> {
  const { store, locks, session, chainOf, view, followUp, stopped, series } = options
  const transaction = recordOf(intent, options)
  const { key } = transaction
  await locks.request(transactionLock(key), { signal }, async () => {
    // Two tabs that ask at once ask one after the other, and the second sees what the first has stored.
    await locks.request(gateLock(intent), { signal }, async () => {
      signal.throwIfAborted()
      const wallet = session.wallet()
      if (!wallet) throw new ActionError('WalletNotConnected')
      const { account: payer } = session.facts()
      const isForReading = chainOf(intent.network).network.rules.forReading !== null
      const facts = { asked: transaction, transactions: store.list(), isForReading, payer }
      const obstacle = mayAsk(intent, facts)
      if (obstacle !== null) throw new ActionError(obstacle.code)
      if (!store.add(transaction)) {
        store.withdraw(key)
        throw new ActionError('NotKept')
      }
      onAsked(key)
      if (series === null) view.setState({ shown: key })
      // The wallet may never answer, so the chain is watched at the same time.
      void wallet.send(intent.request).then((outcome) => store.apply(key, eventOf(outcome)))
    })
    const ended = await untilSettled(store, key, stopped)
    if (ended) await followUp(ended, { isHere: true })
  })
}

/** The stored record of the transaction that will be signed. */
function recordOf(intent: SignedIntent, { clock, newKey, series }: AskOptions): StoredTransaction {
  const { name, input, subject, network, sender, nonce, block, request } = intent
  const { gasBound, donation, summary, foreseen, told, changes, moment } = intent
  return {
    key: newKey(),
    network,
    action: name,
    input,
    subject,
    intent: intentOf(request, { sender, nonce, block, time: clock.now() }),
    state: { status: 'awaiting' },
    submittedAt: null,
    gasBound,
    gasLimit: request.gasLimit,
    donation,
    summary,
    foreseen,
    told,
    changes,
    moment,
    paid: [],
    allowed: [],
    others: [],
    isFollowedUp: false,
    isDismissed: false,
    series,
  }
}

/** The transaction once its result is known; null if this page closes first. */
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
      return { kind: 'rejected', reason: 'byUser', code: null, isSure: false }
    case 'failed':
    case 'notAsked': {
      const isSure = outcome.kind === 'notAsked'
      return { kind: 'rejected', reason: 'byWallet', code: outcome.error.code, isSure }
    }
    case 'unclear':
      return { kind: 'unclear' }
  }
}
