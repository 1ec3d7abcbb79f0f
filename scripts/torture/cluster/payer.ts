import { transactionFromRpc, transactionId } from '@tyto/primitives'
import { type TestAccount, testAccount } from '@tyto/devnet'
import { sign } from '../../../packages/devnet/src/testing/startTestNetwork'
import { pause } from '../chain'
import type { Random } from '../part'
import type { Answer, Replica } from './replica'

/** Between two tries to send, in ms. */
const retryPause = 100
/** Whatever happens, a transaction is taken in so many ms. */
const longest = 300_000
const receiver = testAccount(9).address

/** Somebody read the nonce of an account: it was this one at some moment between call and answer. */
interface Read {
  readonly called: number
  readonly answered: number
  readonly nonce: number
  readonly balance: bigint
}

/** One account that pays, its owner, and people who look at it: each notes when it asked and was answered. */
export class Payer {
  readonly account: TestAccount
  /** Ids of what was acknowledged, by nonce from 1 on. */
  readonly taken: string[] = []
  readonly losses: string[] = []
  refusals = 0
  /** When each nonce was sent first, and seen to stand in a block. */
  readonly #sent: number[] = []
  readonly #seen: number[] = []
  readonly #reads: Read[] = []
  readonly #replicas: readonly Replica[]
  readonly #random: Random
  #isLooking = false

  constructor(account: TestAccount, replicas: readonly Replica[], random: Random) {
    this.account = account
    this.#replicas = replicas
    this.#random = random
  }

  get reads(): number {
    return this.#reads.length
  }

  /** Sends so many transfers, one after the other, each to any replica until one takes it. */
  async pay(count: number): Promise<void> {
    for (let each = 0; each < count; each++) await this.#payOnce()
  }

  /** Waits until all that was taken stands in blocks, as any replica tells. */
  async settled(): Promise<void> {
    for (const [at, id] of this.taken.entries()) {
      if (this.#seen[at] !== undefined) continue
      const isThere = await this.#retry(async (replica) => {
        const [answer] = await replica.ask(['GetTransaction', id])
        return answer?.result !== undefined
      })
      if (isThere) this.#seen[at] = performance.now()
      else this.losses.push(`${id} was acknowledged and stands in no block`)
    }
  }

  /** Looks at the account all the time, through any replica, until `lookAway`. */
  async look(): Promise<void> {
    this.#isLooking = true
    while (this.#isLooking) {
      await this.#readOnce().catch(() => undefined)
      await pause(this.#random(2 * retryPause))
    }
  }

  lookAway(): void {
    this.#isLooking = false
  }

  /** Whether some order of payments and reads, each between its call and its answer, explains all of them. */
  judge(balanceAt: (nonce: number) => bigint): void {
    const reads = this.#reads.toSorted((one, other) => one.called - other.called)
    for (const { called, answered, nonce, balance } of reads) {
      const least = Math.max(
        this.#seen.filter((time) => time < called).length,
        ...reads.filter((other) => other.answered < called).map((other) => other.nonce),
      )
      const most = this.#sent.filter((time) => time < answered).length
      if (nonce < least || nonce > most)
        this.losses.push(`nonce ${nonce} was read where it was from ${least} to ${most}`)
      if (balance !== balanceAt(nonce))
        this.losses.push(`balance ${balance} was read with nonce ${nonce}, not ${balanceAt(nonce)}`)
    }
  }

  async #payOnce(): Promise<void> {
    const nonce = this.taken.length + 1
    const rpc = sign(this.account, { nonce: BigInt(nonce), toAddr: receiver })
    const signed = transactionFromRpc(rpc)
    if (!signed.ok) throw new Error(signed.code)
    const id = transactionId(signed.value)
    this.#sent[nonce - 1] = performance.now()
    let why = ''
    const isTaken = await this.#retry(async (replica) => {
      const [answer] = await replica.ask(['CreateTransaction', rpc])
      why = answer?.error?.message ?? ''
      if (answer?.result !== undefined) return true
      this.refusals++
      // The answer to an earlier try was lost: somebody has it.
      return isKnown(await replica.ask(['GetTransactionStatus', id]))
    })
    if (!isTaken) this.losses.push(`nonce ${nonce} is not taken: ${why}`)
    this.taken.push(id)
  }

  async #readOnce(): Promise<void> {
    const replica = this.#replicas[this.#random(this.#replicas.length)]!
    const called = performance.now()
    const [height, read] = await replica.ask(
      ['tyto_getLatestHeight'],
      ['GetBalance', this.account.address.slice(2)],
    )
    if (height?.result === undefined || read?.result === undefined) return
    const { balance, nonce } = read.result as { readonly balance: string; readonly nonce: number }
    this.#reads.push({ called, answered: performance.now(), nonce, balance: BigInt(balance) })
  }

  async #retry(isDone: (replica: Replica) => Promise<boolean>): Promise<boolean> {
    const end = performance.now() + longest
    while (performance.now() < end) {
      const replica = this.#replicas[this.#random(this.#replicas.length)]!
      if (await isDone(replica).catch(() => false)) return true
      await pause(retryPause)
    }
    return false
  }
}

function isKnown([answer]: readonly Answer[]): boolean {
  return answer?.result !== undefined
}
