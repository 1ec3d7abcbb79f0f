import {
  contractAddress,
  isRecord,
  signTransaction,
  toChecksumAddress,
  transactionId,
  transactionToRpc,
  transactionVersion,
  type TransactionCore,
} from '@tyto/primitives'
import { NodeRefusal, type WalletNode } from '../base/node'
import type { KeptTransaction, SentReceipt, TransactionWalletRequest } from '../base/requests'
import { localAccount, privateKeyOf, type LocalAccount } from '../base/testAccounts'
import { isText } from '../base/walletState'
import type { WalletStore } from '../base/walletStore'
import { nextNonce, rememberSent } from './nextNonce'
import { bearbyGasPrice, classicGasPrice } from './prices'

/** The chain id that Bearby's bundled list would name for the local network: it never asks the node. */
const localChainId = 222

/**
 * Signs with the account in use and broadcasts. What was signed is kept with the request before it leaves: approved once more,
 * after any answer or none, it is sent as it is, or not at all where the node has it. A second one is never signed: the words
 * of a node are no proof that it did not take the first. Rejects with the node's message as `Error`.
 */
export async function sendTransaction(
  node: WalletNode,
  store: WalletStore,
  request: TransactionWalletRequest,
): Promise<SentReceipt> {
  const before = request.signed
  const signed = before ?? (await sign(node, store, request))
  if (before === undefined) keep(store, request.id, signed)
  if (!store.requests().some(({ id }) => id === request.id)) throw new Error('It was answered elsewhere.')
  const sentBefore = await findSent(node, request)
  if (sentBefore !== undefined) return sentBefore
  const receipt = await broadcast(node, request, signed)
  const account = localAccount(signed.account)
  rememberSent(store, { address: account.address, nonce: signed.params.nonce, id: signed.id })
  return { ...receipt, ...senderPart(account, signed.params) }
}

/** The result of an earlier approval: the transaction that the node has of this request. Rejects if it cannot be asked. */
export async function findSent(
  node: WalletNode,
  { signed }: TransactionWalletRequest,
): Promise<SentReceipt | undefined> {
  if (signed === undefined || !(await hasTransaction(node, signed.id))) return undefined
  return { ...ownReceipt(signed), ...senderPart(localAccount(signed.account), signed.params) }
}

/** The version carries the node's chain id and message version 1, the nonce is the chain's next. */
async function sign(
  node: WalletNode,
  store: WalletStore,
  { build, transaction }: TransactionWalletRequest,
): Promise<KeptTransaction> {
  const account = localAccount(store.state().account)
  const bearby = build === 'bearby'
  const chainId = bearby ? localChainId : await askChainId(node)
  const core: Omit<TransactionCore, 'senderPubKey'> = {
    version: transactionVersion(chainId),
    nonce: BigInt(await nextNonce(node, store, account)),
    toAddr: transaction.toAddr,
    amount: BigInt(transaction.amount),
    gasPrice: await gasPriceOf(node, store, { build, transaction }),
    gasLimit: BigInt(transaction.gasLimit),
    ...(transaction.code === '' ? {} : { code: transaction.code }),
    ...(transaction.data === '' ? {} : { data: transaction.data }),
  }
  const { signature, senderPubKey } = signTransaction(
    bearby ? core : asClassicSigns(core),
    privateKeyOf(account.index),
  )
  const signed = { ...core, senderPubKey, signature }
  const params = {
    ...transactionToRpc(signed),
    toAddr: toChecksumAddress(transaction.toAddr),
    priority: transaction.priority,
  }
  return { id: transactionId(signed), account: account.index, params }
}

/** Keeps what was signed with its request. */
function keep(store: WalletStore, id: string, signed: KeptTransaction): void {
  store.changeRequests((requests) =>
    requests.map((each) => (each.id === id && each.kind === 'transaction' ? { ...each, signed } : each)),
  )
}

type NodeReceipt = Pick<SentReceipt, 'TranID' | 'Info' | 'ContractAddress'>

async function broadcast(
  node: WalletNode,
  { build }: TransactionWalletRequest,
  signed: KeptTransaction,
): Promise<NodeReceipt> {
  try {
    const { result } =
      build === 'bearby'
        ? await node.askInBatch('CreateTransaction', [signed.params], 0)
        : await node.ask('CreateTransaction', [signed.params])
    const receipt = readReceipt(result)
    // A node may name any transaction: only the one that was signed is the one that was sent.
    if (receipt.TranID.replace(/^0x/i, '').toLowerCase() !== signed.id) {
      throw new Error('The node named another transaction.')
    }
    return receipt
  } catch (error) {
    if (!(error instanceof NodeRefusal)) throw error
    if (await hasTransaction(node, signed.id)) return ownReceipt(signed)
    throw error
  }
}

/** Codes of GetTransactionStatus below which a node has not done with a transaction, or has it in a block. */
const firstRefusal = 10

/** Whether a transaction waits at the node or stands in a block. Rejects if the node cannot be asked. */
async function hasTransaction(node: WalletNode, id: string): Promise<boolean> {
  try {
    const { result } = await node.ask('GetTransactionStatus', [id])
    return isRecord(result) && typeof result['status'] === 'number' && result['status'] < firstRefusal
  } catch (error) {
    if (error instanceof NodeRefusal) return false
    throw error
  }
}

/** Of a transaction that the node has, and whose answer was lost. */
function ownReceipt({ id, account, params }: KeptTransaction): NodeReceipt {
  const { address } = localAccount(account)
  const isDeploy = params.code !== undefined && params.code !== null && params.code !== ''
  const contract = isDeploy ? contractAddress(address, BigInt(params.nonce) - 1n).slice(2) : null
  return { TranID: id, Info: '', ContractAddress: contract }
}

async function askChainId(node: WalletNode): Promise<number> {
  const { result } = await node.ask('GetNetworkId', [])
  const chainId = Number(result)
  if (!Number.isInteger(chainId)) throw new Error('The node named no network.')
  return chainId
}

/**
 * The classic wallet signs code and data as one byte per UTF-16 unit but sends them as UTF-8. For any character above
 * 0x7F the signature is of another text, and a node refuses it.
 */
function asClassicSigns(core: Omit<TransactionCore, 'senderPubKey'>): Omit<TransactionCore, 'senderPubKey'> {
  return { ...core, code: core.code && narrow(core.code), data: core.data && narrow(core.data) }
}

function narrow(text: string): string {
  return text.replace(/[^\0-\x7f]/g, (unit) => String.fromCharCode(unit.charCodeAt(0) & 0x7f))
}

function senderPart(
  { bech32, publicKey }: LocalAccount,
  { version, nonce, signature, gasPrice }: ReturnType<typeof transactionToRpc>,
): Pick<SentReceipt, 'version' | 'nonce' | 'pubKey' | 'signature' | 'gasPrice' | 'from'> {
  return { version, nonce, signature, gasPrice, pubKey: publicKey, from: bech32 }
}

function readReceipt(result: unknown): NodeReceipt {
  if (!isRecord(result) || !isText(result['TranID'])) throw new Error('The node named no transaction.')
  const { TranID, Info, ContractAddress } = result
  return {
    TranID,
    Info: isText(Info) ? Info : '',
    ContractAddress: isText(ContractAddress) ? ContractAddress : null,
  }
}

/** The gas price that a request is signed with, in Qa; it is shown beforehand too. */
export async function gasPriceOf(
  node: WalletNode,
  store: WalletStore,
  { build, transaction }: Pick<TransactionWalletRequest, 'build' | 'transaction'>,
): Promise<bigint> {
  return build === 'bearby' ? bearbyGasPrice(node, store.state().gasSpeed) : classicGasPrice(transaction)
}
