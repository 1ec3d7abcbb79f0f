import { expect, it } from 'vitest'
import { createZilPayAdapter } from './createZilPayAdapter'
import { arConnectRefusal } from './refusals'
import { walletError } from './sendWithZilPay'
import { openZilPay } from '../../test/zilPayWorld'
import { settled } from '../../test/settled'
import { zeroAddress } from '@tyto/primitives'

it('an error of a wallet has its words and its cause where there are any', () => {
  const cause = new Error('disabled')
  const whole = walletError('WalletLocked', 'ZilPay is disabled.', cause)
  expect(whole).toMatchObject({ code: 'WalletLocked', details: 'ZilPay is disabled.', cause })
  expect(whole.shortMessage).toBe('The wallet did not take the request.')
  const bare = walletError('WalletInvalidAnswer', '')
  expect(bare.details).toBeUndefined()
  expect('cause' in bare).toBe(false)
})

it('an answer that is none, and a wallet that is gone, have no words of a wallet', async () => {
  const payment = { kind: 'payment', to: zeroAddress, amount: 1n, gasLimit: 50n, gasPriceLi: 2_000n } as const
  const { zilPay, clock } = openZilPay({ isConnected: true })
  const blockchain = { ...zilPay.blockchain, createTransaction: () => Promise.resolve('sent') }
  const odd = createZilPayAdapter({ page: { zilPay: { ...zilPay, blockchain } }, clock })
  const unclear = await settled(odd.send(payment), clock)
  expect(unclear).toMatchObject({ kind: 'unclear', error: { code: 'WalletInvalidAnswer' } })
  const gone = await settled(createZilPayAdapter({ page: {}, clock }).send(payment), clock)
  for (const outcome of [unclear, gone]) expect('error' in outcome && outcome.error.details).toBeUndefined()
})

it.each([
  ['Missing permission(s) for "encrypt": ENCRYPT', 'WalletNoPermission'],
  ['Error: Missing permission(s) for "encrypt": ENCRYPT', 'WalletNoPermission'],
  ['The page says: Missing permission(s) for "encrypt"', 'WalletFailed'],
  ['Error: User cancelled the AuthRequest', 'WalletRejected'],
  ['No wallets added', 'WalletNoAccount'],
  ['', 'WalletFailed'],
])('a storage wallet that says %j means %s', (words, code) => {
  expect(arConnectRefusal(words)).toBe(code)
})
