import { describe, expect, it } from 'vitest'
import { createFakeZilPay } from '../../test/fakeZilPay'
import { createManualClock } from '../../test/manualClock'
import { createZilPayAdapter } from './createZilPayAdapter'
import { walletGasPrice } from './walletGasPrice'

describe('what a wallet pays for gas', () => {
  it('classic: the price of the page from its own price on, which differs by version', () => {
    expect(walletGasPrice('classic', 2_000n)).toMatchObject({ leastLi: 2_000n, mostLi: 2_100n })
    expect(walletGasPrice('classic', 2_050n)).toMatchObject({ leastLi: 2_050n, mostLi: 2_100n })
    expect(walletGasPrice('classic', 2_500n)).toMatchObject({ leastLi: 2_500n, mostLi: 2_500n })
    expect(walletGasPrice('classic', 2_000_000_000n)).toMatchObject({ leastLi: 2_000n, mostLi: 2_100n })
  })

  it('classic: no price of the page that nobody believes', () => {
    expect(walletGasPrice('classic', 2_100n)).toMatchObject({ leastLi: 2_100n, mostLi: 2_100n })
    expect(walletGasPrice('classic', 9_998n)).toMatchObject({ leastLi: 9_998n, mostLi: 9_998n })
    expect(walletGasPrice('classic', 9_999n)).toMatchObject({ leastLi: 2_000n, mostLi: 2_100n })
  })

  it("Bearby: one to two times the network's minimum, whatever the page asks", () => {
    expect(walletGasPrice('bearby', 2_000n)).toMatchObject({ leastLi: 2_000n, mostLi: 4_000n })
    expect(walletGasPrice('bearby', 20_000n)).toMatchObject({ leastLi: 20_000n, mostLi: 40_000n })
    expect(walletGasPrice('bearby', 500n)).toMatchObject({ leastLi: 500n, mostLi: 1_000n })
  })

  it('another wallet: everything that one of the two may take', () => {
    expect(walletGasPrice('unknown', 2_000n)).toMatchObject({ leastLi: 2_000n, mostLi: 4_000n })
    expect(walletGasPrice('unknown', 20_000n)).toMatchObject({ leastLi: 2_000n, mostLi: 40_000n })
    expect(walletGasPrice('unknown', 500n)).toMatchObject({ leastLi: 500n, mostLi: 2_100n })
  })
})

describe('which wallet it is', () => {
  const clock = createManualClock()
  const buildOf = (zilPay: unknown) => createZilPayAdapter({ page: { zilPay }, clock }).gasPrice(2_000n).build

  it.each(['classic', 'bearby'] as const)('%s is known by what its object has', (variant) => {
    expect(buildOf(createFakeZilPay({ variant }).zilPay)).toBe(variant)
  })

  it('without the parts of either, it is unknown', () => {
    expect(buildOf(undefined)).toBe('unknown')
    expect(buildOf({ wallet: {} })).toBe('unknown')
    expect(buildOf({ wallet: { encrypt: 'no function' }, provider: null })).toBe('unknown')
  })
})
