import type { Address } from '@tyto/primitives'
import { GasMeter, type IsTimeOver } from '@tyto/scilla'
import { ContractHost, type Invocation, type SentMessage } from './contractHost'
import { abort, abortBecause } from './failure'
import { callSizeGas, type CallParams } from './inputSize'
import { receiptErrors, type EventLog, type TransitionLog } from './receipt'
import { latestRules } from './rules'
import type { TransactionWorld } from './transactionWorld'

/** A message that waits for its turn. */
interface Pending {
  readonly sent: SentMessage
  readonly sender: Address
  /** Depth of the contract that sent it. */
  readonly depth: number
}

/**
 * The calls of one transaction: the one that the person made and those that follow from messages. Messages wait in a stack,
 * so that what follows from the first message of a contract is done before its second (documentation, "Chain Calls").
 * Any failure leaves as `Aborted`.
 */
export class MessageRun {
  gasRemaining: bigint
  /** Whether the contract that was called took the amount offered to it; by rules 1, the last contract that ran. */
  accepted = false
  readonly events: EventLog[] = []
  readonly transitions: TransitionLog[] = []

  readonly #world: TransactionWorld
  readonly #isTimeOver: IsTimeOver | undefined
  readonly #waiting: Pending[] = []
  #chainCalls = 0

  constructor(world: TransactionWorld, gasRemaining: bigint, isTimeOver?: IsTimeOver) {
    this.#world = world
    this.#isTimeOver = isTimeOver
    this.gasRemaining = gasRemaining
  }

  /** Runs a transition and everything that follows. The amount is in transit: taken from the sender already. */
  call(invocation: Invocation, transition: string, params: CallParams): void {
    this.#invoke(invocation, { transition, params, sized: params }, 0)
    for (let next = this.#waiting.pop(); next !== undefined; next = this.#waiting.pop()) this.#deliver(next)
  }

  /**
   * Does what gas is paid for; what it throws ends the transaction with this error in the receipt. Gas is counted in whole
   * units per call and per deployment, as on the chain, where each is a run of the interpreter of its own.
   */
  metered<Result>(
    address: Address,
    depth: number,
    receiptError: number,
    work: (gas: GasMeter) => Result,
  ): Result {
    const gas = GasMeter.forLimit(this.gasRemaining, this.#isTimeOver)
    try {
      return work(gas)
    } catch (error) {
      throw abortBecause(error, depth, receiptError, address)
    } finally {
      this.gasRemaining -= gas.gasUsed
    }
  }

  #deliver({ sent: { message, params }, sender, depth }: Pending): void {
    const { kind } = this.#world.account(message.recipient)
    let accept = true
    if (kind === 'contract') {
      this.#chainCalls += 1
      const { mostMessages } = this.#world.gas
      if (mostMessages !== null && this.#chainCalls > mostMessages) {
        throw abort(depth + 1, receiptErrors.MAX_EDGES_REACHED, {
          address: message.recipient,
          message: 'Too many messages between contracts',
        })
      }
      const invocation = { address: message.recipient, sender, amount: message.amount }
      const values = new Map(message.params.map(({ name, value }) => [name, value]))
      accept = this.#invoke(invocation, { transition: message.tag, params: values, sized: params }, depth + 1)
    } else if (kind === 'library') {
      // A message to a library has no effect and is no failure.
      accept = false
      this.#world.state.addBalance(sender, message.amount)
    } else {
      this.#charge(this.#world.gas.message, { address: message.recipient, depth: depth + 1 })
      this.#world.state.addBalance(message.recipient, message.amount)
    }
    this.transitions.push({
      accept,
      addr: sender,
      depth,
      msg: {
        _amount: message.amount.toString(),
        _recipient: message.recipient,
        _tag: message.tag,
        params,
      },
    })
  }

  /** Takes what is charged for a call or a message before it is carried out. */
  #charge(gas: bigint, { address, depth }: { readonly address: Address; readonly depth: number }): void {
    if (this.gasRemaining < gas) {
      throw abort(depth, receiptErrors.GAS_NOT_SUFFICIENT, {
        address,
        message: 'Not enough gas to call the contract',
        reason: 'OutOfGas',
      })
    }
    this.gasRemaining -= gas
  }

  /**
   * Runs one transition and puts its messages on the stack. Answers whether it took the amount. `sized` are the same
   * parameters where they stand in JSON already.
   */
  #invoke(
    invocation: Invocation,
    {
      transition,
      params,
      sized,
    }: { readonly transition: string; readonly params: CallParams; readonly sized: CallParams },
    depth: number,
  ): boolean {
    const { address, sender, amount } = invocation
    this.#charge(this.#world.gas.call, { address, depth })
    const host = this.metered(address, depth, receiptErrors.CALL_CONTRACT_FAILED, (gas) => {
      const running = new ContractHost(this.#world, invocation, gas)
      gas.charge(callSizeGas(invocation, this.#world.origin, transition, sized))
      this.#world.program(address).call(running, transition, params)
      running.settle()
      return running
    })
    if (!host.accepted) this.#world.state.addBalance(sender, amount)
    const { rules = latestRules } = this.#world.block
    if (depth === 0 || rules < 2) this.accepted = host.accepted
    for (const event of host.events) this.events.push(event)
    for (let i = host.sent.length - 1; i >= 0; i--) {
      this.#waiting.push({ sent: host.sent[i]!, sender: address, depth })
    }
    return host.accepted
  }
}
