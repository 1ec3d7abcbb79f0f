import fc from 'fast-check'
import { expect, it } from 'vitest'
import { domainId } from '../names/domainId'
import { tydraCollections } from '../wallets/nft'
import { drawTydra } from './drawTydra'
import { tydraMetadata } from './tydraMetadata'

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

it('the metadata of a Tydra say name, network, storage wallet and picture, which is its SVG to the letter', () => {
  const text = tydraMetadata({ collection: 'nessy', domain: 'alice', net: 'local', deployer: 'owl' })
  const { resource, ...rest } = JSON.parse(text) as Record<string, string>
  expect(rest).toEqual({ name: 'alice.ssi', net: 'local', deployer: 'owl' })
  const [head, data = ''] = resource!.split(',')
  expect(head).toBe('data:image/svg+xml;base64')
  expect(atob(data)).toBe(drawTydra('nessy', domainId('alice')))
  expect(data.length % 4).toBe(0)
})
