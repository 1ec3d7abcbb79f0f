import { domainId, tydraCollections } from '@tyto/identity'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { drawTydra } from './drawTydra'

it('[TD-06] draws every domain its own Tydra in each collection, always the same, with nothing in it that could run or ask', () => {
  const seen = new Set<string>()
  for (const collection of tydraCollections)
    for (const domain of ['alice', 'bruno', 'alicia']) {
      const drawing = drawTydra(collection, domainId(domain))
      expect(drawTydra(collection, domainId(domain))).toBe(drawing)
      seen.add(drawing)
    }
  expect(seen.size).toBe(15)
  fc.assert(
    fc.property(fc.string(), fc.constantFrom(...tydraCollections), (domain, collection) => {
      const drawing = drawTydra(collection, domainId(domain))
      expect(drawing).toMatch(/^<svg [ -~]+<\/svg>$/)
      expect(drawing).not.toMatch(/NaN|undefined|script|href|url\(|on\w+=/)
      expect(drawing.length).toBeLessThan(12_000)
    }),
  )
})
