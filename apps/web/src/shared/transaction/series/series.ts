import type { NetworkId } from '@tyto/chain'
import type { Address } from '@tyto/primitives'

/** One transaction of a series, before it is sent. */
export interface SeriesItem {
  /** No other item of the series has it. */
  readonly key: string
  /** Name of the action. */
  readonly action: string
  /** The action's input as `encodeInput` wrote it. */
  readonly input: string
  /** Its label, in the person's words. */
  readonly label: string
  /** The rows of the person's list that it carries out, for the file of results; the label alone by default. */
  readonly rows: readonly (readonly string[])[]
}

/**
 * Several transactions that were reviewed once and are sent one after another. What became of each is not in here: the
 * stored transactions know it, and name the item that they belong to (`itemStates`).
 */
export interface Series {
  readonly id: string
  /** Its purpose, such as `payments`: part of the name of its file of results. */
  readonly kind: string
  /** As the person knows it. */
  readonly title: string
  readonly network: NetworkId
  /** The only account that may send it. */
  readonly account: Address
  /** The account's nonce when it was reviewed, as decimal text; null where no node told it. */
  readonly nonce: string | null
  /** When it was started, in ms since 1970. */
  readonly time: number
  /** The heads of the items' rows; none where they have no rows. */
  readonly columns: readonly string[]
  readonly items: readonly SeriesItem[]
  /** Keys of the items that the person does not want to send. */
  readonly skipped: readonly string[]
  /** The person wants to send no more of it. */
  readonly isEnded: boolean
  /** The person has seen that it is over. */
  readonly isSeen: boolean
}

/** More items are refused: their records would not fit into a browser's storage. */
export const mostItems = 600
/** The longest record, in characters; a browser keeps about five million for a site. */
export const longestSeries = 1_500_000
