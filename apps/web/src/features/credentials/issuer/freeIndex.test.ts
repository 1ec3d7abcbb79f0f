import { fewestEntries } from '@tyto/credentials'
import { expect, it } from 'vitest'
import { freeIndex } from './freeIndex'

const all = Array.from({ length: fewestEntries }, (_, index) => index)

it('a place is one that no credential has, whatever chance says, and a full list says so', () => {
  const taken = new Set(all.slice(2))
  for (const chance of [0, 1, 2, 4_294_967_295])
    expect(freeIndex({ taken, published: null }, chance)).toBe(chance % 2)
  expect(() => freeIndex({ taken: new Set(all), published: null }, 7)).toThrow(
    expect.objectContaining({ code: 'ListFull' }) as Error,
  )
})
