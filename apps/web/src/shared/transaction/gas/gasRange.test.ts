import { walletGasPrice } from '@tyto/chain'
import { formatUnits } from '@tyto/primitives'
import { describe, expect, it } from 'vitest'
import { gasBoundOf } from './gasBoundOf'
import { gasRange, roughCost } from './gasRange'
import { didWalletLimit, usualGas } from './usualGas'
import { usualGasTable, type ActionName } from './usualGasTable'

const names = Object.keys(usualGasTable) as ActionName[]
const builds = ['classic', 'bearby', 'unknown'] as const

function said(action: string, isOurs: boolean, build: (typeof builds)[number] = 'classic'): string | null {
  const range = gasRange(action, { isOurs, rules: 'zilliqa-1', price: walletGasPrice(build, 2_000n) })
  return range && [...new Set(range)].map((qa) => formatUnits(qa, 12)).join(' to ')
}

describe('the cost of an action beforehand', () => {
  it('[TX-08] is what the specification states, where the contracts are of the protocol', () => {
    const stated = {
      deployDidWallet: '1',
      didCreate: '7',
      addGuardians: '1 to 2',
      removeGuardians: '1 to 2',
      configureSocialRecovery: '1 to 2',
      didSocialRecovery: '1.5',
      addFunds: '1',
    }
    for (const [action, zil] of Object.entries(stated)) {
      expect(said(action, false), action).toBe(zil)
      expect(said(action, false, 'unknown'), action).toBe(zil)
    }
    expect(said('deployDidWallet', false, 'bearby')).toBe('1 to 2')
  })

  it('[TX-08] is a rough figure of what we measured, where nothing is stated for contracts of others', () => {
    expect(said('buyNftUsername', false)).toBe('1.1')
    expect(said('buyNftUsername', true)).toBe('1.06 to 1.18')
    expect(said('lock', false, 'unknown')).toBe('0.48 to 0.52')
  })

  it('[TX-08] is another one where a token pays: it is allowed and taken besides', () => {
    const price = walletGasPrice('classic', 2_000n)
    const inToken = (action: string) =>
      gasRange(action, { isOurs: true, price, rules: 'zilliqa-1', isInToken: true })
    expect(inToken('buyNftUsername')).toEqual([2_000_000_000_000n, 2_180_000_000_000n])
    // An action that is always paid in ZIL stays as it is.
    expect(inToken('lock')).toEqual([480_000_000_000n, 546_000_000_000n])
  })

  it('[TX-08] holds what is paid for the measured gas, whatever the wallet takes, in three digits', () => {
    expect(said('deployDidWallet', true)).toBe('17.6 to 19.3')
    expect(said('deployDidWallet', true, 'bearby')).toBe('17.6 to 36.6')
    for (const name of names) {
      for (const build of builds) {
        const price = walletGasPrice(build, 2_000n)
        const [least, most] = usualGasTable[name].measured
        const [from, to] = gasRange(name, { isOurs: true, price, rules: 'zilliqa-1' })!
        const [lowest, highest] = [least * price.leastLi * 1_000_000n, most * price.mostLi * 1_000_000n]
        expect(from <= lowest && highest <= to).toBe(true)
        expect((lowest - from) * 100n <= lowest && (to - highest) * 100n <= highest).toBe(true)
      }
    }
  })

  it('is none for an action that nobody knows', () => {
    for (const name of ['', 'toString', '__proto__', 'renamed']) expect(said(name, true)).toBeNull()
  })

  it('[TX-08] a rough figure is one, unless the wallet asks for more than a tenth more', () => {
    const rough = (mostLi: bigint, build: 'classic' | 'unknown' = 'classic') =>
      gasRange('didCreate', { isOurs: false, rules: 'zilliqa-1', price: { build, leastLi: 2_000n, mostLi } })
    const seven = 7_000_000_000_000n
    expect(rough(2_200n)).toEqual([seven, seven])
    expect(rough(2_201n)).toEqual([seven, 7_700_000_000_000n])
    expect(rough(4_000n, 'unknown')).toEqual([seven, seven])
  })

  it.each([
    // 1,898 Li are 1,898,000,000 Qa; two digits of them count.
    [949n, 2n, 1_900_000_000n],
    [955n, 1n, 960_000_000n],
    [954n, 1n, 950_000_000n],
    [7n, 1n, 7_000_000n],
    [0n, 2_000n, 0n],
  ])('a rough cost: %s units at %s Li', (gas, priceLi, qa) => {
    expect(roughCost(gas, priceLi)).toBe(qa)
  })

  it('[BX-26] by the rules of Zilliqa 2 it is another one, and the wallet has the gas that its bytes need', () => {
    const price = { build: 'classic', leastLi: 1_000n, mostLi: 1_000n } as const
    const { zilliqa2 } = usualGasTable.deployDidWallet
    expect(usualGas('deployDidWallet', 'zilliqa-2')).toEqual(zilliqa2)
    expect(usualGas('constructor', 'zilliqa-2')).toBeNull()
    const [, most] = zilliqa2.measured
    expect(didWalletLimit('zilliqa-2')).toBe(most)
    expect(most).toBeGreaterThan(50_000n)
    expect(didWalletLimit('zilliqa-1')).toBe(50_000n)
    // 1,650 to 1,770 units, as the table has them.
    expect(gasRange('buyNftUsername', { isOurs: true, price, rules: 'zilliqa-2' })).toEqual([
      usualGasTable.buyNftUsername.zilliqa2.measured[0] * 10n ** 9n,
      usualGasTable.buyNftUsername.zilliqa2.measured[1] * 10n ** 9n,
    ])
  })

  it('the most that a limit can cost is that of the dearest price', () => {
    expect(gasBoundOf(50n, { build: 'classic', leastLi: 2_000n, mostLi: 2_100n })).toBe(105_000_000_000n)
  })
})
