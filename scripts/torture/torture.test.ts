/** A seeded hundredth of `npm run torture`. */
import { expect, test } from 'vitest'
import { hundredthOf, nodeParts, usualSeed } from './parts'

/** Half a minute together on a machine that does nothing else; some do, in ms. */
const patience = 600_000

test.each(nodeParts)(
  'a hundredth of the torture loses nothing: $name',
  async (part) => {
    const { figures, losses } = await part.run(hundredthOf(part), usualSeed)
    expect(losses).toEqual([])
    expect(figures.length).toBeGreaterThan(0)
  },
  patience,
)
