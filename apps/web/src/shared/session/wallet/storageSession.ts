import type { StorageWallet } from '@tyto/chain'

/** The wallet of permanent storage, ArConnect. It encrypts and decrypts keys, and stores data. */
export interface StorageSession {
  readonly wallet: StorageWallet | null
  /** 43 characters of base64url; null while none is connected. */
  readonly address: string | null
  readonly isBusy: boolean
}

export const noStorage: StorageSession = { wallet: null, address: null, isBusy: false }
