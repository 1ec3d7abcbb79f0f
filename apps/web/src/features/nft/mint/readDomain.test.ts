import { describe, expect, it } from 'vitest'
import { readDomain } from './readDomain'

describe('[MD-02] a name that is typed for a collection of names', () => {
  it.each([
    ['nightjar', 'nightjar'],
    [' Nightjar ', 'nightjar'],
    ['n-1_2', 'n-1_2'],
  ])('%s is the name %s', (typed, domain) => {
    for (const suffix of ['.gzil', '.zlp'])
      expect(readDomain(typed, suffix)).toEqual({ ok: true, value: domain })
  })

  it.each([
    ['nightjar.gzil', 'withSuffix'],
    ['', 'noName'],
    ['night@jar', 'noName'],
    ['night.jar', 'noName'],
    ['0x7793a8e8c09d189d4d421ce5bc5b3674656c5ac1', 'noName'],
    ['owl', 'later'],
    // The contract could not even be sent them.
    ['café', 'otherLetters'],
    ['сова', 'otherLetters'],
    ['猫头鹰鸟', 'otherLetters'],
    ['night\u200Bjar', 'otherLetters'],
  ] as const)('%s is refused: %s', (typed, code) => {
    expect(readDomain(typed, '.gzil')).toEqual({ ok: false, code })
  })
})
