import type { QueryClient, QueryKey } from '@tanstack/react-query'

/** Reads a query once more as it is asked now: one that runs, the first too, was asked before and would answer that. */
export async function countAnew(queries: QueryClient, queryKey: QueryKey): Promise<void> {
  await queries.cancelQueries({ queryKey, exact: true })
  await queries.refetchQueries({ queryKey, exact: true })
}
