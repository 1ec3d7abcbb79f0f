import { isAddress, isRecord, parseJson, type Address, type RpcTransaction } from '@tyto/primitives'
import { isText, knownPermissions, type StoragePermission } from './walletState'

/** The two builds of ZilPay that a page can meet under the name `window.zilPay`. */
export type ZilPayBuild = 'classic' | 'bearby'

/** A transaction as a page asks for it; the wallet adds version, nonce and its own idea of the gas price. */
export interface RequestedTransaction {
  readonly toAddr: Address
  /** Qa, decimal text. */
  readonly amount: string
  /** Li, decimal text; empty when the page named none. */
  readonly gasPrice: string
  readonly gasLimit: string
  readonly code: string
  readonly data: string
  readonly priority: boolean
}

/** A signed transaction that was sent, or was about to be when the window closed. */
export interface KeptTransaction {
  /** 64 hex digits without `0x`. */
  readonly id: string
  /** Index of the account that signed. */
  readonly account: number
  /** The parameter of `CreateTransaction`. */
  readonly params: RpcTransaction
}

/** The request of a page to the wallet's owner. */
export type RequestContent =
  | { readonly kind: 'connect' }
  | { readonly kind: 'message'; readonly text: string }
  | {
      readonly kind: 'transaction'
      readonly build: ZilPayBuild
      readonly transaction: RequestedTransaction
      /** Once its owner approved: what was signed is kept before it is sent, and is only ever sent again as it is. */
      readonly signed?: KeptTransaction
    }
  | {
      readonly kind: 'storageConnect'
      readonly app: string
      readonly permissions: readonly StoragePermission[]
    }
  /** The storage wallet is locked, and a call needs its key. */
  | { readonly kind: 'storageUnlock' }
  /** Wander asks before it hands out decrypted data. */
  | { readonly kind: 'storageDecrypt' }
  /** The site wants something stored for good; its data stay in the page. */
  | { readonly kind: 'storageDispatch'; readonly contentType: string; readonly size: number }

/** A request that waits in the wallet for its owner. */
export type WalletRequest = RequestContent & {
  readonly id: string
  /** The page that asks: host name without port for `window.zilPay`, with port for `window.arweaveWallet`. */
  readonly host: string
}

/** A request to sign and send a transaction. */
export type TransactionWalletRequest = Extract<WalletRequest, { kind: 'transaction' }>

/** The end of a request. The page's half of the wallet makes its return value of `result`. */
export type WalletAnswer =
  | { readonly id: string; readonly kind: 'approved'; readonly result: unknown }
  | { readonly id: string; readonly kind: 'rejected' }

/** A transaction that the node took: what was sent, and what the node said. */
export interface SentReceipt {
  /** As the node gave it: 64 hex digits without `0x`. */
  readonly TranID: string
  readonly Info: string
  /** Of a deploy: 40 hex digits without `0x`. */
  readonly ContractAddress: string | null
  readonly version: number
  readonly nonce: number
  readonly pubKey: string
  readonly signature: string
  /** Qa. */
  readonly gasPrice: string
  /** bech32. */
  readonly from: string
}

/**
 * Does a request stay in the wallet when its window is closed without an answer? ZilPay's do, and are shown at the
 * next opening; the storage wallet takes closing for a refusal.
 */
export function isKeptWhenClosed(request: WalletRequest): boolean {
  return request.kind === 'connect' || request.kind === 'message' || request.kind === 'transaction'
}

/** Stored text to the waiting requests; what is malformed is dropped. */
export function parseRequests(text: string | null): readonly WalletRequest[] {
  const list = parseJson(text)
  return Array.isArray(list) ? list.flatMap((each: unknown) => parseRequest(each)) : []
}

function parseRequest(value: unknown): readonly WalletRequest[] {
  if (!isRecord(value) || !isText(value['id']) || !isText(value['host'])) return []
  const { id, host } = value
  const content = parseContent(value)
  return content ? [{ ...content, id, host }] : []
}

function parseContent(value: Readonly<Record<string, unknown>>): RequestContent | undefined {
  switch (value['kind']) {
    case 'connect':
    case 'storageUnlock':
    case 'storageDecrypt':
      return { kind: value['kind'] }
    case 'message':
      return isText(value['text']) ? { kind: 'message', text: value['text'] } : undefined
    case 'storageConnect': {
      const permissions = knownPermissions(value['permissions'])
      return { kind: 'storageConnect', permissions, app: isText(value['app']) ? value['app'] : '' }
    }
    case 'storageDispatch': {
      const { contentType, size } = value
      return isText(contentType) && Number.isSafeInteger(size)
        ? { kind: 'storageDispatch', contentType, size: Number(size) }
        : undefined
    }
    case 'transaction': {
      const build = value['build'] === 'bearby' ? 'bearby' : 'classic'
      const transaction = parseTransaction(value['transaction'])
      const signed = parseKept(value['signed'])
      return transaction && { kind: 'transaction', build, transaction, ...(signed ? { signed } : {}) }
    }
    default:
      return undefined
  }
}

function parseKept(value: unknown): KeptTransaction | undefined {
  if (!isRecord(value) || !isText(value['id']) || !Number.isSafeInteger(value['account'])) return undefined
  return isRecord(value['params']) ? (value as unknown as KeptTransaction) : undefined
}

const wholeNumber = /^[0-9]{1,39}$/

function parseTransaction(value: unknown): RequestedTransaction | undefined {
  if (!isRecord(value)) return undefined
  const { toAddr, amount, gasPrice, gasLimit, code, data, priority } = value
  if (!isAddress(toAddr) || !isText(gasPrice) || !isText(code) || !isText(data)) return undefined
  if (!isText(amount) || !wholeNumber.test(amount)) return undefined
  if (!isText(gasLimit) || !wholeNumber.test(gasLimit)) return undefined
  return { toAddr, amount, gasPrice, gasLimit, code, data, priority: priority === true }
}
