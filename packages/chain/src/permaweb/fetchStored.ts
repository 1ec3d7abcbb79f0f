import { readBounded } from '@tyto/primitives'
import type { Fetch } from '../client/client'
import { inTime } from '../client/inTime'

export interface StoredOptions {
  readonly fetch: Fetch
  /** In the order of preference, without a slash at their end. */
  readonly gateways: readonly string[]
  /** The largest answer, in bytes; a larger one is none. */
  readonly most: number
  /** How long one gateway may take, in ms. Default 8,000. */
  readonly timeoutMs?: number
  /** How often all gateways are gone through again where none could be asked. Default 1. */
  readonly retries?: number
  readonly signal?: AbortSignal
}

/** The outcome of the question: `absent` only where every gateway that answered said so. */
export type Stored =
  | { readonly kind: 'found'; readonly bytes: Uint8Array }
  | { readonly kind: 'absent' }
  /** No gateway could be asked, or what it has is too large. */
  | { readonly kind: 'unknown' }

/** The data that permanent storage has under an id, of the first gateway that has them. Never rejects but for `signal`. */
export async function fetchStored(id: string, options: StoredOptions): Promise<Stored> {
  const { retries = 1, gateways, signal } = options
  for (let round = 0; round <= retries; round++) {
    let absent = 0
    for (const gateway of gateways) {
      signal?.throwIfAborted()
      const answer = await ask(`${gateway}/raw/${id}`, options)
      if (answer.kind === 'found') return answer
      if (answer.kind === 'absent') absent += 1
    }
    // A gateway that does not know it may be behind the others; what none knows is not there.
    if (absent > 0) return { kind: absent === gateways.length ? 'absent' : 'unknown' }
  }
  return { kind: 'unknown' }
}

async function ask(url: string, { fetch, most, timeoutMs = 8_000, signal }: StoredOptions): Promise<Stored> {
  try {
    return await inTime(timeoutMs, signal, async (stop) => {
      const response = await fetch(url, {
        credentials: 'omit',
        referrerPolicy: 'no-referrer',
        signal: stop,
      })
      // 202: the network has heard of it, and writes it.
      if (response.status === 404 || response.status === 202) return { kind: 'absent' }
      const bytes = response.ok ? await readBounded(response, most) : null
      return bytes === null ? { kind: 'unknown' } : { kind: 'found', bytes }
    })
  } catch {
    signal?.throwIfAborted()
    return { kind: 'unknown' }
  }
}
