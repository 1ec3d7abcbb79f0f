import { configureGlobal } from 'fast-check'

/** A property is asked a few times for each change: what only the hundredth example sees is left to the usual run. */
configureGlobal({ numRuns: 20 })
