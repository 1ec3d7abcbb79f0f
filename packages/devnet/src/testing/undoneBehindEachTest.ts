import { afterEach, beforeEach } from 'vitest'
import type { Devnet } from '../network/devnet'

/** Undoes behind each test all that it did to the network: the next one finds the world as the file made it. */
export function undoneBehindEachTest(devnet: () => Devnet): void {
  let before: unknown
  const rule = async (method: string, ...params: readonly unknown[]): Promise<unknown> => {
    const request = { jsonrpc: '2.0', id: 1, method, params }
    const answer = await devnet().handleRpc(request, { mayRule: true })
    const { result } = answer as { readonly result?: unknown }
    if (result === undefined) throw new Error(JSON.stringify(answer))
    return result
  }
  beforeEach(async () => {
    before = await rule('devnet_snapshot')
  })
  afterEach(() => rule('devnet_revert', before))
}
