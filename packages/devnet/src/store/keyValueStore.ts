/** One write of a batch. Keys and values are text. */
export type Operation =
  | { readonly type: 'put'; readonly key: string; readonly value: string }
  | { readonly type: 'del'; readonly key: string }

/** Where the chain is kept. Keys are ordered by their UTF-8 bytes. */
export interface KeyValueStore {
  /** False where a restart finds nothing: then there is no need to write what is only ever read back by one. */
  readonly durable: boolean
  get(key: string): string | undefined
  /** All entries whose key begins with the prefix, in the order of their keys, from the key `from` on if it is given. */
  entries(prefix: string, from?: string): AsyncIterable<readonly [key: string, value: string]>
  /** The keys alone, in their order. */
  keys(prefix: string): AsyncIterable<string>
  /** All operations or none, in their order; survives the end of the process once the promise is fulfilled. */
  write(operations: readonly Operation[]): Promise<void>
  /** Puts one short text (ASCII) beside the entries, at once: it outlives the process however that ends. */
  setMark(text: string): void
  /** The mark as it was when the store was opened: what the last process left; '' for none. */
  mark(): string
  close(): Promise<void>
}

export function put(key: string, value: string): Operation {
  return { type: 'put', key, value }
}

export function del(key: string): Operation {
  return { type: 'del', key }
}
