import type { NetworkId } from '@tyto/chain'
import { changesSince, formatName, type DidRecord, type Name, type WatchedChange } from '@tyto/identity'
import { useEffect } from 'react'
import { usePins } from '../session/names/pins'
import { useIsAccount } from '../session/wallet/wallet'
import { useRunner } from '../transaction/runner/ui/runnerHandle'
import { useTransactions } from '../transaction/pending/useTransactions'
import { sightingTime, withoutOwnChanges } from './ownChanges'
import { rememberSighting, useSighting } from './sightings'

interface Watch {
  /** The changes by others since this browser last saw it; empty if it watches nothing. */
  readonly changes: readonly WatchedChange[]
  /** When it was last seen, in ms since 1970. */
  readonly since: number
  /** Marks the present state as seen. */
  acknowledge(): void
}

/** The date of a sighting is not renewed within an hour. */
const hour = 3_600_000

/**
 * Watches an identity that the person controls or has pinned. The first state is remembered; later changes are
 * announced until the person confirms them.
 */
export function useWatch(network: NetworkId, name: Name, record: DidRecord): Watch {
  const isMine = useIsAccount(record.controller)
  const isPinned = usePins().includes(formatName(name))
  const transactions = useTransactions((state) => state.transactions)
  const seen = useSighting(network, record.address)
  const since = seen?.time ?? 0
  const all = seen === null ? [] : changesSince(seen, record)
  const watched = { network, wallet: record.address }
  // Until the transactions of earlier pages are read, it is not known who made the changes.
  const isReading = useRunner((runner) => runner.isReading)
  const changes = isReading ? [] : withoutOwnChanges(all, transactions, { ...watched, since })
  const isQuiet = changes.length === 0
  const remember = (): void =>
    rememberSighting(network, record, sightingTime(transactions, watched, Date.now()))
  useEffect(() => {
    if (isReading || (seen === null ? !(isMine || isPinned) : !isQuiet)) return
    const isOld = seen === null || sightingTime(transactions, watched, Date.now()) - seen.time > hour
    // Ordinary changes, and the person's own, are remembered as seen.
    if (isOld || all.length > 0 || seen.status !== record.status) remember()
  })
  return { changes, since, acknowledge: remember }
}
