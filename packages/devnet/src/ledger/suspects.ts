import type { Suspect } from './totals'

/** How many processes end at a transaction before it is dropped: one may have been ended from outside. */
export const mostDeaths = 2

/** Counts the processes that ended at a transaction. */
export class Suspects {
  /** The transaction that a process ended at last, until it is done. */
  last: Suspect | undefined

  /** The suspect, if this process ends while it executes this transaction; for undefined, while none runs. */
  begin(id: string | undefined): Suspect | undefined {
    return id === undefined ? this.last : { id, deaths: this.#deathsOf(id) + 1 }
  }

  /** True where no other process may end at it. */
  diedOf(id: string): boolean {
    this.last = { id, deaths: this.#deathsOf(id) + 1 }
    return this.last.deaths >= mostDeaths
  }

  #deathsOf(id: string): number {
    return this.last?.id === id ? this.last.deaths : 0
  }
}
