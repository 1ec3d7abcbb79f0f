/** One day, in ms. */
export const day = 86_400_000
/** For how many days guardians can be asked. */
export const spans = ['1', '3', '7'] as const
/** The usual time that guardians get, in ms: three days are enough to reach them. */
export const usualSpan = 3 * day
