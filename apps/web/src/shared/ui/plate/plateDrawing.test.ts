import { describe, expect, it } from 'vitest'
import { keepPlatesApart, plateDrawing } from './plateDrawing'
import { genesUnlike, plateGenes } from './plateGenes'

describe('plates', () => {
  it('read the genes of a name from its hash', () => {
    expect(plateGenes('alice.ssi')).toMatchObject({
      hue: 74,
      petals: 11,
      petals2: 6,
      rings: 10,
      veil: 3,
      rays: 19,
      fleck: 3,
    })
    expect(plateGenes('al1ce.ssi')).toMatchObject({ hue: 268, petals: 10, rings: 11, rays: 27, fleck: 0 })
  })

  it('are the same for the same name, whatever its case, and drawn once', () => {
    expect(plateDrawing('alice.ssi')).toBe(plateDrawing('alice.ssi'))
    expect(plateDrawing('ALICE.ssi')).toEqual(plateDrawing('alice.ssi'))
  })

  it('differ for a Cyrillic look-alike', () => {
    const latin = plateDrawing('alice.ssi')
    const cyrillic = plateDrawing('alicе.ssi')
    expect(cyrillic.face).not.toBe(latin.face)
    expect(cyrillic.rosette).not.toBe(latin.rosette)
  })

  it('[BX-07] of look-alikes differ in hue, ground, flecks and rays, whatever their hashes say', () => {
    for (let index = 0; index < 500; index++) {
      const known = plateGenes(`name${index}.ssi`)
      const genes = genesUnlike(plateGenes(`nаme${index}.ssi`), known)
      const apart = Math.abs(genes.hue - known.hue)
      expect(Math.min(apart, 360 - apart)).toBeGreaterThanOrEqual(80)
      expect(genes.field).not.toBe(known.field)
      expect(genes.fleck).not.toBe(known.fleck)
      expect(genes.rays).not.toBe(known.rays)
    }
  })

  it('of small faces tell names apart by hue, chroma or ground', () => {
    const apart = (one: number, other: number): number => {
      const turned = Math.abs(one - other) % 360
      return Math.min(turned, 360 - turned)
    }
    const isAlike = (one: string, other: string): boolean => {
      const [a, b] = [plateGenes(one), plateGenes(other)]
      // Washed out, two hues have to be further from each other.
      const least = a.chroma < 0.5 ? 70 : 35
      const isSameColour = a.chroma === b.chroma && apart(a.hue, b.hue) <= least
      const isSameGround =
        a.field === b.field && (a.field === 0 || apart(a.hue + a.turn, b.hue + b.turn) <= 60)
      return isSameColour && isSameGround
    }
    const alikeIn = (names: readonly string[]): number =>
      names.flatMap((one, at) => names.slice(at + 1).filter((other) => isAlike(one, other))).length
    const onHome = ['init', 'alice', 'bruno', 'carol', 'dora', 'work@alice', 'coin', 'plain', 'heron', 'dodo']
    expect(alikeIn(onHome.map((name) => `${name}.ssi`))).toBe(0)
    // Of any names, nearly all pairs.
    const any = Array.from({ length: 200 }, (_, index) => `name${index}.ssi`)
    expect(alikeIn(any)).toBeLessThan((any.length * (any.length - 1)) / 2 / 40)
  })

  it('follow the names that the device knows', () => {
    const own = plateDrawing('alicе.ssi')
    // A name that shares its features: drawn beside it, it must change.
    keepPlatesApart((name) => (name === 'alicе.ssi' ? 'alicе.ssi' : null))
    const moved = plateDrawing('alicе.ssi')
    keepPlatesApart(() => null)
    expect(moved.hue).not.toBe(own.hue)
    expect(moved.field).not.toBe(own.field)
    expect(plateDrawing('alicе.ssi')).toBe(own)
  })

  it('hold no broken number, for many names', () => {
    for (let index = 0; index < 100; index++) {
      expect(JSON.stringify(plateDrawing(`name${index}.ssi`))).not.toMatch(/NaN|Infinity|undefined/)
    }
  })
})
