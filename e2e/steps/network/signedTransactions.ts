/** Signed transactions sent from Node, whatever comes of them. */
import type { ContractCall } from '@tyto/abi'
import { ruleSets, type NodeRuleSet } from '@tyto/chain'
import type { Devnet, TestAccount } from '@tyto/devnet'
import {
  signTransaction,
  transactionToRpc,
  transactionVersion,
  type Address,
  type TransactionCore,
} from '@tyto/primitives'

interface Sent {
  /** 64 hex digits without 0x. */
  readonly id: string
  /** Gas units; 0 until it stands in a block. */
  readonly gasUsed: bigint
  readonly block: string
  readonly success: boolean
}

/** Signs and sends; `nonce` is the next one unless told otherwise. Answers the id. */
export async function sendTransaction(
  devnet: Devnet,
  from: TestAccount,
  core: Partial<TransactionCore> & Pick<TransactionCore, 'toAddr'>,
): Promise<string> {
  const version = transactionVersion(devnet.network.chainId)
  const gasPrice = rulesOf(devnet).gas.leastPrice
  const nonce = core.nonce ?? (await nextNonce(devnet, from.address))
  const transaction = { version, nonce, amount: 0n, gasPrice, gasLimit: 50_000n, ...core }
  const signed = signTransaction(transaction, from.privateKey)
  const { TranID } = await ask<{ TranID: string }>(devnet, 'CreateTransaction', transactionToRpc(signed))
  return TranID
}

/** Calls a contract and waits for the block. */
export function sendCall(
  devnet: Devnet,
  from: TestAccount,
  { to, transition, params, amount }: ContractCall,
): Promise<Sent> {
  const data = JSON.stringify({ _tag: transition, params })
  return sendAndMine(devnet, from, { toAddr: to, amount, data })
}

/** Signs, sends, and waits for the block. */
export async function sendAndMine(...transaction: Parameters<typeof sendTransaction>): Promise<Sent> {
  const [devnet] = transaction
  const id = await sendTransaction(...transaction)
  for (let block = 0n; block <= rulesOf(devnet).blocksToFinal; block++) await devnet.mineBlock()
  const { receipt } = await ask<{ receipt: Receipt }>(devnet, 'GetTransaction', id)
  const { cumulative_gas, epoch_num, success } = receipt
  return { id, gasUsed: BigInt(cumulative_gas), block: epoch_num, success }
}

/** The rules that the network plays. */
function rulesOf({ network }: Devnet): NodeRuleSet {
  return ruleSets[network.rules.set]
}

interface Receipt {
  readonly cumulative_gas: string
  readonly epoch_num: string
  readonly success: boolean
}

export async function nextNonce(devnet: Devnet, address: Address): Promise<bigint> {
  const { nonce } = await ask<{ nonce: number }>(devnet, 'GetBalance', address.slice(2))
  return BigInt(nonce) + 1n
}

async function ask<T>(devnet: Devnet, method: string, ...params: readonly unknown[]): Promise<T> {
  const answer = (await devnet.handleRpc({ id: '1', jsonrpc: '2.0', method, params })) as {
    result?: T
    error?: { message: string }
  }
  if (answer.result === undefined) throw new Error(`${method}: ${answer.error?.message ?? 'no answer'}`)
  return answer.result
}
