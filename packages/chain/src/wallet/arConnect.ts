import { err, ok, ownValue, type Result } from '@tyto/primitives'
import type { StorageCode } from './storageWallet'

/** Where the extension puts its object, and what it tells: the window, or something like it. */
export interface ArConnectPage {
  readonly arweaveWallet?: unknown
  addEventListener(name: string, listener: (event: unknown) => void): void
  removeEventListener(name: string, listener: (event: unknown) => void): void
}

/** The part of `window.arweaveWallet` that is used, as ArConnect 1.x and Wander have it. What comes out is untrusted. */
export interface ArweaveWallet {
  connect(permissions: readonly string[], app: { readonly name: string }): Promise<unknown>
  disconnect(): Promise<unknown>
  getPermissions(): Promise<unknown>
  getActiveAddress(): Promise<unknown>
  getActivePublicKey(): Promise<unknown>
  encrypt(data: Uint8Array, options: object): Promise<unknown>
  decrypt(data: Uint8Array, options: object): Promise<unknown>
  dispatch(transaction: object): Promise<unknown>
}

/** The wallet of a page; undefined while there is none. */
export function findArweaveWallet({ arweaveWallet }: ArConnectPage): ArweaveWallet | undefined {
  const isThere = typeof arweaveWallet === 'object' && arweaveWallet !== null && 'connect' in arweaveWallet
  return isThere ? (arweaveWallet as unknown as ArweaveWallet) : undefined
}

/** An address, or the id of a transaction: 32 bytes as base64url. */
export const arweaveId = /^[\w-]{43}$/

/** A modulus of 2,048 to 8,192 bits as base64url. */
export const rsaModulus = /^[\w-]{300,1400}$/

/** The text in a wallet's answer; `WalletInvalidAnswer` where it is none of this shape. */
export function textOf(answer: Result<unknown, StorageCode>, shape: RegExp): Result<string, StorageCode> {
  if (!answer.ok) return answer
  const { value } = answer
  return typeof value === 'string' && shape.test(value) ? ok(value) : err('WalletInvalidAnswer')
}

/** The texts in a wallet's list of permissions. */
export function readPermissions(answer: Result<unknown, StorageCode>): readonly string[] {
  if (!answer.ok || !Array.isArray(answer.value)) return []
  return answer.value.filter((permission): permission is string => typeof permission === 'string')
}

/** The address that the event `walletSwitch` names; null where it names none. */
export function readSwitchedAddress(event: unknown): string | null {
  // `detail` is a getter of the event's class, no own property.
  const detail: unknown = typeof event === 'object' && event !== null ? Reflect.get(event, 'detail') : null
  const address = ownValue(detail, 'address')
  return typeof address === 'string' && arweaveId.test(address) ? address : null
}
