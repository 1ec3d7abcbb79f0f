import type { ContractCall, ContractDeploy } from '@tyto/abi'
import {
  signTransaction,
  transactionToRpc,
  transactionVersion,
  zeroAddress,
  type RpcTransaction,
  type SignedTransaction,
  type TransactionCore,
  zilliqa1Gas,
} from '@tyto/primitives'
import { chainId, createDevnet } from '../network/createDevnet'
import type { Devnet, DevnetOptions } from '../network/devnet'
import { listen } from '../doors/listen'
import { testAccount, type TestAccount } from '../genesis/testAccounts'

/** An answer of the node, as it came. */
interface RpcAnswer {
  readonly id: unknown
  readonly jsonrpc: string
  readonly result?: unknown
  readonly error?: { readonly code: number; readonly data: null; readonly message: string }
}

/** A network behind its real HTTP listener, and the ways in which tests talk to it. */
export interface TestNetwork {
  readonly devnet: Devnet
  readonly url: string
  /** Sends a body and reads the JSON of the answer. */
  post(body: string): Promise<unknown>
  call(method: string, ...params: readonly unknown[]): Promise<RpcAnswer>
  /** The result of a call; throws where it is an error. */
  result<T>(method: string, ...params: readonly unknown[]): Promise<T>
  /** Number and message of a call's error; throws where there is none. */
  failure(method: string, ...params: readonly unknown[]): Promise<readonly [code: number, message: string]>
  /** The next nonce of an account. */
  nonce(account: TestAccount): Promise<bigint>
  /** Signs, sends and answers the id. */
  send(account: TestAccount, core: Partial<TransactionCore>): Promise<string>
  /** Sends, makes a block and answers the receipt. */
  confirm(account: TestAccount, core: Partial<TransactionCore>): Promise<TestReceipt>
  stop(): Promise<void>
}

interface TestReceipt {
  readonly id: string
  readonly success: boolean
  readonly cumulative_gas: string
  readonly epoch_num: string
  readonly [key: string]: unknown
}

/** Its world is empty unless the test says otherwise: the seeded one takes a second. */
export async function startTestNetwork(options: Partial<DevnetOptions> = {}): Promise<TestNetwork> {
  const devnet = await createDevnet({
    storage: 'memory',
    world: 'empty',
    blockTime: 'manual',
    clock: Date.now,
    ...options,
  })
  const server = await listen(devnet, { port: 0 })

  async function post(body: string): Promise<unknown> {
    // A connection that is kept may end while a test keeps this process busy.
    const headers = { connection: 'close', 'content-type': 'application/json' }
    const response = await fetch(server.url, { method: 'POST', body, headers })
    return response.json()
  }

  const call = (method: string, ...params: readonly unknown[]): Promise<RpcAnswer> =>
    post(JSON.stringify({ id: '1', jsonrpc: '2.0', method, params })) as Promise<RpcAnswer>

  async function result<T>(method: string, ...params: readonly unknown[]): Promise<T> {
    const answer = await call(method, ...params)
    if (answer.error) throw new Error(`${method}: ${answer.error.code} ${answer.error.message}`)
    return answer.result as T
  }

  async function nonce(account: TestAccount): Promise<bigint> {
    const answer = await call('GetBalance', account.address.slice(2))
    return answer.error ? 1n : BigInt((answer.result as { nonce: number }).nonce) + 1n
  }

  async function send(account: TestAccount, core: Partial<TransactionCore>): Promise<string> {
    const transaction = sign(account, { nonce: await nonce(account), ...core })
    return (await result<{ TranID: string }>('CreateTransaction', transaction)).TranID
  }

  return {
    devnet,
    url: server.url,
    post,
    call,
    result,
    failure: async (method, ...params) => {
      const { error, result: unexpected } = await call(method, ...params)
      if (!error) throw new Error(`${method} answered ${JSON.stringify(unexpected)}`)
      return [error.code, error.message]
    },
    nonce,
    send,
    confirm: async (account, core) => {
      const id = await send(account, core)
      await devnet.mineBlock()
      const { receipt } = await result<{ receipt: TestReceipt }>('GetTransaction', id)
      return { ...receipt, id }
    },
    stop: async () => {
      await server.close()
      await devnet.close()
    },
  }
}

/** The parts of a transaction that a test chooses. */
type ChosenParts = Partial<TransactionCore> & { readonly nonce: bigint }

/** A signed transaction as CreateTransaction takes it; a payment of 1 Qa to account 9 unless told otherwise. */
export function sign(account: TestAccount, core: ChosenParts): RpcTransaction {
  return transactionToRpc(signed(account, core))
}

/** The same as a ledger takes it. */
export function signed(account: TestAccount, core: ChosenParts): SignedTransaction {
  const transaction = {
    version: transactionVersion(chainId),
    toAddr: testAccount(9).address,
    amount: core.data === undefined && core.code === undefined ? 1n : 0n,
    gasPrice: zilliqa1Gas.leastPrice,
    gasLimit: core.data === undefined && core.code === undefined ? 50n : 50_000n,
    ...core,
  }
  return signTransaction(transaction, account.privateKey)
}

/** The parts of a transaction that calls a contract. */
export function callOf({ to, transition, params, amount }: ContractCall): Partial<TransactionCore> {
  return { toAddr: to, amount, data: JSON.stringify({ _tag: transition, params }) }
}

/** The parts of a transaction that deploys a contract. */
export function deployOf(code: string, { init, amount }: ContractDeploy): Partial<TransactionCore> {
  return { toAddr: zeroAddress, amount, code, data: JSON.stringify(init) }
}
