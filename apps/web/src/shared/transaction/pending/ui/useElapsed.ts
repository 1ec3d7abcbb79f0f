import { useQuery } from '@tanstack/react-query'
import { latestBlockQuery } from '../../../chain/reads/queries'
import { useNow } from '../../../chain/age/useNow'
import type { StoredTransaction } from '../storedTransaction'

/** Milliseconds since the transaction was sent, or since the wallet was asked; updated each second. */
export function useElapsed({ submittedAt, intent }: StoredTransaction): number {
  const now = useNow(1_000)
  return Math.max(0, now - (submittedAt ?? intent.time))
}

/** Blocks since the wallet was asked; null while no node has given a block number. */
export function useBlocksSince({ network, intent }: StoredTransaction): number | null {
  const { data } = useQuery(latestBlockQuery(network))
  if (!data) return null
  return Math.max(0, Number(data.number - intent.block))
}
