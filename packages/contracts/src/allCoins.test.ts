import { describe, expect, it } from 'vitest'
import { allCoins, mainCoins, selectableCoins } from './allCoins'

describe('the coins of the protocol', () => {
  it('are sixty, each once, and hold every coin of the lists of the balances page', () => {
    const ids = allCoins.map(({ id }) => id)
    expect(new Set(ids).size).toBe(60)
    expect(ids).toHaveLength(60)
    expect(selectableCoins).toHaveLength(19)
    for (const id of [...mainCoins, ...selectableCoins]) expect(ids).toContain(id)
  })

  it('have a count of digits that an amount can have', () => {
    for (const { decimals } of allCoins) expect(decimals >= 2 && decimals <= 18).toBe(true)
  })
})
