import { randomUUID } from 'node:crypto'
import { err, ok, type Ok } from '@tyto/primitives'
import type { LedgerRefusal } from '../ledger/refusal'
import { SequencerError, type Submission } from '../ledger/sequencer'
import { getStep, isFree, putStep, transact, type Step } from './etcd'
import type { EtcdGateway } from './gateway'
import type { ChainKeys } from './keys'
import { decodeWaiting, encodeTransaction } from './values'

/** Transactions in one request: etcd counts a request's steps and those inside of each together. */
const mostAtOnce = 60
/** Bytes of one request, and of one transaction in it: etcd takes 1.5 MB. */
const largestRequest = 1_000_000
const largestTransaction = 1_400_000
/** How long a request waits for more, in ms. */
const gathering = 2
/** Requests that are on their way at once. */
const mostRequests = 2

type Taken = Ok<true> | LedgerRefusal

interface Waiting {
  readonly submission: Submission
  readonly value: string
  /** Bytes of the value. */
  readonly size: number
  /** Tells this attempt from others of the same transaction. */
  readonly token: string
  readonly resolve: (taken: Taken) => void
  readonly reject: (error: unknown) => void
}

/** Brings transactions to etcd, many in one request: each wins its nonce by itself, or does not. */
export class Intake {
  readonly #gateway: EtcdGateway
  readonly #keys: ChainKeys
  readonly #waiting: Waiting[] = []
  #running = 0
  #isGathering = false

  constructor(gateway: EtcdGateway, keys: ChainKeys) {
    this.#gateway = gateway
    this.#keys = keys
  }

  submit(submission: Submission): Promise<Taken> {
    const value = encodeTransaction(submission)
    const size = Buffer.byteLength(value)
    if (size > largestTransaction) return Promise.resolve(err('DataTooLarge'))
    return new Promise((resolve, reject) => {
      this.#waiting.push({ submission, value, size, token: randomUUID(), resolve, reject })
      if (this.#isGathering) return
      this.#isGathering = true
      setTimeout(() => this.#flush(), gathering)
    })
  }

  #flush(): void {
    this.#isGathering = false
    while (this.#waiting.length > 0 && this.#running < mostRequests) {
      this.#running++
      void this.#send(this.#next()).finally(() => {
        this.#running--
        this.#flush()
      })
    }
  }

  #next(): readonly Waiting[] {
    let size = 0
    const next: Waiting[] = []
    for (let first = this.#waiting[0]; first !== undefined; first = this.#waiting[0]) {
      size += first.size
      if (next.length > 0 && (next.length === mostAtOnce || size > largestRequest)) break
      next.push(this.#waiting.shift()!)
    }
    return next
  }

  async #send(some: readonly Waiting[]): Promise<void> {
    try {
      const success = some.map((each) => ({ request_txn: this.#unlessTaken(each) }))
      const { steps } = await transact(this.#gateway, { compare: [], success, failure: [] })
      some.forEach((each, at) => {
        const { inner } = steps[at]!
        each.resolve(inner!.succeeded ? ok(true) : answerOf(each, inner!.steps[0]?.entries[0]?.value ?? ''))
      })
    } catch (error) {
      for (const { reject } of some) reject(unanswered(error))
      // Those behind them are not sent one after the other to nobody.
      if (isOfMajority(error)) for (const { reject } of this.#waiting.splice(0)) reject(error)
    }
  }

  #unlessTaken({ submission, value, token }: Waiting): {
    readonly compare: readonly ReturnType<typeof isFree>[]
    readonly success: readonly Step[]
    readonly failure: readonly Step[]
  } {
    const { id, sender, transaction } = submission
    const place = this.#keys.nonce(sender, transaction.nonce)
    return {
      compare: [isFree(place)],
      success: [putStep(place, `${id} ${token}`), putStep(this.#keys.transaction(id), value)],
      failure: [getStep(place)],
    }
  }
}

/** Somebody has the nonce: this very attempt, whose first answer was lost, or another one. */
function answerOf({ submission, token }: Waiting, there: string): Taken {
  const { id, token: whose } = decodeWaiting(there)
  if (whose === token) return ok(true)
  if (id === submission.id) return err('AlreadyWaiting')
  return { ...err('NonceTaken'), nonce: submission.transaction.nonce }
}

function isOfMajority(error: unknown): boolean {
  return error instanceof SequencerError && error.code === 'NoMajority'
}

/** What was sent may stand there although no answer came. */
function unanswered(error: unknown): unknown {
  if (!isOfMajority(error)) return error
  const message =
    'No majority of etcd has answered: the transaction may be taken. Send the same one again, it is taken once.'
  return new SequencerError('NoMajority', message, { cause: error })
}
