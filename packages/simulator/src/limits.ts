/** The limits of one simulation. Code, state and answers come from strangers: what exceeds a limit ends with a clear error. */

/** Times that the state is asked for what is missing, each one batch: a trade by way of three exchanges asks for each in turn. */
export const mostRounds = 60

/** Single reads of state in one simulation. */
export const mostReads = 600

/** Of them, reads that are only guessed to be of use in the next run. */
export const mostGuesses = 150

/** A call that runs out of its gas limit is run once more with so much, to say what it needs (gas units). */
export const gasCeiling = 1_000_000n

/** Statements that are looked at to guess what a call will read. */
export const mostStatements = 4_000

/** Entries of state that are kept for the next simulation; beyond that all are forgotten. */
export const mostKept = 5_000

/** Contracts that are kept parsed and compiled. */
export const mostPrograms = 48

/** State, events and messages of one simulation that are shown; what lies beyond is counted. */
export const mostShown = 200

/** Characters of one value's JSON; a longer one is said by its length. */
export const longestValue = 20_000
