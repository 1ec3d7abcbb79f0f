import type { Fetch } from '@tyto/chain'
import { err } from '@tyto/primitives'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { FoundImage } from '../foundImage'
import { pickImages, searchImages, tokenUriOf } from './searchImages'

const image = (id: number): FoundImage => ({ id: `${id}`, src: `/${id}.svg`, srcSmall: `/${id}.svg?small` })
const images = Array.from({ length: 50 }, (_, id) => image(id))
const ids = (found: readonly FoundImage[]): readonly string[] => found.map(({ id }) => id)

describe('[MD-03] the pictures of a search', () => {
  it('are ten at most, each once, none of those that are left out', () => {
    const shares = fc.infiniteStream(fc.double({ min: 0, max: 0.999, noNaN: true }))
    fc.assert(
      fc.property(shares, fc.integer({ min: 0, max: 50 }), (numbers, first) => {
        const kept = pickImages(
          images,
          ({ id }) => Number(id) < first,
          () => numbers.next().value!,
        )
        expect(kept).toHaveLength(Math.min(10, 50 - first))
        expect(new Set(ids(kept)).size).toBe(kept.length)
        expect(ids(kept).filter((id) => Number(id) < first)).toEqual([])
      }),
    )
  })

  it('stand in any order: each may come first', () => {
    let seed = 7
    const random = (): number => (seed = (seed * 16_807) % 2_147_483_647) / 2_147_483_647
    const firsts = Array.from({ length: 1_000 }, () => pickImages(images, () => false, random)[0]?.id)
    expect(new Set(firsts).size).toBe(50)
    expect(ids(images)).toEqual(ids(images.toSorted((a, b) => Number(a.id) - Number(b.id))))
  })

  it('are kept by a collection without its own base', () => {
    expect(tokenUriOf('/-/pictures/amber-owl-1.svg', '/-/pictures/')).toBe('amber-owl-1.svg')
    expect(tokenUriOf('https://pictures.example/a.png', '')).toBe('https://pictures.example/a.png')
    expect(tokenUriOf('https://pictures.example/a.png', '/-/pictures/')).toBe(
      'https://pictures.example/a.png',
    )
  })
})

describe('[MD-03] a search whose service hangs', () => {
  it('has failed after its time, before an answer and in the middle of one', async () => {
    const silent: Fetch = (_url, { signal }) =>
      new Promise((_, fail) => signal?.addEventListener('abort', () => fail(new Error('aborted'))))
    const halting: Fetch = (_url, { signal }) =>
      Promise.resolve(
        new Response(
          new ReadableStream({
            start: (stream) => signal?.addEventListener('abort', () => stream.error(new Error('aborted'))),
          }),
        ),
      )
    for (const fetch of [silent, halting]) {
      const answer = await searchImages('owl', { fetch, signal: AbortSignal.timeout(20) })
      expect(answer).toEqual(err('failed'))
    }
  })
})
