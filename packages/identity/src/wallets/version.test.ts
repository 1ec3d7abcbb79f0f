import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { compareVersionNumbers, parseVersion } from './version'

describe('parseVersion', () => {
  it.each([
    ['DIDxWALLET_7.0.0', 'did', [7, 0, 0]],
    ['xwallet-5.8', 'did', [5, 8]],
    ['xWALLET_5.10', 'did', [5, 10]],
    ['DEFIxWALLET_1.1.1', 'defi', [1, 1, 1]],
    ['ZILxWALLET-0.11', 'staking', [0, 11]],
    ['zilstake-wallet_0.9', 'staking', [0, 9]],
    ['.stake-1.0', 'staking', [1, 0]],
    ['VCxWALLET_1.0', 'soulbound', [1, 0]],
    ['SBTxWALLET_1.4', 'soulbound', [1, 4]],
    ['AIRxWALLET_0.1', 'airdrop', [0, 1]],
    ['xPoints_1', 'xpoints', [1]],
    ['FungibleToken_2.0.0', 'token', [2, 0, 0]],
    ['ssidollar_1.0.0', 'stablecoin', [1, 0, 0]],
    ['NameRegistry_1.0.0', 'other', [1, 0, 0]],
    ['', 'other', []],
    ['DIDxWALLET', 'did', []],
    ['DIDxWALLET_beta', 'did', []],
    ['DIDxWALLET_7.', 'did', []],
    [`DIDxWALLET_${'9'.repeat(400)}`, 'did', []],
    ['__proto__', 'other', []],
  ])('[DD-07] reads %s', (text, kind, number) => {
    expect(parseVersion(text)).toEqual({ text, kind, number })
  })
})

describe('version numbers', () => {
  it('[DD-08] are compared part by part as integers', () => {
    expect(compareVersionNumbers([5, 10], [5, 8])).toBeGreaterThan(0)
    expect(compareVersionNumbers([0, 9], [0, 10])).toBeLessThan(0)
    expect(compareVersionNumbers([6], [6, 0, 0])).toBe(0)
  })

  it('are ordered: exactly one of below, equal, above, and the other way round', () => {
    const number = fc.array(fc.nat(20), { maxLength: 4 })
    fc.assert(
      fc.property(number, number, (a, b) => {
        expect(Math.sign(compareVersionNumbers(a, b))).toBe(0 - Math.sign(compareVersionNumbers(b, a)))
      }),
    )
  })
})
