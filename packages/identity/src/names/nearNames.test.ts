import { describe, expect, it } from 'vitest'
import { nearNames } from './nearNames'

const known = ['alice', 'bruno', 'carol', 'owls', 'сорока', 'alice']

describe('nearNames', () => {
  it.each([
    ['a letter left out', 'alce', ['alice']],
    ['a letter too many', 'brunno', ['bruno']],
    ['another letter', 'carel', ['carol']],
    ['two letters swapped', 'alcie', ['alice']],
    ['two mistakes', 'bruhnoo', ['bruno']],
    ['letters of another script', 'сарока', ['сорока']],
  ])('finds a name behind %s', (_, typed, meant) => {
    expect(nearNames(typed, known)).toEqual(meant)
  })

  it('names the nearest first, and each once', () => {
    expect(nearNames('alico', ['carlo', 'alibo', 'alice', 'alice'])).toEqual(['alibo', 'alice'])
    expect(nearNames('alices', ['alize', 'alice'])).toEqual(['alice', 'alize'])
  })

  it('is silent for the name itself, for other names, and for two mistakes in a short one', () => {
    expect(nearNames('alice', known)).toEqual([])
    expect(nearNames('zebra', known)).toEqual([])
    expect(nearNames('ow', known)).toEqual([])
    expect(nearNames('owlz', known)).toEqual(['owls'])
    expect(nearNames('owzz', known)).toEqual([])
    expect(nearNames('', known)).toEqual([])
  })

  it('does not compare endless names', () => {
    const endless = 'owl'.repeat(3_000)
    expect(nearNames(endless, [`${endless}s`, 'alice'])).toEqual([])
  })
})
