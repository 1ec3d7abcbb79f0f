import type { Result } from '@tyto/primitives'

/** The five rights that the app asks for. */
export const storagePermissions = [
  'ACCESS_ADDRESS',
  'SIGN_TRANSACTION',
  'ENCRYPT',
  'DECRYPT',
  'DISPATCH',
] as const

export type StorageCode =
  | 'WalletMissing'
  /** No account in the wallet yet: it opened its page to make one. */
  | 'WalletNoAccount'
  | 'WalletRejected'
  | 'WalletSilent'
  | 'WalletNoPermission'
  | 'WalletFailed'
  | 'WalletInvalidAnswer'
  /** The text to decrypt is none that a wallet encrypted. */
  | 'NoCiphertext'

export interface StorageWaitOptions {
  readonly signal?: AbortSignal
  /** How long a person may take, in ms. Default 120,000. */
  readonly timeoutMs?: number
}

/** An Arweave transaction that is neither signed nor sent: made by the Arweave library, opaque here. */
export type StorageTransaction = object

/** The browser's wallet of permanent storage (ArConnect, Wander): an RSA key that encrypts, decrypts and stores. */
export interface StorageWallet {
  /** Waits for the wallet to appear in the page, up to ten looks of 100 ms. */
  detect(): Promise<boolean>
  /** The address of a connection with all five permissions, without opening any window; null where there is none. */
  resume(): Promise<string | null>
  /** Connects and answers the address, 43 characters of base64url. Permissions that were given before are used again. */
  connect(options?: StorageWaitOptions): Promise<Result<string, StorageCode>>
  /** Withdraws the permissions. `WalletFailed`, `WalletSilent`: the wallet keeps them, the app forgets the address. */
  disconnect(): Promise<Result<null, StorageCode>>
  permissions(): Promise<readonly string[]>
  address(): Promise<Result<string, StorageCode>>
  /** The RSA modulus, base64url. Needs ACCESS_PUBLIC_KEY, which is asked for here and not with the five. */
  publicKey(options?: StorageWaitOptions): Promise<Result<string, StorageCode>>
  /** RSA-OAEP with SHA-256 by the wallet's own key; answers base64url. Longer than 446 bytes of UTF-8 takes the older form. */
  encrypt(text: string, options?: StorageWaitOptions): Promise<Result<string, StorageCode>>
  /** Decrypts base64url that either generation of the wallet's interface made. */
  decrypt(encrypted: string, options?: StorageWaitOptions): Promise<Result<string, StorageCode>>
  /** Signs and stores; answers the id, 43 characters. */
  dispatch(
    transaction: StorageTransaction,
    options?: StorageWaitOptions,
  ): Promise<Result<string, StorageCode>>
  /** Calls back with the new address, null after a disconnection; answers the way to stop. */
  subscribe(listener: (address: string | null) => void): () => void
}
