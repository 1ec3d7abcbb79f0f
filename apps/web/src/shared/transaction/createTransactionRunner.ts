import {
  getAccount,
  getLatestBlock,
  intentOf,
  RpcError,
  type SendOutcome,
  type TransactionRequest,
} from '@tyto/chain'
import { QA_PER_LI } from '@tyto/primitives'
import { ActionError } from '../errors/ActionError'
import { followUp } from './followUp'
import { decodeInput } from './inputJson'
import { lookOnce } from './lookAfter'
import {
  createReview,
  makeRequest,
  problemOf,
  readCosts,
  requestOf,
  reviewView,
  signerKey,
  type Made,
  type OpenReview,
} from './openReview'
import { isStillSo, simulateReview } from './simulateReview'
import type { StoredTransaction } from './storedTransaction'
import { isSettled, type TransactionEvent } from './transactionMachine'
import { transactionLock } from './transactionLock'
import type { RunnerOptions, TransactionRunner } from './transactionRunner'
import { watchTransactions } from './watchTransactions'

/** So long the wallet's own node may take to say which chain it serves, in ms. */
const mostPatience = 2_000

/** Makes the runner of this page and goes on with what earlier pages left open. */
export function createTransactionRunner(options: RunnerOptions): TransactionRunner {
  const { store, locks, view, session, queries, clock, chainOf, newKey } = options
  const stopped = new AbortController()
  const followed = new Set<string>()
  let review: OpenReview | null = null
  let known = new Map<string, StoredTransaction['state']['status']>()

  const stopListening = store.subscribe(onStore)
  const stopSession = session.subscribe(onSession)
  onStore()
  const stopWatching = watchTransactions({
    ...options,
    followUp: (transaction) => followOnce(transaction, false),
  })

  return {
    runAction: async (name, input, runOptions = {}) => {
      if (review?.isSigning) return
      closeReview()
      review = createReview(name, input, runOptions)
      await make(review)
    },
    chooseDonation: (donation) => {
      if (!review || review.isSigning) return
      const isOther = (review.donation ?? 0n) !== (donation ?? 0n)
      review.donation = donation
      if (isOther) void simulateReview(review, options, draw)
      else draw()
    },
    chooseGas: (limit) => {
      if (!review || review.isSigning) return
      review.gas = limit
      draw()
    },
    simulateAgain: () => {
      if (review && !review.isSigning) void simulateReview(review, options, draw)
    },
    retryReview: async () => {
      if (review && !review.isSigning) await make(review)
    },
    cancelReview: () => {
      if (review?.isSigning) return
      closeReview()
      draw()
    },
    sign,
    show: (key) => view.setState({ shown: key }),
    minimise: () => view.setState({ shown: null }),
    stopWaiting: (key) => void store.apply(key, { kind: 'stopWaiting' }),
    checkAgain: async (key) => {
      const transaction = store.get(key)
      if (!transaction) return false
      try {
        await lookOnce(options, transaction)
        return true
      } catch (error) {
        if (error instanceof RpcError) return false
        throw error
      }
    },
    dismiss: (key) => {
      store.change(key, { isDismissed: true })
      if (view.getState().shown === key) view.setState({ shown: null })
    },
    reviewAgain: async (key) => {
      const transaction = store.get(key)
      if (!transaction || review?.isSigning) return
      const { action, input, subject } = transaction
      view.setState({ shown: null })
      closeReview()
      review = createReview(action, decodeInput(input), { subject })
      await make(review)
    },
    stop: () => {
      stopped.abort()
      stopWatching()
      stopListening()
      stopSession()
      closeReview()
      draw()
    },
  }

  function closeReview(): void {
    review?.stopSimulation?.abort()
    review = null
  }

  function draw(): void {
    view.setState({ review: review && reviewView(review, options) })
  }

  async function make(open: OpenReview): Promise<void> {
    const isMade = makeRequest(open, options)
    draw()
    await isMade
    if (open === review) draw()
    if (open === review) void simulateReview(open, options, draw)
    const isOtherPrice = await readCosts(open, options)
    if (open !== review) return
    if (isOtherPrice) void simulateReview(open, options, draw)
    else draw()
  }

  /** Another signer is another request; anything else changes no more than what is missing. */
  function onSession(): void {
    if (!review || review.isSigning) return
    const signer = signerKey(review, options)
    const isOther = signer !== null && signer !== review.madeFor
    // An action that is being loaded looks at the session by itself.
    if (isOther && review.action) void make(review)
    else draw()
  }

  async function sign(): Promise<void> {
    const open = review
    // Made once: what stands on the sheet at the press is looked at, stored and sent.
    const request = open && requestOf(open)
    if (!open?.made || !request || !session.wallet() || !reviewView(open, options).canSign) return draw()
    const { made } = open
    open.isSigning = true
    draw()
    try {
      const isSame = await isStillSo(open, request, options)
      const transaction = isSame ? await writeIntent(open, made, request) : null
      // A look that was late may have come to its end meanwhile.
      if (transaction && !reviewView(open, options).isRefused) await askWallet(transaction, request)
    } catch (cause) {
      open.problem = problemOf(cause)
    } finally {
      open.isSigning = false
      if (review) onSession()
      else draw()
    }
  }

  /** The record of what is about to be signed, by what the chain says now; null if account or network changed meanwhile. */
  async function writeIntent(
    open: OpenReview,
    { account: sender, network }: Made,
    request: TransactionRequest,
  ): Promise<StoredTransaction | null> {
    const { client, network: description } = chainOf(network)
    const [{ number: block }, { nonce }, walletChain] = await Promise.all([
      getLatestBlock(client),
      getAccount(client, sender),
      walletChainId(),
    ])
    if (walletChain !== null && walletChain !== description.chainId) throw new ActionError('WrongNetwork')
    const facts = session.facts()
    if (facts.account !== sender || facts.network !== network) return null
    return {
      key: newKey(),
      network,
      action: open.name,
      input: open.input,
      subject: open.options.subject ?? '',
      intent: intentOf(request, { sender, nonce, block, time: clock.now() }),
      state: { status: 'awaiting' },
      submittedAt: null,
      gasBound: request.gasLimit * request.gasPriceLi * QA_PER_LI,
      isFollowedUp: false,
      isDismissed: false,
    }
  }

  /** Where the wallet would send it, asked at the last moment; null where it does not say so at once. */
  async function walletChainId(): Promise<number | null> {
    const inTime = new AbortController()
    const asked = session.wallet()?.network() ?? Promise.resolve({ chainId: null })
    const late = clock.sleep(mostPatience, inTime.signal).then(() => ({ chainId: null }))
    const { chainId } = await Promise.race([asked, late])
    inTime.abort()
    return chainId
  }

  /** Stores the intent, opens the wallet, and keeps the transaction's lock until its end was followed up. */
  function askWallet(transaction: StoredTransaction, request: TransactionRequest): Promise<void> {
    const { key } = transaction
    const wallet = session.wallet()
    return new Promise((asked, failed) => {
      const held = locks.request(transactionLock(key), { signal: stopped.signal }, async () => {
        if (!wallet) return asked()
        const isKept = store.add(transaction)
        closeReview()
        view.setState({ shown: key, isKept })
        // It may never answer: the chain is watched beside it.
        void wallet.send(request).then((outcome) => store.apply(key, eventOf(outcome)))
        asked()
        const ended = await untilSettled(key)
        if (ended) await followOnce(ended, true)
      })
      held.catch(failed)
    })
  }

  /** What failed here is tried again by the next page, not by this one. */
  async function followOnce(transaction: StoredTransaction, isHere: boolean): Promise<void> {
    const end = `${transaction.key} ${transaction.state.status}`
    if (followed.has(end)) return
    followed.add(end)
    await followUp(options, transaction, isHere)
  }

  /** The transaction once its end is known; null when this page ends first. */
  function untilSettled(key: string): Promise<StoredTransaction | null> {
    return new Promise((resolve) => {
      const look = (): void => {
        const transaction = store.get(key)
        const isOver = stopped.signal.aborted || (transaction !== null && isSettled(transaction.state))
        if (!isOver) return
        stopListening()
        stopped.signal.removeEventListener('abort', look)
        resolve(stopped.signal.aborted ? null : transaction)
      }
      const stopListening = store.subscribe(look)
      stopped.signal.addEventListener('abort', look)
      look()
    })
  }

  /** What the chain says changes everything that was read from it. */
  function onStore(): void {
    const transactions = store.list()
    const news = transactions.filter(({ key, state }) => {
      const before = known.get(key)
      const isEnd = state.status === 'confirmed' || (state.status === 'failed' && state.receipt !== null)
      return before !== undefined && before !== state.status && isEnd
    })
    known = new Map(transactions.map(({ key, state }) => [key, state.status]))
    for (const network of new Set(news.map((transaction) => transaction.network))) {
      void queries.invalidateQueries({ queryKey: ['chain', network] })
    }
    view.setState({ transactions })
  }
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
