import { expect, it } from 'vitest'
import { walletError } from './sendWithZilPay'

it('an error of a wallet has its words and its cause where there are any', () => {
  const cause = new Error('disabled')
  const whole = walletError('WalletLocked', 'ZilPay is disabled.', cause)
  expect(whole).toMatchObject({ code: 'WalletLocked', details: 'ZilPay is disabled.', cause })
  expect(whole.shortMessage).toBe('The wallet did not take the request.')
  const bare = walletError('WalletInvalidAnswer', '')
  expect(bare.details).toBeUndefined()
  expect('cause' in bare).toBe(false)
})
