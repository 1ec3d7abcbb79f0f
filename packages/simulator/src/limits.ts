/** The limits of one simulation. Code, state and answers come from strangers: what exceeds a limit ends with a clear error. */

/** Times that the state is asked for what is missing, each one batch. */
export const MOST_ROUNDS = 8

/** Single reads of state in one simulation. */
export const MOST_READS = 600

/** Of them, reads that are only guessed to be of use in the next run. */
export const MOST_GUESSES = 150

/** A call that runs out of its gas limit is run once more with so much, to say what it needs (gas units). */
export const GAS_CEILING = 1_000_000n

/** Statements that are looked at to guess what a call will read. */
export const MOST_STATEMENTS = 4_000

/** Entries of state that are kept for the next simulation; beyond that all are forgotten. */
export const MOST_KEPT = 5_000

/** Contracts that are kept parsed and compiled. */
export const MOST_PROGRAMS = 48

/** State, events and messages of one simulation that are shown; what lies beyond is counted. */
export const MOST_SHOWN = 200

/** Characters of one value's JSON; a longer one is said by its length. */
export const LONGEST_VALUE = 20_000
