import { describe, expect, it } from 'vitest'
import { newForm, parseForm } from './additionForms'

const typed = { of: '3 4', mode: 'tyron', tyron: '12.5', ssi: '', isCommunity: true } as const

describe('a form of what goes into the pool', () => {
  it('is empty, with both coins, for the position that there is', () => {
    expect(newForm({ shares: 3n, daoShares: 4n })).toEqual({
      of: '3 4',
      mode: 'ssi',
      tyron: '',
      ssi: '',
      isCommunity: false,
    })
  })

  it('comes back from storage as it was, and no longer than amounts are', () => {
    expect(parseForm(JSON.stringify(typed))).toEqual(typed)
    const both = { ...typed, mode: 'ssi' as const }
    expect(parseForm(JSON.stringify(both))).toEqual(both)
    const long = { ...typed, tyron: '1'.repeat(101), ssi: '2'.repeat(101) }
    expect(parseForm(JSON.stringify(long))).toEqual({
      ...typed,
      tyron: '1'.repeat(100),
      ssi: '2'.repeat(100),
    })
  })

  it.each([
    null,
    '',
    '{',
    '[]',
    '7',
    JSON.stringify({ ...typed, of: 7 }),
    JSON.stringify({ ...typed, mode: 'zil' }),
    JSON.stringify({ ...typed, tyron: 7 }),
    JSON.stringify({ ...typed, ssi: null }),
    JSON.stringify({ ...typed, isCommunity: 'true' }),
  ])('%j is none', (text) => {
    expect(parseForm(text)).toBeNull()
  })
})
