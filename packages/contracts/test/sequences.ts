import type { Parameters } from 'fast-check'

/**
 * How many random sequences of calls a contract is held to: so many as a rule, or as many as `npm run torture -- sequences`
 * asks for, from its seed.
 */
export function sequences<T>(usual: number, seed?: number): Parameters<T> {
  const { TORTURE_SEQUENCES: asked, TORTURE_SEED: askedSeed } = process.env
  const chosen = askedSeed === undefined ? seed : Number(askedSeed)
  return {
    numRuns: asked === undefined ? usual : Number(asked),
    ...(chosen === undefined ? {} : { seed: chosen }),
  }
}
