import {
  isRecord,
  signTransaction,
  toChecksumAddress,
  transactionToRpc,
  transactionVersion,
  type TransactionCore,
} from '@tyto/primitives'
import type { WalletNode } from '../base/node'
import type { SentReceipt, TransactionWalletRequest } from '../base/requests'
import { localAccount, privateKeyOf, type LocalAccount } from '../base/testAccounts'
import { isText } from '../base/walletState'
import type { WalletStore } from '../base/walletStore'
import { nextNonce, rememberSent } from './nextNonce'
import { bearbyGasPrice, classicGasPrice } from './prices'

/** The chain id that Bearby's bundled list would name for the local network: it never asks the node. */
const localChainId = 222

/**
 * Signs with the account in use and broadcasts, in one go. The version carries the node's chain id and message
 * version 1, the nonce is the chain's next. Rejects with the node's message as `Error`.
 */
export async function sendTransaction(
  node: WalletNode,
  store: WalletStore,
  { build, transaction }: TransactionWalletRequest,
): Promise<SentReceipt> {
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
  const sent = {
    ...transactionToRpc(signed),
    toAddr: toChecksumAddress(transaction.toAddr),
    priority: transaction.priority,
  }
  const { result } = bearby
    ? await node.askInBatch('CreateTransaction', [sent], 0)
    : await node.ask('CreateTransaction', [sent])
  const receipt = readReceipt(result)
  rememberSent(store, { address: account.address, nonce: sent.nonce, id: receipt.TranID })
  return { ...receipt, ...senderPart(account, sent) }
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

function readReceipt(result: unknown): Pick<SentReceipt, 'TranID' | 'Info' | 'ContractAddress'> {
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
