/** The public library of the Arweave network. Its own types say that every window has a wallet: these are for tests. */
import { createRequire } from 'node:module'

export interface Key {
  readonly kty: string
}
export interface Chunk {
  readonly data_root: string
  readonly data_size: string
  readonly data_path: string
  readonly offset: string
  readonly chunk: string
}
export interface Transaction {
  readonly id: string
  addTag(name: string, value: string): void
  toJSON(): Readonly<Record<string, unknown>>
  get(field: string, options?: { readonly decode: true; readonly string?: boolean }): unknown
  prepareChunks(data: Uint8Array): Promise<void>
  getChunk(index: number, data: Uint8Array): Chunk
}
interface Uploader {
  readonly isComplete: boolean
  uploadChunk(): Promise<void>
}
export interface Arweave {
  readonly wallets: { generate(): Promise<Key> }
  readonly network: { getInfo(): Promise<{ readonly network: string }> }
  readonly transactions: {
    fromRaw(attributes: object): Transaction
    sign(transaction: Transaction, key: Key): Promise<void>
    post(transaction: Transaction): Promise<{ readonly status: number }>
    get(id: string): Promise<Transaction>
    getData(id: string, options: { readonly decode: true; readonly string: true }): Promise<unknown>
    getStatus(id: string): Promise<{ readonly status: number }>
    verify(transaction: Transaction): Promise<boolean>
    /** `state` is an uploader as JSON. */
    getUploader(state: unknown, data?: Uint8Array): Promise<Uploader>
  }
  createTransaction(content: { readonly data: string | Uint8Array }, key?: Key): Promise<Transaction>
}

interface Library {
  init(place: { readonly host: string; readonly port: string; readonly protocol: string }): Arweave
}

const require = createRequire(import.meta.url)
export const arweaveLibrary = require('arweave') as Library
