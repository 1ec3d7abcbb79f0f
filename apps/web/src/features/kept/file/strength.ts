import { adjacencyGraphs, dictionary } from '@zxcvbn-ts/language-common'
import { ZxcvbnFactory } from '@zxcvbn-ts/core'

/** With a third of a second for each guess, a thousand machines would try for ten years. */
const leastGuessesLog10 = 12
/** Longer ones are not looked at to their end: the time grows with the square. */
const mostLooked = 100

const estimator = new ZxcvbnFactory({ dictionary, graphs: adjacencyGraphs })

/** Would somebody who has the file, and all known passwords, still not guess this one? */
export function isStrong(passphrase: string): boolean {
  return (
    estimator.check(passphrase.normalize('NFKC').trim().slice(0, mostLooked)).guessesLog10 >=
    leastGuessesLog10
  )
}
