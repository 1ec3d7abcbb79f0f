import { encodeBase64url, encodeStorageTag, type StorageTag } from '@tyto/primitives'

/**
 * Content to be stored, as the library of the Arweave network makes a transaction before it is signed: what storage wallets
 * take. Methods stand on the prototype, so that a wallet may copy the fields into a message.
 */
export class StorageContent {
  readonly format = 2
  readonly id = ''
  readonly last_tx = ''
  readonly owner = ''
  readonly tags: readonly StorageTag[]
  readonly target = ''
  readonly quantity = '0'
  readonly data_size: string
  readonly data: Uint8Array
  readonly data_root = ''
  readonly reward = '0'
  readonly signature = ''

  constructor(data: Uint8Array, contentType: string) {
    this.data = data
    this.data_size = String(data.length)
    this.tags = [encodeStorageTag({ name: 'Content-Type', value: contentType })]
  }

  /** A field by its name; everything a wallet asks for before it signs is text, but for the data. */
  get(field: string): unknown {
    return Reflect.get(this, field)
  }

  toJSON(): object {
    return Object.fromEntries([...Object.entries(this), ['data', encodeBase64url(this.data)]])
  }
}
