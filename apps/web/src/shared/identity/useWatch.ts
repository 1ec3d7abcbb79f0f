import type { NetworkId } from '@tyto/chain'
import { changesSince, formatName, type DidRecord, type Name, type WatchedChange } from '@tyto/identity'
import { useEffect } from 'react'
import { usePins } from '../session/pins'
import { useIsAccount } from '../session/wallet'
import { useRunner } from '../transaction/ui/runnerHandle'
import { useTransactions } from '../transaction/useTransactions'
import { sightingTime, withoutOwnChanges } from './ownChanges'
import { rememberSighting, useSighting } from './sightings'

interface Watch {
  /** What others changed since this browser saw it last; empty where it watches nothing. */
  readonly changes: readonly WatchedChange[]
  /** When that was, in ms since 1970. */
  readonly since: number
  /** From now on this counts as seen. */
  acknowledge(): void
}

/** A visit of the same hour needs no new date. */
const hour = 3_600_000

/**
 * Watches an identity that this person controls or has pinned: what is seen first is remembered, what changed since stays
 * announced until it is acknowledged.
 */
export function useWatch(network: NetworkId, name: Name, record: DidRecord): Watch {
  const isMine = useIsAccount(record.controller)
  const isPinned = usePins().includes(formatName(name))
  const transactions = useTransactions((state) => state.transactions)
  const seen = useSighting(network, record.address)
  const since = seen?.time ?? 0
  const all = seen === null ? [] : changesSince(seen, record)
  const watched = { network, wallet: record.address }
  // Until the transactions of earlier pages are read, nobody can tell whose changes these are.
  const isReading = useRunner((runner) => runner.isReading)
  const changes = isReading ? [] : withoutOwnChanges(all, transactions, { ...watched, since })
  const isQuiet = changes.length === 0
  const remember = (): void =>
    rememberSighting(network, record, sightingTime(transactions, watched, Date.now()))
  useEffect(() => {
    if (isReading || (seen === null ? !(isMine || isPinned) : !isQuiet)) return
    const isOld = seen === null || sightingTime(transactions, watched, Date.now()) - seen.time > hour
    // Everyday changes are taken in as they are seen, and one's own with them.
    if (isOld || all.length > 0 || seen.status !== record.status) remember()
  })
  return { changes, since, acknowledge: remember }
}
