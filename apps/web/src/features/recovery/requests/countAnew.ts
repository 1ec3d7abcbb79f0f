import type { QueryClient, QueryKey } from '@tanstack/react-query'

/**
 * Reads a query again with its present input. A read that already runs, even the first, has an older input and is
 * cancelled.
 */
export async function countAnew(queries: QueryClient, queryKey: QueryKey): Promise<void> {
  await queries.cancelQueries({ queryKey, exact: true })
  await queries.refetchQueries({ queryKey, exact: true })
}
