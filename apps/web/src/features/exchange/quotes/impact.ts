/** Trading stops above this price impact: 10 percent, in parts of 10,000. */
export const mostImpact = 1_000n

/** How much an amount moves the price against whoever trades it. */
export type ImpactStep = 'low' | 'fair' | 'high' | 'risky' | 'blocked'

/** The ladder: below 1 percent, to 3, to 5, to 10, and above, where nobody trades. */
const ladder = [
  { below: 100n, step: 'low' },
  { below: 300n, step: 'fair' },
  { below: 500n, step: 'high' },
  { below: mostImpact + 1n, step: 'risky' },
] as const

/** The step of an impact in parts of 10,000. */
export function impactStep(impact: bigint): ImpactStep {
  return ladder.find(({ below }) => impact < below)?.step ?? 'blocked'
}
