import { tradedCoins } from '@tyto/exchange'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { draftFor, flip, newDraft, pairOfLink, parseDraft, pickCoin, type SwapDraft } from './swapDraft'

const typed: SwapDraft = { from: 'zil', to: 'tyron', typed: '12', source: 'zilpay', account: null }
const [first, second] = [`0x${'11'.repeat(20)}`, `0x${'22'.repeat(20)}`] as const

describe('[SW-08] the form begins anew', () => {
  it('when the pair is flipped', () => {
    expect(flip(typed)).toEqual({ from: 'tyron', to: 'zil', typed: '', source: 'zilpay', account: null })
  })

  it('when a coin is changed', () => {
    expect(pickCoin(typed, 'to', 'gzil')).toEqual({ ...typed, to: 'gzil', typed: '' })
    expect(pickCoin(typed, 'from', 'xsgd')).toEqual({ ...typed, from: 'xsgd', typed: '' })
  })

  it('and not when the coin is the same', () => {
    expect(pickCoin(typed, 'to', 'tyron')).toBe(typed)
  })

  it('with the sides changed when the coin of the other side is picked', () => {
    expect(pickCoin(typed, 'from', 'tyron')).toEqual(flip(typed))
    expect(pickCoin(typed, 'to', 'zil')).toEqual(flip(typed))
  })

  it('so that there are always two different coins', () => {
    const coin = fc.constantFrom('zil', ...tradedCoins)
    const step = fc.oneof(
      fc.record({ side: fc.constantFrom('from' as const, 'to' as const), coin }),
      fc.constant(null),
    )
    fc.assert(
      fc.property(fc.array(step), (steps) => {
        const end = steps.reduce<SwapDraft>(
          (draft, each) => (each === null ? flip(draft) : pickCoin(draft, each.side, each.coin)),
          newDraft,
        )
        expect(end.from).not.toBe(end.to)
      }),
    )
  })
})

describe('whose amount it is', () => {
  it('stays with a visitor who connects, and with an account whose wallet is locked for a while', () => {
    const own = draftFor(typed, first)
    expect(own).toEqual({ ...typed, account: first })
    expect(draftFor(own, first)).toBe(own)
    expect(draftFor(own, null)).toBe(own)
  })

  it('is not that of another account, which keeps the pair alone', () => {
    const other = draftFor({ ...typed, to: 'xsgd', account: first }, second)
    expect(other).toEqual({ from: 'zil', to: 'xsgd', typed: '', source: 'wallet', account: second })
    expect(draftFor(other, first)).toMatchObject({ typed: '', account: first })
  })
})

describe('a draft in storage', () => {
  it('comes back as it was, whoever pays, and no longer than amounts are', () => {
    expect(parseDraft(JSON.stringify(typed))).toEqual(typed)
    for (const source of ['wallet', 'zilpay'] as const)
      expect(parseDraft(JSON.stringify({ ...typed, source }))).toEqual({ ...typed, source })
    expect(parseDraft(JSON.stringify({ ...typed, account: first }))?.account).toBe(first)
    // Earlier versions kept no account; what is none is nobody's.
    const { account: _, ...before } = typed
    expect(parseDraft(JSON.stringify(before))).toEqual(typed)
    expect(parseDraft(JSON.stringify({ ...typed, account: '0x1' }))?.account).toBeNull()
    expect(parseDraft(JSON.stringify({ ...typed, typed: '1'.repeat(61) }))?.typed).toBe('1'.repeat(60))
  })

  it.each([
    null,
    '',
    '{',
    '[]',
    '{}',
    JSON.stringify({ ...typed, to: 'zil' }),
    JSON.stringify({ ...typed, to: 'milky' }),
    JSON.stringify({ ...typed, from: 7 }),
    JSON.stringify({ ...typed, from: ['zil'] }),
    JSON.stringify({ ...typed, to: ['tyron'] }),
    JSON.stringify({ ...typed, from: 'milky' }),
    JSON.stringify({ ...typed, from: 'zil', to: 'zil' }),
    JSON.stringify({ ...typed, source: 'bank' }),
    JSON.stringify({ ...typed, typed: 12 }),
  ])('%j is none', (text) => {
    expect(parseDraft(text)).toBeNull()
  })
})

describe('a link', () => {
  it.each([
    ['zil', 'xsgd', { from: 'zil', to: 'xsgd' }],
    [null, 'S$I', { from: 'zil', to: 's$i' }],
    ['gzil', null, { from: 'gzil', to: 'tyron' }],
    [null, null, null],
    ['tyron', null, null],
    ['milky', 'zil', null],
    ['__proto__', 'zil', null],
  ])('from %s to %s asks for %j', (from, to, pair) => {
    expect(pairOfLink(from, to)).toEqual(pair)
  })
})
