import type { NetworkId } from '@tyto/chain'

/** The facts of one reading. */
export interface Reading {
  readonly block: bigint
  /** In ms since 1970. */
  readonly readAt: number
}

/** Between two readings before blocks were seen to come, in ms: local ones come every second, public ones far less often. */
const usualPause: Readonly<Record<NetworkId, number>> = { local: 5_000, testnet: 20_000, mainnet: 20_000 }
const shortestPause = 5_000
const longestPause = 60_000

/** After so many pauses without an answer the quotes are stale. */
const staleAfter = 3

/** Until the next reading, in ms: each block, as fast as they came between two readings, within bounds. */
export function refreshPause(network: NetworkId, earlier: Reading | null, later: Reading | null): number {
  if (earlier === null || later === null || later.block <= earlier.block) return usualPause[network]
  const perBlock = (later.readAt - earlier.readAt) / Number(later.block - earlier.block)
  return Math.min(longestPause, Math.max(shortestPause, Math.round(perBlock)))
}

/** Are quotes too old to be traded by? */
export function isTooOld(readAt: number, pause: number, now: number): boolean {
  return now - readAt > staleAfter * pause
}

/** Whole seconds until a time, never below 0. */
export function secondsUntil(time: number, now: number): number {
  return Math.max(0, Math.ceil((time - now) / 1_000))
}
