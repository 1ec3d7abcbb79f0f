import type { StoragePermission } from '../base/walletState'
import type { Emitter } from './emitter'

/** `window.arweaveWallet`. Every refusal is a plain string, not an `Error`. */
export interface ArweaveWallet {
  readonly walletName: string
  readonly walletVersion: string
  readonly events: Emitter
  connect(permissions: readonly string[], app?: { readonly name?: string }): Promise<void>
  disconnect(): Promise<void>
  getPermissions(): Promise<readonly StoragePermission[]>
  getActiveAddress(): Promise<string>
  getAllAddresses(): Promise<readonly string[]>
  getActivePublicKey(): Promise<string>
  /** `options` of the current or of the older generation, see `readForm`. */
  encrypt(data: Uint8Array | string, options: unknown): Promise<Uint8Array>
  decrypt(data: Uint8Array, options: unknown): Promise<Uint8Array>
  signature(data: Uint8Array, algorithm?: unknown): Promise<Uint8Array>
  signMessage(data: Uint8Array, options?: unknown): Promise<Uint8Array>
  verifyMessage(
    data: Uint8Array,
    signature: Uint8Array,
    publicKey?: string,
    options?: unknown,
  ): Promise<boolean>
  privateHash(data: Uint8Array, options?: unknown): Promise<Uint8Array>
  /** Signs and stores what a transaction of arweave-js holds; the rest of it does not count. */
  dispatch(transaction: unknown): Promise<{ readonly id: string; readonly type: 'BASE' }>
}
