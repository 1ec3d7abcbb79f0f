import { describe, expect, it } from 'vitest'
import { allCoins, mainCoins, selectableCoins } from './allCoins'

describe('the coins of the protocol', () => {
  it('are sixty, each once, and hold every coin of the lists of the balances page', () => {
    const ids = allCoins.map(({ id }) => id)
    expect(new Set(ids).size).toBe(60)
    expect(ids).toHaveLength(60)
    const symbolsOf = (list: readonly string[]) =>
      list.map((id) => allCoins.find((coin) => coin.id === id)?.symbol).join(', ')
    // As the specification writes them, in its order.
    expect(symbolsOf(mainCoins)).toBe('TYRONS$I, TYRON, S$I, ZIL')
    expect(symbolsOf(selectableCoins)).toBe(
      'gZIL, stZIL, XSGD, XIDR, ZWAP, zUSDT, zWBTC, zETH, XCAD, dXCAD, VRZ, LULU, FEES, ZPAINT, STREAM, zOPUL, Huny, DMZ, ZLP',
    )
    for (const id of [...mainCoins, ...selectableCoins]) expect(ids).toContain(id)
  })

  it('have the symbols of the specification, and the digits that their contracts on the main network say', () => {
    const symbols: Readonly<Record<number, string>> = {
      2: 'BLOX DUCK UNIDEX-V2',
      4: 'ATHLETE FEES GARY LUNR PORT SCO WALLEX ZPAINT',
      5: 'GEMZ GP HOL OKI PELE ZLF',
      6: 'CONSULT FRANC HODL LULU MILKY NFTDEX XIDR XSGD ZAME ZCH zUSDT',
      8: 'CARB EVZ GRPH STREAM SWTH zWBTC',
      9: 'REDC',
      12: 'BUTTON Huny MAMBO RECAP SHARDS TYRON ZIL ZILLEX ZWALL ZWAP stZIL',
      15: 'gZIL',
      18: 'BOLT DMZ S$I TYRONS$I VRZ XCAD ZLP dXCAD zBNB zBRKL zETH zMATIC zOPUL',
    }
    for (const [decimals, expected] of Object.entries(symbols)) {
      const coins = allCoins.filter((coin) => coin.decimals === Number(decimals))
      expect(coins.map(({ symbol }) => symbol).toSorted()).toEqual(expected.split(' '))
    }
    for (const { id, symbol } of allCoins) expect(id).toBe(symbol.toLowerCase())
  })
})
