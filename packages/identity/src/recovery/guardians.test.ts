import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  checkGuardianCount,
  checkGuardians,
  checkSignatureCount,
  domainId,
  fewestGuardians,
  parseGuardian,
  parseSignature,
  recoveryThreshold,
} from '../index'

const code = (result: { readonly ok: boolean; readonly code?: string }) => (result.ok ? 'ok' : result.code)

describe('checkGuardianCount', () => {
  test.each([
    ['', 0, 'CountIsNotANumber'],
    ['three', 0, 'CountIsNotANumber'],
    ['NaN', 0, 'CountIsNotANumber'],
    ['Infinity', 0, 'CountIsNotANumber'],
    ['0x3', 0, 'CountIsNotANumber'],
    ['3e1', 0, 'CountIsNotANumber'],
    ['3.5', 0, 'CountIsNotWhole'],
    ['3,5', 0, 'CountIsNotWhole'],
    ['2', 0, 'TooFewGuardians'],
    ['0', 0, 'TooFewGuardians'],
    ['-3', 0, 'TooFewGuardians'],
    ['3', 0, 'ok'],
    [' 4 ', 0, 'ok'],
    ['3.0', 0, 'ok'],
    ['0', 3, 'CountIsZero'],
    ['-1', 3, 'CountIsZero'],
    ['1', 3, 'ok'],
    ['97', 3, 'ok'],
    ['98', 3, 'TooManyGuardians'],
    ['101', 0, 'TooManyGuardians'],
  ])('adding %j to %i: %s', (text, present, expected) => {
    expect(code(checkGuardianCount(text, 'add', present))).toBe(expected)
  })

  test.each([
    ['1', 0, 'NoGuardianToSpare'],
    ['1', 3, 'NoGuardianToSpare'],
    ['1', 4, 'ok'],
    ['2', 4, 'TooFewGuardiansLeft'],
    ['2', 5, 'ok'],
    ['0', 5, 'CountIsZero'],
    ['x', 5, 'CountIsNotANumber'],
    ['1.5', 5, 'CountIsNotWhole'],
  ])('removing %j of %i: %s', (text, present, expected) => {
    expect(code(checkGuardianCount(text, 'remove', present))).toBe(expected)
  })

  test('what it lets through always leaves three or more', () => {
    fc.assert(
      fc.property(fc.string(), fc.nat(120), fc.constantFrom('add', 'remove'), (text, present, change) => {
        const count = checkGuardianCount(text, change, present)
        if (!count.ok) return
        const after = change === 'add' ? present + count.value : present - count.value
        expect(Number.isInteger(after) && after >= fewestGuardians).toBe(true)
      }),
    )
  })
})

describe('checkGuardians', () => {
  test('reads domains whichever way they are written', () => {
    for (const text of ['bruno', ' Bruno ', 'BRUNO.ssi', 'bruno.did']) {
      expect(parseGuardian(text)).toEqual({ ok: true, value: { domain: 'bruno', id: domainId('bruno') } })
    }
  })

  test.each([
    ['', 'InputIsIncomplete'],
    ['  ', 'InputIsIncomplete'],
    ['defi@bruno', 'GuardianIsNoDomain'],
    ['bruno.zlp', 'GuardianIsNoDomain'],
    ['bruno.gzil', 'GuardianIsNoDomain'],
    ['bruno.eth', 'GuardianIsNoDomain'],
  ])('%j: %s', (text, expected) => {
    expect(code(parseGuardian(text))).toBe(expected)
  })

  test('finds repeats, those that are there already and those that are not', () => {
    const present = [domainId('carol')]
    const fields = ['bruno', 'BRUNO.ssi', '', 'carol']
    expect(checkGuardians(fields, 'add', present).map(code)).toEqual([
      'ok',
      'GuardianIsRepeated',
      'InputIsIncomplete',
      'GuardianIsPresent',
    ])
    expect(checkGuardians(fields, 'remove', present).map(code)).toEqual([
      'GuardianIsUnknown',
      'GuardianIsRepeated',
      'InputIsIncomplete',
      'ok',
    ])
  })

  test('two empty fields are incomplete, not repeated', () => {
    expect(checkGuardians(['', ''], 'add', []).map(code)).toEqual(['InputIsIncomplete', 'InputIsIncomplete'])
  })
})

describe('signatures of guardians', () => {
  const signature = `0x${'Ab'.repeat(64)}`
  test.each([
    ['', 'InputIsIncomplete'],
    ['ab'.repeat(64), 'SignatureLacksPrefix'],
    ['0x', 'SignatureIsMalformed'],
    [`0x${'ab'.repeat(63)}`, 'SignatureIsMalformed'],
    [`0x${'ab'.repeat(65)}`, 'SignatureIsMalformed'],
    [`0x${'zz'.repeat(64)}`, 'SignatureIsMalformed'],
    [`ab0x${'ab'.repeat(63)}`, 'SignatureLacksPrefix'],
    [` ${signature} `, 'ok'],
  ])('%j: %s', (text, expected) => {
    expect(code(parseSignature(text))).toBe(expected)
  })

  test('the guardians of a recovery are registered ones, each once', () => {
    const present = [domainId('bruno')]
    const results = checkGuardians(['bruno', 'dora', 'bruno', ''], 'remove', present)
    expect(results.map(code)).toEqual(['ok', 'GuardianIsUnknown', 'GuardianIsRepeated', 'InputIsIncomplete'])
    expect(parseSignature(signature)).toMatchObject({ value: signature.toLowerCase() })
    expect(code(parseSignature('12'))).toBe('SignatureLacksPrefix')
  })

  test('3, 4, 5, 6, 7 guardians: 3, 3, 3, 4, 4 signatures, always more than half', () => {
    expect([3, 4, 5, 6, 7].map(recoveryThreshold)).toEqual([3, 3, 3, 4, 4])
    fc.assert(
      fc.property(fc.integer({ min: 3, max: 1000 }), (guardians) => {
        const threshold = recoveryThreshold(guardians)
        expect(threshold * 2 > guardians && threshold >= 3 && threshold <= guardians).toBe(true)
        expect(code(checkSignatureCount(threshold, guardians))).toBe('ok')
        expect(code(checkSignatureCount(threshold - 1, guardians))).toBe('InputIsIncomplete')
      }),
    )
  })
})
