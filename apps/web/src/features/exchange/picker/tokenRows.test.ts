import { describe, expect, it } from 'vitest'
import { findTokens, firstMatch, tokenRows } from './tokenRows'

const held = { kind: 'amount', units: 5n, decimals: 12, readAt: 0, isOld: false } as const
const rows = tokenRows(() => held)
const symbols = (list: typeof rows) => list.map(({ coin }) => coin.symbol)
const isOpen = ({ block }: (typeof rows)[number]) => block === null

describe('[TP-01] [TP-02] the list of tokens', () => {
  it('can be traded: TYRON, S$I and the allowed ones, the newest first', () => {
    expect(symbols(rows.filter(isOpen))).toEqual([
      'ZWAP',
      'stZIL',
      'ZLP',
      'gZIL',
      'zUSDT',
      'XSGD',
      'S$I',
      'TYRON',
      'ZIL',
    ])
  })

  it('says of every other token why it cannot be chosen', () => {
    const others = rows.filter((row) => !isOpen(row))
    expect(new Set(others.map(({ block }) => block))).toEqual(new Set(['notTraded']))
    expect(symbols(others)).toContain('MILKY')
    expect(rows.findIndex((row) => !isOpen(row))).toBe(9)
  })

  it.each([
    ['no service', 'notHere'],
    ['no contract', 'notHere'],
    ['no decimals', 'noDecimals'],
  ] as const)('does not offer a token with %s', (kind, block) => {
    const broken = tokenRows((coin) => (coin === 'gzil' || coin === 'zil' ? { kind } : held))
    expect(broken.find(({ coin }) => coin.id === 'gzil')?.block).toBe(block)
    expect(broken.find(({ coin }) => coin.id === 'zil')?.block).toBeNull()
  })

  it('counts with the digits of the token itself', () => {
    const odd = tokenRows(() => ({ ...held, decimals: 3 }))
    expect(odd.find(({ coin }) => coin.id === 'xsgd')?.coin.decimals).toBe(3)
    expect(tokenRows(() => ({ kind: 'loading' })).find(({ coin }) => coin.id === 's$i')?.coin).toMatchObject({
      decimals: 18,
      name: 'SSI Dollar',
    })
    expect(
      tokenRows(() => ({ kind: 'loading' })).find(({ coin }) => coin.id === 'tyron')?.coin,
    ).toMatchObject({
      decimals: 12,
      name: 'TYRON SSI Token',
    })
  })
})

describe('[TP-01] the search', () => {
  it.each([
    ['zil', 'ZIL'],
    [' GZ ', 'gZIL'],
    ['dollar', 'S$I'],
    ['s$', 'S$I'],
    ['usd', 'zUSDT'],
  ])('%j picks %s by Enter', (search, symbol) => {
    const first = firstMatch(findTokens(rows, search))
    // XSGD and S$I are both dollars; the newest comes first.
    expect(search === 'dollar' ? ['XSGD', 'S$I'] : [symbol]).toContain(first?.coin.symbol)
  })

  it('passes over a blocked token, and picks none where all are', () => {
    const found = findTokens(rows, 'zil')
    expect(symbols(found)).toContain('ZILLEX')
    expect(firstMatch(found)?.coin.id).toBe('zil')
    expect(firstMatch(findTokens(rows, 'milky'))).toBeNull()
    expect(findTokens(rows, '<script>')).toEqual([])
  })
})
