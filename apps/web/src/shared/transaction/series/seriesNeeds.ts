import type { WalletAdapter } from '@tyto/chain'
import type { PendingNeeds } from '../pending/pendingNeeds'
import type { ReviewNeeds, ReviewSession } from '../review/reviewNeeds'
import type { SeriesView } from './seriesRunner'
import type { SeriesStore } from './seriesStore'

/** What a series needs of the session; read again each time. */
export interface SeriesSession extends ReviewSession {
  wallet(): WalletAdapter | null
  /** Calls back after each change of the session. Returns the function that stops it. */
  subscribe(listener: () => void): () => void
}

/** What series need of the page: what a review and a transaction need, and where series are kept and drawn. */
export interface SeriesNeeds extends Omit<ReviewNeeds, 'session' | 'clock'>, Omit<PendingNeeds, 'session'> {
  readonly session: SeriesSession
  readonly seriesStore: SeriesStore
  /** What the screens of series draw: `useSeries`. */
  readonly seriesView: { getState(): SeriesView; setState(change: Partial<SeriesView>): void }
}
