import { describe, expect, it } from 'vitest'
import { plateDrawing } from './plateDrawing'
import { plateGenes } from './plateGenes'

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

  it('hold no broken number, for many names', () => {
    for (let index = 0; index < 100; index++) {
      expect(JSON.stringify(plateDrawing(`name${index}.ssi`))).not.toMatch(/NaN|Infinity|undefined/)
    }
  })
})
