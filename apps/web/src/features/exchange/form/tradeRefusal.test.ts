import { describe, expect, it } from 'vitest'
import { tradeRefusal, type TradeAttempt } from './tradeRefusal'

const mine: TradeAttempt = {
  from: 'zil',
  to: 'tyron',
  source: 'wallet',
  hasAccount: true,
  isController: true,
  isExchangePage: false,
}
const visitor: TradeAttempt = { ...mine, isController: false }
const atExchange: TradeAttempt = { ...visitor, source: 'zilpay', isExchangePage: true }

describe('[SW-06] who may trade', () => {
  it.each<[string, TradeAttempt]>([
    ['the controller, out of the wallet', mine],
    ['the controller, any pair that is traded', { ...mine, from: 'gzil', to: 'zil' }],
    ['the controller, ZIL out of ZilPay', { ...mine, source: 'zilpay' }],
    [
      'the controller on a page of the exchange, another coin for TYRON',
      { ...mine, isExchangePage: true, from: 's$i' },
    ],
    ['everybody, ZIL for a token on a page of the exchange', atExchange],
    ['everybody, ZIL for any token there', { ...atExchange, to: 'gzil' }],
    ['everybody, S$I for TYRON there', { ...atExchange, from: 's$i' }],
    ['everybody, S$I for XSGD there', { ...atExchange, from: 's$i', to: 'xsgd' }],
  ])('%s', (_, facts) => {
    expect(tradeRefusal(facts)).toBeNull()
  })

  it.each<[string, TradeAttempt, ReturnType<typeof tradeRefusal>]>([
    ['a visitor', visitor, 'notYours'],
    [
      'a visitor with ZIL of ZilPay, elsewhere than at the exchange',
      { ...visitor, source: 'zilpay' },
      'notYours',
    ],
    ['a visitor of the exchange, out of its wallet', { ...atExchange, source: 'wallet' }, 'notYours'],
    ['a visitor of the exchange, from a token', { ...atExchange, from: 'gzil', to: 'zil' }, 'zilOnly'],
    ['nobody', { ...visitor, hasAccount: false }, 'connect'],
    ['nobody at the exchange', { ...atExchange, hasAccount: false }, 'connect'],
    ['a token for TYRON, elsewhere', { ...mine, from: 's$i' }, 'onlyThere'],
    ['a token out of ZilPay', { ...mine, from: 'gzil', to: 'zil', source: 'zilpay' }, 'zilOnly'],
    ['token to token', { ...mine, from: 'gzil', to: 'xsgd' }, 'incoming'],
    [
      'token to token, with nobody there',
      { ...visitor, hasAccount: false, from: 'gzil', to: 'xsgd' },
      'incoming',
    ],
  ])('not %s', (_, facts, refusal) => {
    expect(tradeRefusal(facts)).toBe(refusal)
  })
})
