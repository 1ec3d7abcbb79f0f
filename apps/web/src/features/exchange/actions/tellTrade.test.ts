import { describe, expect, it } from 'vitest'
import { exampleOutcome, moved, wallet } from '../../../shared/transaction/action/testing/exampleOutcome'
import { tellTrade } from './tellTrade'

/** A wallet gives 10 Qa and gets 5 units of XSGD, six digits each; `least`: what the call asks for, and under which name. */
const traded = (least: string, vname = 'min_token_amount') =>
  tellTrade(
    exampleOutcome(
      { balances: [moved(wallet, 100n, 90n), moved(wallet, 0n, 5n, 'xsgd')] },
      { params: [{ vname, type: 'Uint128', value: least }] },
    ),
  )

describe('[BX-09] what a trade is said to bring', () => {
  const trades = {
    text: 'trades',
    values: { given: ['0.00000000001 ZIL'], amounts: ['0.000005 XSGD'], zil: '10' },
  }

  it.each(['1', '5'])('is what arrives, where that is the least of %s or more', (least) => {
    expect(traded(least)).toEqual([trades])
  })

  it.each(['minTokenAmount', 'minZilAmount', 'min_token_amount', 'min_zil_amount', 'min_token1_amount'])(
    'is said to be less than was asked for by %s, where it is one unit less',
    (name) => {
      const warning = { text: 'tradesForLess', values: { amounts: ['0.000006 XSGD'] } }
      expect(traded('6', name)).toEqual([trades, warning])
    },
  )

  it('is compared with nothing where nothing was asked for', () => {
    expect(traded('6', 'amount')).toEqual([trades])
    expect(traded('six')).toEqual([trades])
  })
})
