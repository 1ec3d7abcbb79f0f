import { expect, it } from 'vitest'
import { walletWindow } from './walletWindow'

// The lines of what the real windows were seen to show; 80 ZIL can be paid at most.
const gasBound = 80n * 10n ** 12n
const shown = (kind: 'payment' | 'call' | 'deploy', transition: string | null = null) => ({
  kind,
  transition,
  gasBound,
})

it('ZilPay draws a call named Transfer as a token transfer of its own, whatever the contract', () => {
  expect(walletWindow('classic', shown('call', 'Transfer'))).toMatchObject({
    content: 'tokenTransfer',
    address: 'none',
  })
  expect(walletWindow('classic', shown('call', 'ZRC2_BatchTransfer')).content).toBe('contract')
  expect(walletWindow('classic', shown('payment')).content).toBe('payment')
})

it('Bearby shows a contract as a stranger in hex, and a fee of 48 ZIL where 80 can be paid', () => {
  expect(walletWindow('bearby', shown('call', 'Transfer'))).toEqual({
    content: 'unknownContract',
    address: 'hex',
    fee: 48n * 10n ** 12n,
  })
  expect(walletWindow('bearby', shown('payment'))).toMatchObject({ content: 'payment', address: 'hex' })
})

it.each(['classic', 'bearby'] as const)('%s shows zeros for a new contract', (build) => {
  expect(walletWindow(build, shown('deploy'))).toMatchObject({ content: 'zeros', address: 'none' })
})

it('the local wallet shows what it signs, and of any other wallet nothing is claimed', () => {
  expect(walletWindow('local', shown('call', 'Transfer')).content).toBe('everything')
  expect(walletWindow('unknown', shown('call', 'Transfer'))).toMatchObject({ content: 'unseen', fee: null })
})
