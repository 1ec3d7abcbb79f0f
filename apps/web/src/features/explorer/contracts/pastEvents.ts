import type { ContractEvent, PastTransaction } from '@tyto/chain'
import type { Address } from '@tyto/primitives'

/** An event and the transaction in which it was told. */
export interface PastEvent extends ContractEvent {
  readonly id: string
  readonly block: bigint
  /** Of the block, in ms since 1970. */
  readonly time: number
}

/** The events that a person looks for: of one name, and with a text in what they say. Empty texts ask for nothing. */
export interface EventFilter {
  readonly name: string
  readonly text: string
}

/** The events of one contract, newest first; those of one transaction in the order in which they were told. */
export function eventsOf(transactions: readonly PastTransaction[], contract: Address): readonly PastEvent[] {
  return transactions.flatMap(({ id, block, time, receipt }) =>
    (receipt?.events ?? []).flatMap((event) =>
      event.address === contract ? [{ ...event, id, block, time }] : [],
    ),
  )
}

/** Does an event fit? The text may stand in a name of a parameter or in its value, in any case, or be the transaction's id. */
export function fitsFilter({ name, id, params }: PastEvent, filter: EventFilter): boolean {
  if (filter.name !== '' && name !== filter.name) return false
  const wanted = filter.text.trim().toLowerCase()
  if (wanted === '' || `0x${id}`.includes(wanted)) return true
  return params.some(({ vname, value }) =>
    `${vname} ${typeof value === 'string' ? value : JSON.stringify(value)}`.toLowerCase().includes(wanted),
  )
}
