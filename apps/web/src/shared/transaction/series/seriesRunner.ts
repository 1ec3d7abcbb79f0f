import type { NetworkId } from '@tyto/chain'
import type { Address } from '@tyto/primitives'
import type { ReactNode } from 'react'
import type { Missing } from '../../session/wallet/findMissing'
import type { ActionName } from '../gas/usualGasTable'
import type { PendingControls } from '../pending/pendingControls'
import type { Series } from './series'
import type { SeriesLook } from './lookAtSeries'
import type { SeriesRun } from './seriesMachine'

/** The transactions that a page wants to send: see `startSeries`. */
export interface SeriesOrder {
  /** Its purpose, such as `payments`: part of the name of its file of results. */
  readonly kind: string
  /** As the person knows it, such as 'Payments of alice.ssi'. */
  readonly title: string
  /** In the order in which they are sent; at most `mostItems`. */
  readonly items: readonly SeriesOrderItem[]
  /** The heads of the items' rows, for the file of results. */
  readonly columns?: readonly string[]
  /** The only account that may sign; by default the one that is connected. */
  readonly signer?: Address
  /** Drawn in the review above its own figures: totals for each coin. */
  readonly summary?: ReactNode
  /** Called once it was started and its first transaction is on its way to the wallet: the form may be emptied. */
  readonly onStarted?: (id: string) => void
}

export interface SeriesOrderItem {
  /** No other item of the order has it. */
  readonly key: string
  readonly action: ActionName
  /** The action's input: JSON with bigint. */
  readonly input: unknown
  /** Its label, in the person's words. */
  readonly label: string
  /** The rows of the person's list that it carries out, for the file of results; the label alone by default. */
  readonly rows?: readonly (readonly string[])[]
}

/** The review of a whole series. */
export interface SeriesReview {
  readonly order: SeriesOrder
  /** The series as it will be stored, but for its account: the items with their inputs as text. */
  readonly items: Series['items']
  readonly missing: Missing | null
  /** The account and network of the review; null while something is missing. */
  readonly for: { readonly account: Address; readonly network: NetworkId } | null
  /** The findings so far; null before the first. */
  readonly look: SeriesLook | null
  /** One that is not finished and sends some of the same; null where there is none, or once the person means both. */
  readonly same: Series | null
  readonly isBothMeant: boolean
  /** It cannot be started: a code that has a text. */
  readonly refusal: 'TooManyItems' | 'NotKept' | null
}

/** The series of this browser, as the screens draw them. Only the runner writes it. */
export interface SeriesView {
  readonly review: SeriesReview | null
  /** Newest first. */
  readonly list: readonly Series[]
  /** The present work of this page for them, by their ids. */
  readonly runs: ReadonlyMap<string, SeriesRun>
  /** Ids of those that another tab is sending. */
  readonly elsewhere: ReadonlySet<string>
  /** Id of the one whose dialog is open. */
  readonly shown: string | null
}

/** The runner of the page, as the screens of a series need it. */
export interface SeriesHost extends Pick<
  PendingControls,
  'show' | 'stopWaiting' | 'sayWhich' | 'checkAgain'
> {
  readonly series: SeriesRunner
}

/** Sends series of transactions. Its state is in `useSeries`. */
export interface SeriesRunner {
  /** Opens the review of the whole. Nothing is stored or sent before `start`. */
  open(order: SeriesOrder): void
  cancelReview(): void
  /** The person means it beside the one that sends some of the same. */
  meanBoth(): void
  /** Looks at the whole again, after a problem or when money has arrived. */
  lookAgain(): void
  /** The amber button: stores the series and asks the wallet for its first transaction. */
  start(): void
  go(id: string): void
  /** Rests after what is under way. */
  pause(id: string): void
  retry(id: string, item: string): void
  /** Leaves an item out; the rest may go on. */
  skip(id: string, item: string): void
  /** Sends no more of it. What went, went. */
  end(id: string): void
  /** Opens the dialog of a series; null closes it. */
  show(id: string | null): void
  stop(): void
}
