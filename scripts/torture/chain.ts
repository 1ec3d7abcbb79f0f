import {
  contractAddress,
  transactionFromRpc,
  transactionId,
  type Address,
  type TransactionCore,
} from '@tyto/primitives'
import { testAccount, type TestAccount } from '@tyto/devnet'
import { greedyCode, greedyDeploy } from '../../packages/devnet/src/testing/greedyContract'
import { slowCode, slowDeploy, slowGas } from '../../packages/devnet/src/testing/slowContract'
import { callOf, deployOf, sign } from '../../packages/devnet/src/testing/startTestNetwork'
import { count, type Attack } from './watch'

const sender = testAccount(6)
const receiver = testAccount(9)
const slow = contractAddress(sender.address, 0n)
const greedy = contractAddress(sender.address, 1n)
const start = 10n ** 18n
const gasPrice = 2_000_000_000n
const largest = 900_000
/** The status of a transaction that its process died of. */
const dropped = 254
/** How long a transaction may wait for its block, in ms: deadly ones go before it, each with its restarts. */
const longestWait = 120_000

type Answer = {
  readonly result?: unknown
  readonly error?: { readonly code: number; readonly message: string }
}
type Core = Partial<TransactionCore>
interface Signed {
  readonly id: string
  readonly nonce: bigint
  readonly rpc: ReturnType<typeof sign>
}

export const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms))

export const loop: Core = {
  ...callOf({ to: slow, transition: 'Loop', amount: 0n, params: [] }),
  gasLimit: slowGas,
}

export function hoard(times: number): Core {
  const params = [{ vname: 'times', type: 'Uint32', value: String(times) }]
  return { ...callOf({ to: greedy, transition: 'Hoard', amount: 0n, params }), gasLimit: 9_000_000n }
}

/** The network that is tortured: where it answers, and how it is started again. */
export interface Target {
  /** Of its JSON-RPC. */
  readonly rpc: string
  start(): Promise<void>
}

/** Sends transactions, remembers what the network took, and asks what became of it. */
export class Chain {
  readonly #target: Target
  /** The transactions of one account that were said to be taken, in the order of its nonces. */
  readonly taken: Signed[] = []
  /** The transactions that were taken for a nonce whose turn had not come. */
  readonly waiting: string[] = []
  readonly #filled = new Set<string>()
  #nonce = 0n

  constructor(target: Target) {
    this.#target = target
  }

  async ask(
    attack: Attack,
    requests: readonly (readonly [method: string, ...params: unknown[]])[],
  ): Promise<readonly Answer[]> {
    const answers: Answer[] = []
    for (let at = 0; at < requests.length; at += 500) {
      const batch = requests
        .slice(at, at + 500)
        .map(([method, ...params], id) => ({ jsonrpc: '2.0', id, method, params }))
      attack.requests++
      const response = await fetch(this.#target.rpc, {
        method: 'POST',
        headers: { 'content-type': 'application/json', connection: 'close' },
        body: JSON.stringify(batch),
      })
      count(attack, response.status)
      answers.push(...((await response.json()) as Answer[]))
    }
    return answers
  }

  async deploy(attack: Attack): Promise<void> {
    const codes = [deployOf(slowCode, slowDeploy), deployOf(greedyCode, greedyDeploy)]
    await this.send(attack, codes)
    await this.settled(attack)
  }

  /** Sends these and answers their ids; all of them must be taken. */
  async send(attack: Attack, cores: readonly Core[]): Promise<readonly string[]> {
    return this.#deliver(
      attack,
      cores.map((core) => this.#sign(core)),
    )
  }

  /** Sends these, and ends the server before it has answered; what was taken is found out behind the restart. */
  async sendInto(attack: Attack, cores: readonly Core[], kill: () => Promise<void>): Promise<void> {
    const signed = cores.map((core) => this.#sign(core))
    const sent = this.#deliver(attack, signed).catch(() => undefined)
    await kill()
    const isAnswered = (await sent) !== undefined
    await this.#target.start()
    if (isAnswered) return
    count(attack, 'cut')
    const known = await this.ask(
      attack,
      signed.map(({ id }) => ['GetTransactionStatus', id]),
    )
    const isLeft = (at: number): boolean => known[at]?.result === undefined
    this.taken.push(...signed.filter((_, at) => !isLeft(at)))
    await this.#deliver(
      attack,
      signed.filter((_, at) => isLeft(at)),
    )
  }

  /** For each of these accounts large transactions that are not their turn, until the network takes no more. */
  async fillPool(
    attack: Attack,
    init: Address,
    accounts: readonly TestAccount[],
    times: number,
  ): Promise<number> {
    const text = 'x'.repeat(largest)
    let refused = 0
    for (const account of accounts) {
      const [state] = await this.ask(attack, [['GetBalance', account.address]])
      const { nonce } = state!.result as { nonce: number }
      for (let i = 0; i < times; i++) {
        const params = [{ vname: 'text', type: 'String', value: text }]
        const core = callOf({ to: init, transition: 'Nothing', amount: 0n, params })
        const rpc = sign(account, { ...core, nonce: BigInt(nonce + i + 2) })
        const [answer] = await this.ask(attack, [['CreateTransaction', rpc]])
        if (answer?.result !== undefined) this.waiting.push((answer.result as { TranID: string }).TranID)
        else refused++
      }
    }
    return refused
  }

  /** Waits until nothing of the account waits any more. What was dropped leaves its nonce free, for another one. */
  async settled(attack: Attack): Promise<void> {
    for (const end = Date.now() + longestWait; Date.now() < end; await pause(300)) {
      if (!(await this.#isWaiting(attack))) return
    }
    attack.losses.push('a transaction waits on and on')
  }

  async #isWaiting(attack: Attack): Promise<boolean> {
    const newest = this.taken.slice(-300)
    const answers = await this.ask(
      attack,
      newest.map(({ id }) => ['GetTransactionStatus', id]),
    )
    const states = answers.map(({ result }) => (result as { status: number } | undefined)?.status)
    const gaps = newest.filter((_, at) => states[at] === dropped && !this.#filled.has(newest[at]!.id))
    for (const { id, nonce } of gaps) {
      this.#filled.add(id)
      await this.#deliver(attack, [this.#sign({}, nonce)])
    }
    return gaps.length > 0 || states.some((status) => status === 1 || status === 4)
  }

  /** Whether the network still knows the last hundred that it took. */
  async checkNewest(attack: Attack): Promise<void> {
    const newest = this.taken.slice(-100)
    const answers = await this.ask(
      attack,
      newest.map(({ id }) => ['GetTransactionStatus', id]),
    )
    newest.forEach(({ id }, at) => {
      if (answers[at]?.result === undefined) attack.losses.push(`${id} is not known any more`)
    })
  }

  /**
   * Holds what was taken against what the chain says: each has its end or still waits, receipts stand in the blocks that they
   * name, and the balances are what the receipts come to. Answers how many were dropped, which is told.
   */
  async check(attack: Attack): Promise<number> {
    const answers = await this.ask(
      attack,
      this.taken.map(({ id }) => ['GetTransactionStatus', id]),
    )
    let lost = 0
    const confirmed = this.taken.filter(({ id }, at) => {
      const status = (answers[at]?.result as { status: number } | undefined)?.status
      if (status === undefined) attack.losses.push(`${id} is not known: ${JSON.stringify(answers[at])}`)
      if (status === dropped) lost++
      return status === 3
    })
    await this.#checkReceipts(attack, confirmed)
    const pool = await this.ask(
      attack,
      this.waiting.map((id) => ['GetPendingTxn', id]),
    )
    pool.forEach(({ result }, at) => {
      const isThere = (result as { pending: boolean } | undefined)?.pending === true
      if (!isThere) attack.losses.push(`${this.waiting[at]} waits no more`)
    })
    return lost
  }

  async #checkReceipts(attack: Attack, confirmed: readonly Signed[]): Promise<void> {
    const found = await this.ask(
      attack,
      confirmed.map(({ id }) => ['GetTransaction', id]),
    )
    type Found = { amount: string; receipt: { success: boolean; cumulative_gas: string; epoch_num: string } }
    const transactions = found.map(({ result }) => result as Found)
    const blocks = [...new Set(transactions.map(({ receipt }) => receipt.epoch_num))]
    const lists = await this.ask(
      attack,
      blocks.map((number) => ['GetTransactionsForTxBlock', number]),
    )
    const places = lists.flatMap(({ result }, at) =>
      (result as string[][]).flat().map((id) => [id, blocks[at]!] as const),
    )
    const blockOf = new Map(places)
    if (blockOf.size !== places.length) attack.losses.push('a transaction stands in two blocks')
    let paid = 0n
    let given = 0n
    confirmed.forEach(({ id }, at) => {
      const { amount, receipt } = transactions[at]!
      if (blockOf.get(id) !== receipt.epoch_num)
        attack.losses.push(`${id} is not in block ${receipt.epoch_num}`)
      paid += BigInt(receipt.cumulative_gas) * gasPrice
      if (receipt.success) given += BigInt(amount)
    })
    const [mine, theirs] = await this.ask(attack, [
      ['GetBalance', sender.address],
      ['GetBalance', receiver.address],
    ])
    const { balance, nonce } = mine!.result as { balance: string; nonce: number }
    const got = BigInt((theirs!.result as { balance: string }).balance)
    // A block may have come since the receipts were read: then there are more of them.
    if (BigInt(balance) !== start - paid - given) {
      const again = await this.ask(
        attack,
        this.taken.map(({ id }) => ['GetTransaction', id]),
      )
      if (again.filter(({ result }) => result !== undefined).length === confirmed.length)
        attack.losses.push(`the balance is ${balance}, receipts come to ${start - paid - given}`)
      return
    }
    if (got !== start + given) attack.losses.push(`the receiver has ${got}, not ${start + given}`)
    if (nonce !== confirmed.length) attack.losses.push(`the nonce is ${nonce}, not ${confirmed.length}`)
  }

  async #deliver(attack: Attack, signed: readonly Signed[]): Promise<readonly string[]> {
    if (signed.length === 0) return []
    const answers = await this.ask(
      attack,
      signed.map(({ rpc }) => ['CreateTransaction', rpc]),
    )
    signed.forEach((each, at) => {
      if (answers[at]?.result === undefined) attack.losses.push(`refused: ${JSON.stringify(answers[at])}`)
      else this.taken.push(each)
    })
    return signed.map(({ id }) => id)
  }

  #sign(core: Core, nonce = ++this.#nonce): Signed {
    const rpc = sign(sender, { ...core, nonce })
    const signed = transactionFromRpc(rpc)
    if (!signed.ok) throw new Error(signed.code)
    return { id: transactionId(signed.value), nonce, rpc }
  }
}
