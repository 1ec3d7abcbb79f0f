import { findTransaction, getAccount } from '@tyto/chain'
import { queryOptions } from '@tanstack/react-query'
import { chainOf } from '../../../chain/network/chain'
import { idOf } from '../transactionMachine'
import type { StoredTransaction } from '../storedTransaction'

/** How often the node is asked, in ms. */
const pause = 10_000

/**
 * The nonces that are missing before a transaction that was sent, first and last, where the node says that it waits for them; null
 * where it waits for its block alone.
 */
export function waitsForQuery({ network, state, intent }: StoredTransaction) {
  const id = state.status === 'submitted' ? idOf(state) : null
  const { client } = chainOf(network)
  return queryOptions({
    queryKey: ['chain', network, 'waitsFor', id],
    queryFn: async ({ signal }): Promise<readonly [bigint, bigint] | null> => {
      const found = id === null ? null : await findTransaction(client, id, { signal })
      if (found?.state.kind !== 'pending' || !found.state.waitsForNonce) return null
      const { nonce } = await getAccount(client, intent.sender, { signal })
      return nonce + 1n < found.nonce ? [nonce + 1n, found.nonce - 1n] : null
    },
    enabled: id !== null,
    refetchInterval: pause,
    retry: false,
    networkMode: 'always',
  })
}
