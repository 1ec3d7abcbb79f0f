import { ownValue, parseAddress, toBech32 } from '@tyto/primitives'
import type { WalletAccount, WalletNetwork, WalletState, ZilPayBrand } from './walletAdapter'
import type { WalletBuild } from './walletGasPrice'

/** Where the extension puts its object: the window, or something like it. */
export interface ZilPayPage {
  readonly zilPay?: unknown
  /** Where wallets announce what else they are: the window. */
  readonly events?: EventTarget
}

interface Overrides {
  /** In Qa. */
  readonly amount: string
  /** In Li. */
  readonly gasPrice: string
  readonly gasLimit: string
}

interface Observable {
  subscribe(listener: () => void): { unsubscribe(): void }
}

/** The part of `window.zilPay` that is used, as ZilPay 1.x and Bearby 2.x have it. What comes out of it is untrusted. */
export interface ZilPay {
  readonly wallet: {
    readonly isEnable: unknown
    readonly isConnect: unknown
    readonly net: unknown
    readonly defaultAccount: unknown
    /** A function with Bearby, nothing with ZilPay. It hangs: never called. */
    readonly encrypt?: unknown
    connect(): Promise<unknown>
    disconnect(): Promise<unknown>
    observableAccount(): Observable
    observableNetwork(): Observable
  }
  readonly contracts: {
    at(address: string): {
      call(transition: string, params: unknown, overrides: Overrides, priority: boolean): Promise<unknown>
    }
    readonly new: (code: string, init: unknown) => { deploy(overrides: Overrides): Promise<unknown> }
  }
  readonly transactions: { readonly new: (params: Overrides & { readonly toAddr: string }) => unknown }
  readonly blockchain: {
    createTransaction(transaction: unknown): Promise<unknown>
    /** This and the next two answer what the wallet's own node says, as a whole JSON-RPC answer. */
    getBlockChainInfo(): Promise<unknown>
    getSmartContractState(address: string): Promise<unknown>
    getSmartContractSubState(address: string, field: string, keys: readonly string[]): Promise<unknown>
  }
  readonly provider: { send(method: string, ...params: readonly unknown[]): Promise<unknown> }
}

/** The wallet of a page; undefined while there is none. */
export function findZilPay(page: ZilPayPage): ZilPay | undefined {
  const { zilPay } = page
  const isThere =
    typeof zilPay === 'object' && zilPay !== null && 'wallet' in zilPay && Boolean(zilPay.wallet)
  return isThere ? (zilPay as unknown as ZilPay) : undefined
}

/**
 * Which build of the wallet it is: Bearby's page object alone also encrypts. (ZilPay 1.3.9 did too, for a short time;
 * taken for Bearby, it pays no more than is said.) `unknown` where the object has not the parts of either.
 */
export function zilPayBuild(zilPay: ZilPay | undefined): WalletBuild {
  const { wallet, provider }: Partial<Record<'wallet' | 'provider', unknown>> = zilPay ?? {}
  if (!hasMethod(wallet, 'connect') || !hasMethod(provider, 'send')) return 'unknown'
  return hasMethod(wallet, 'encrypt') && hasMethod(wallet, 'decrypt') ? 'bearby' : 'classic'
}

/** Is it an object with a method of that name? */
export function hasMethod(owner: unknown, name: string): boolean {
  return typeof owner === 'object' && owner !== null && typeof Reflect.get(owner, name) === 'function'
}

/** The brand of the wallet in a page; ZilPay while there is none. */
export function zilPayBrand(page: ZilPayPage): ZilPayBrand {
  return zilPayBuild(findZilPay(page)) === 'bearby' ? 'Bearby' : 'ZilPay'
}

/** Reads the present state of the wallet. Its properties are getters: they are read afresh each time. */
export function readZilPayState(zilPay: ZilPay | undefined): WalletState {
  const wallet = zilPay?.wallet
  const account = readAccount(wallet?.defaultAccount)
  const isConnected = wallet?.isConnect === true
  return {
    account,
    isConnected,
    isUnlocked: wallet?.isEnable === true,
    // Locked, Bearby keeps showing its account: it drops it only when another one is chosen, and when it is unlocked.
    needsReconnect: isConnected && account === null && zilPayBuild(zilPay) === 'bearby',
    networkName: readNetworkName(wallet?.net),
  }
}

function readAccount(value: unknown): WalletAccount | null {
  for (const form of ['base16', 'bech32']) {
    const text = ownValue(value, form)
    const address = typeof text === 'string' ? parseAddress(text) : undefined
    if (address?.ok) return { address: address.value, bech32: toBech32(address.value) }
  }
  return null
}

function readNetworkName(value: unknown): WalletNetwork['name'] {
  return value === 'mainnet' || value === 'testnet' || value === 'private' ? value : null
}

/** Chain id out of the envelope of GetNetworkId; null if it is none. */
export function readChainId(envelope: unknown): number | null {
  const result = ownValue(envelope, 'result')
  if (typeof result !== 'string' && typeof result !== 'number') return null
  return /^\d{1,9}$/.test(String(result)) ? Number(result) : null
}

/**
 * The id of a transaction that the wallet sent, 64 hex digits; undefined if its answer has none. A deploy answers a list
 * of transaction and contract, and the contract's address in it is not to be trusted: some say 'undefined'.
 */
export function readSentId(answer: unknown): string | undefined {
  const transaction: unknown = Array.isArray(answer) ? answer[0] : answer
  if (typeof transaction !== 'object' || transaction === null) return undefined
  for (const name of ['ID', 'TranID']) {
    // TranID is a getter of the class, no own property.
    const id: unknown = Reflect.get(transaction, name)
    const digits = typeof id === 'string' ? /^(?:0x)?([0-9a-f]{64})$/i.exec(id)?.[1] : undefined
    if (digits !== undefined) return digits.toLowerCase()
  }
  return undefined
}
