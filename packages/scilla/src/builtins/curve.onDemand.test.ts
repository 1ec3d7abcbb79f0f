import { beforeAll, describe, expect, it } from 'vitest'
import { applyBuiltin, outcome } from '../../test/testEvaluate'
import { PartNotLoaded } from '../onDemand/onDemand'
import { curve } from './curve'

const word = (n: bigint): string => `0x${n.toString(16).padStart(64, '0')}`
const point = (x: bigint, y: bigint): string =>
  `let px = ${word(x)} in let py = ${word(y)} in Pair {ByStr32 ByStr32} px py`
const G = point(1n, 2n)

// A loaded library stays: this one comes first, whatever the order of others.
describe('alt_bn128', { shuffle: false }, () => {
  it('says that the curve is not loaded', () => {
    expect(() => outcome(applyBuiltin('alt_bn128_G1_add', G, G))).toThrow(PartNotLoaded)
  })

  describe('loaded', () => {
    beforeAll(curve.load)

    it('adds, multiplies and negates', () => {
      const twice = outcome(applyBuiltin('alt_bn128_G1_add', G, G))
      expect(twice).toMatch(/^\(Some \(Pair \(ByStr32 0x030644e7/)
      expect(outcome(applyBuiltin('alt_bn128_G1_mul', G, word(2n)))).toBe(twice)
      const negated = applyBuiltin('alt_bn128_G1_neg', G)
      const source = `let g = ${G} in let n = ${negated} in match n with | Some m => builtin alt_bn128_G1_add g m | None => None {(Pair ByStr32 ByStr32)} end`
      expect(outcome(source)).toBe(`(Some (Pair (ByStr32 ${word(0n)}) (ByStr32 ${word(0n)})))`)
    })

    it('None for what is no point', () => {
      expect(outcome(applyBuiltin('alt_bn128_G1_add', point(1n, 1n), G))).toBe('(None)')
      expect(outcome(applyBuiltin('alt_bn128_G1_mul', point(2n ** 256n - 1n, 2n), word(1n)))).toBe('(None)')
    })

    it('the product over no pairs is one', () => {
      const empty = 'Nil {(Pair (Pair ByStr32 ByStr32) (Pair ByStr64 ByStr64))}'
      expect(outcome(applyBuiltin('alt_bn128_pairing_product', empty))).toBe('(Some (True))')
    })
  })
})
