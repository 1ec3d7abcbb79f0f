import { createHash } from 'node:crypto'
import type { Operation } from '../store/keyValueStore'

/** The root of a chain on which no block has changed anything yet. */
export function firstRoot(genesisHash: string): string {
  return createHash('sha256').update(genesisHash).digest('hex')
}

/**
 * The root behind a block: a hash of the root before it and of each record of the state that it changed, so that it costs what the
 * block changed. Two machines with the same root hold the same state.
 */
export function nextRoot(before: string, changed: readonly Operation[]): string {
  if (changed.length === 0) return before
  const last = new Map(changed.map((operation) => [operation.key, operation]))
  const hash = createHash('sha256').update(before)
  for (const key of [...last.keys()].sort()) {
    const operation = last.get(key)!
    hash.update(JSON.stringify(operation.type === 'put' ? [key, operation.value] : [key]))
  }
  return hash.digest('hex')
}
