import { zilliqa1Gas } from '@tyto/primitives'
import type { ScillaParam } from '@tyto/abi'
import type { Address } from '@tyto/primitives'
import {
  createProgramCache,
  executeTransaction,
  MemoryState,
  type BlockContext,
  type Execution,
  type TransactionInput,
} from '../src/index'

export const alice: Address = `0x${'a1'.repeat(20)}`
export const bruno: Address = `0x${'b2'.repeat(20)}`
export const nobody: Address = `0x${'0e'.repeat(20)}`
export const zil = 10n ** 12n

export function text(vname: string, value: string): ScillaParam {
  return { vname, type: 'String', value }
}

export function address(vname: string, value: string): ScillaParam {
  return { vname, type: 'ByStr20', value }
}

export function number(vname: string, value: bigint | number, type = 'Uint128'): ScillaParam {
  return {
    vname,
    type,
    value: value.toString(),
  }
}

interface Options {
  readonly sender?: Address
  readonly amount?: bigint
  readonly gasLimit?: bigint
}

/** One state and transactions on it, one per block. */
export class Chain {
  readonly state = new MemoryState()
  readonly programs = createProgramCache()
  readonly start: bigint
  /** Paid for gas so far, in Qa. */
  fees = 0n
  block: BlockContext = {
    number: 100n,
    timestamp: 1_700_000_000_000_000n,
    chainId: 222,
    timestampOf: (block) => (block >= 90n ? 1_700_000_000_000_000n - (100n - block) : undefined),
  }

  constructor() {
    for (const account of [alice, bruno]) this.state.setBalance(account, 1_000_000n * zil)
    this.start = this.state.totalBalance()
  }

  execute(tx: TransactionInput): Execution {
    return executeTransaction(tx, { block: this.block, reader: this.state, programs: this.programs })
  }

  /** Executes and applies. */
  commit(tx: TransactionInput): Execution {
    const execution = this.execute(tx)
    this.state.apply(execution.difference)
    this.fees += execution.gasUsed * tx.gasPrice
    return execution
  }

  base({ sender = alice, amount = 0n, gasLimit = 10_000n }: Options = {}) {
    const nonce = this.state.nonce(sender) + 1n
    return { sender, nonce, amount, gasLimit, gasPrice: zilliqa1Gas.leastPrice } as const
  }

  pay(to: Address, amount: bigint, options: Options = {}): Execution {
    return this.commit({ ...this.base(options), kind: 'payment', to, amount })
  }

  callRequest(to: Address, transition: string, params: readonly ScillaParam[] = [], options: Options = {}) {
    return { ...this.base(options), kind: 'call', to, transition, params } as const
  }

  call(
    to: Address,
    transition: string,
    params: readonly ScillaParam[] = [],
    options: Options = {},
  ): Execution {
    return this.commit(this.callRequest(to, transition, params, options))
  }

  deployRequest(code: string, init: readonly ScillaParam[] = [], options: Options = {}) {
    const version: ScillaParam = { vname: '_scilla_version', type: 'Uint32', value: '0' }
    return { ...this.base(options), kind: 'deploy', code, init: [version, ...init] } as const
  }

  deploy(code: string, init: readonly ScillaParam[] = [], options: Options = {}): Address {
    const execution = this.commit(this.deployRequest(code, init, options))
    if (execution.contract === undefined || !execution.receipt.success) {
      throw new Error(`Deploy failed: ${execution.failure?.message} (line ${execution.failure?.line})`)
    }
    return execution.contract
  }
}
