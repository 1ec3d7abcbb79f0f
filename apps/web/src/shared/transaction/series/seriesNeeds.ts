import type { WalletAdapter } from '@tyto/chain'
import type { PendingNeeds } from '../pending/pendingNeeds'
import type { ReviewNeeds, ReviewSession } from '../review/reviewNeeds'
import type { SeriesView } from './seriesRunner'
import type { SeriesStore } from './seriesStore'

/** The session as a series needs it; read again each time. */
export interface SeriesSession extends ReviewSession {
  wallet(): WalletAdapter | null
  /** Calls back after each change of the session. Returns the function that stops it. */
  subscribe(listener: () => void): () => void
}

/** The page as series need it: all that a review and a transaction need, and where series are kept and drawn. */
export interface SeriesNeeds extends Omit<ReviewNeeds, 'session' | 'clock'>, Omit<PendingNeeds, 'session'> {
  readonly session: SeriesSession
  readonly seriesStore: SeriesStore
  /** Drawn by the screens of series: `useSeries`. */
  readonly seriesView: { getState(): SeriesView; setState(change: Partial<SeriesView>): void }
}
