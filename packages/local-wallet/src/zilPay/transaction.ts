import { isRecord, toBech32, type Address } from '@tyto/primitives'
import type { RequestedTransaction, SentReceipt, ZilPayBuild } from '../base/requests'
import { isText } from '../base/walletState'
import { BN, Long } from './numbers'
import { readAddress } from './utilities'

type Numeric = string | number | bigint | { toString(): string }

/** The parameter of `transactions.new`: `toAddr` is required, amounts are in Qa, the gas price in Li. */
export interface TransactionParams {
  readonly toAddr: string
  readonly amount?: Numeric | undefined
  readonly gasPrice?: Numeric | undefined
  readonly gasLimit?: Numeric | undefined
  readonly code?: string | undefined
  /** JSON text. */
  readonly data?: string | undefined
}

const defaultGasLimit = '1'

/** The wallet's transaction object: what a page makes, and what it gets back once it is sent. */
export class ZilPayTransaction {
  version: number | string | undefined
  /** bech32 */
  toAddr: string
  nonce: number | undefined
  /** Qa */
  amount: BN
  code: string
  /** Parsed. */
  data: unknown
  signature: string | undefined
  /** 64 hex digits without `0x`, once it is sent. */
  ID: string | undefined
  from: string | undefined
  Info: string | undefined
  pubKey: string | undefined
  /** Li as the page gave it; Qa once it is sent. */
  gasPrice: BN | undefined
  gasLimit: Long
  priority: boolean
  receipt: Readonly<Record<string, unknown>> | undefined
  ContractAddress: string | undefined

  constructor(params: TransactionParams, priority = false) {
    if (!params || !params.toAddr) throw new Error('toAddr is required')
    this.version = undefined
    this.toAddr = toBech32(readAddress(params.toAddr))
    this.nonce = undefined
    this.amount = new BN(params.amount ?? 0)
    this.code = params.code ?? ''
    this.data = params.data ? parseData(params.data) : null
    this.signature = undefined
    this.ID = undefined
    this.from = undefined
    this.Info = undefined
    this.pubKey = undefined
    this.gasPrice = params.gasPrice === undefined ? undefined : new BN(params.gasPrice)
    this.gasLimit = new Long(params.gasLimit ?? defaultGasLimit)
    this.priority = priority
    this.receipt = undefined
    this.ContractAddress = undefined
  }

  /** The old name of `ID`; not a key of its own, so lost in JSON. */
  get TranID(): string | undefined {
    return this.ID
  }
  get txParams(): object {
    return this.payload
  }
  get payload(): object {
    const { amount, code, data, gasLimit, gasPrice, nonce, priority, pubKey, signature, version } = this
    return {
      amount: amount.toString(),
      code,
      data: data === null ? '' : formatData(data),
      gasLimit: gasLimit.toString(),
      gasPrice: gasPrice?.toString(),
      nonce,
      priority,
      pubKey,
      signature,
      toAddr: readAddress(this.toAddr),
      version,
    }
  }
  get exceptions(): unknown {
    return this.receipt?.['exceptions']
  }
  get errors(): unknown {
    return this.receipt?.['errors']
  }
  get eventLogs(): unknown {
    return this.receipt?.['event_logs']
  }
}

/** The transaction that the wallet's owner is asked to sign. */
export function requestedTransaction(transaction: ZilPayTransaction): RequestedTransaction {
  const { amount, code, data, gasLimit, gasPrice, priority, toAddr } = transaction
  const address: Address = readAddress(toAddr)
  return {
    toAddr: address,
    amount: amount.toString(),
    gasPrice: gasPrice?.toString() ?? '',
    gasLimit: gasLimit.toString(),
    code,
    data: data === null ? '' : formatData(data),
    priority,
  }
}

/** Fills in what signing and sending added. */
export function fillSent(transaction: ZilPayTransaction, sent: SentReceipt, build: ZilPayBuild): void {
  const bearby = build === 'bearby'
  transaction.version = bearby ? String(sent.version) : sent.version
  transaction.nonce = sent.nonce
  transaction.signature = sent.signature
  transaction.ID = sent.TranID
  transaction.from = sent.from
  transaction.Info = bearby ? undefined : sent.Info
  transaction.pubKey = sent.pubKey
  transaction.gasPrice = new BN(sent.gasPrice)
}

/** Wraps the node's answer to GetTransaction. */
export function readTransaction(result: unknown): ZilPayTransaction {
  if (!isRecord(result)) throw new Error('The node named no transaction.')
  const textOf = (name: string): string | undefined => (isText(result[name]) ? result[name] : undefined)
  const transaction = new ZilPayTransaction({
    toAddr: textOf('toAddr') ?? '',
    amount: textOf('amount'),
    gasPrice: textOf('gasPrice'),
    gasLimit: textOf('gasLimit'),
    code: textOf('code'),
    data: textOf('data'),
  })
  transaction.ID = textOf('ID')
  transaction.nonce = Number(result['nonce'])
  transaction.version = Number(result['version'])
  transaction.signature = textOf('signature')
  transaction.pubKey = textOf('senderPubKey')
  transaction.receipt = isRecord(result['receipt']) ? result['receipt'] : undefined
  return transaction
}

function parseData(text: string): unknown {
  try {
    return JSON.parse(text) as unknown
  } catch {
    return text
  }
}

function formatData(data: unknown): string {
  return isText(data) ? data : JSON.stringify(data)
}
