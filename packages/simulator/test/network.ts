import { createClient, type Client, type TransactionRequest } from '@tyto/chain'
import { createDevnet, testAccount, type Devnet, type TestAccount } from '@tyto/devnet'
import {
  signTransaction,
  transactionToRpc,
  transactionVersion,
  zeroAddress,
  type Address,
  type TransactionCore,
} from '@tyto/primitives'
import type { StateNeed } from '@tyto/execution'
import { Simulator, type Simulation } from '../src'

export const zil = 10n ** 12n

/** The network's receipt of a transaction. */
export interface NetworkReceipt {
  readonly id: string
  readonly success: boolean
  readonly cumulative_gas: string
  readonly event_logs?: readonly unknown[]
  readonly transitions?: readonly unknown[]
  readonly exceptions?: readonly { readonly message: string; readonly line: number }[]
}

interface NetworkChanges {
  readonly balances: readonly { readonly address: Address; readonly before: string; readonly after: string }[]
  readonly fields: readonly {
    readonly address: Address
    readonly field: string
    readonly keys: readonly string[]
    readonly type: string
    readonly before: unknown
    readonly after: unknown
  }[]
}

/** A whole local network in this process, asked through its JSON-RPC, and a simulator of it. */
export class TestNetwork {
  readonly devnet: Devnet
  readonly client: Client
  simulator: Simulator
  /** Round trips so far. */
  rounds = 0
  /** Every answer passes here: a node that lies. */
  lie: (method: string, result: unknown) => unknown = (_, result) => result
  /** The method to which the node says that there is no such thing. */
  unknown: string | null = null

  private constructor(devnet: Devnet) {
    this.devnet = devnet
    this.client = createClient({
      endpoints: ['http://node'],
      chainId: devnet.network.chainId,
      maxAnswerBytes: 1_000_000,
      retries: 0,
      fetch: async (_, { body }) => {
        this.rounds += 1
        const calls = JSON.parse(body as string) as readonly { id: string; method: string }[]
        const answers = (await devnet.handleRpc(calls)) as readonly { id: string; result?: unknown }[]
        const methods = new Map(calls.map(({ id, method }) => [id, method]))
        const told: unknown[] = []
        for (const answer of answers)
          told.push(
            methods.get(answer.id) === this.unknown
              ? { id: answer.id, jsonrpc: '2.0', error: { code: -20, message: 'Not Present' } }
              : 'result' in answer
                ? { ...answer, result: await this.lie(methods.get(answer.id) ?? '', answer.result) }
                : answer,
          )
        return new Response(JSON.stringify(told))
      },
    })
    this.simulator = this.freshSimulator()
  }

  static async start(): Promise<TestNetwork> {
    return new TestNetwork(await createDevnet({ storage: 'memory', blockTime: 'manual', clock: Date.now }))
  }

  /** One that knows nothing of the network. */
  freshSimulator(hints: readonly StateNeed[] = []): Simulator {
    return new Simulator({ client: this.client, chainId: this.devnet.network.chainId, hints })
  }

  /** Where a seeded name leads. */
  addressOf(name: string): Address {
    const found = this.devnet.network.names.find((seeded) => seeded.name === name)
    if (found === undefined) throw new Error(`Nobody seeded ${name}.`)
    return found.address
  }

  simulate(sender: TestAccount, ...transactions: readonly TransactionRequest[]): Promise<Simulation> {
    return this.simulator.simulate({ sender: sender.address, transactions })
  }

  async account(label: string): Promise<TestAccount> {
    const account = testAccount(label)
    await this.devnet.faucet(account.address)
    await this.devnet.mineBlock()
    return account
  }

  /** Signs and sends; the block follows. */
  async send(sender: TestAccount, request: TransactionRequest): Promise<NetworkReceipt> {
    const transaction = {
      version: transactionVersion(this.devnet.network.chainId),
      nonce: (await this.nonce(sender)) + 1n,
      gasPrice: request.gasPriceLi * 1_000_000n,
      gasLimit: request.gasLimit,
      ...contentOf(request),
    }
    const signed = transactionToRpc(signTransaction(transaction, sender.privateKey))
    const { TranID: id } = await this.ask<{ TranID: string }>('CreateTransaction', signed)
    await this.devnet.mineBlock()
    const { receipt } = await this.ask<{ receipt: NetworkReceipt }>('GetTransaction', id)
    return { ...receipt, id }
  }

  /** Transactions that the account has sent. */
  async nonce({ address }: TestAccount): Promise<bigint> {
    return BigInt((await this.ask<{ nonce: number }>('GetBalance', address.slice(2))).nonce)
  }

  changes(id: string): Promise<NetworkChanges> {
    return this.ask('tyto_getStateChanges', id)
  }

  async ask<T>(method: string, ...params: readonly unknown[]): Promise<T> {
    const answer = (await this.devnet.handleRpc({ id: '1', jsonrpc: '2.0', method, params })) as {
      readonly result?: T
      readonly error?: { readonly message: string }
    }
    if (answer.error) throw new Error(`${method}: ${answer.error.message}`)
    return answer.result as T
  }
}

type Content = Pick<TransactionCore, 'toAddr' | 'amount' | 'code' | 'data'>

function contentOf(request: TransactionRequest): Content {
  switch (request.kind) {
    case 'payment':
      return { toAddr: request.to, amount: request.amount }
    case 'call': {
      const { to, transition, params, amount } = request.call
      return { toAddr: to, amount, data: JSON.stringify({ _tag: transition, params }) }
    }
    case 'deploy':
      return {
        toAddr: zeroAddress,
        amount: request.deploy.amount,
        code: request.code,
        data: JSON.stringify(request.deploy.init),
      }
  }
}
