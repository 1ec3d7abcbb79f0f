import { didWallet } from '@tyto/contracts'
import { expect, it } from 'vitest'
import { takesDonation, withDonation } from './donation'

const wallet = didWallet('0x00000000000000000000000000000000000000cc')
const call = wallet.UpdateController({ addr: wallet.address, tyron: null }, { amount: 4n })
const content = { kind: 'call', call } as const

it('[DN-01] a value sends Some and travels as the amount, 0 sends None', () => {
  expect(withDonation({}, content, 7n)).toEqual({
    kind: 'call',
    call: wallet.UpdateController({ addr: wallet.address, tyron: 7n }, { amount: 11n }),
  })
  expect(withDonation({}, content, 0n)).toEqual(content)
})

it('[DN-01] a call without the parameter, as of wallets below version 6, takes none', () => {
  const older = { kind: 'call', call: { ...call, params: call.params.slice(0, 1) } } as const
  const strange = {
    kind: 'call',
    call: { ...call, params: [{ vname: 'tyron', type: 'Uint128', value: '1' }] },
  } as const
  for (const each of [older, strange, { kind: 'payment', to: wallet.address, amount: 1n } as const]) {
    expect(takesDonation({}, each)).toBe(false)
    expect(withDonation({}, each, 7n)).toEqual(each)
  }
})

it('an action may take none', () => {
  expect(takesDonation({ donate: false }, content)).toBe(false)
  expect(withDonation({ donate: false }, content, 7n)).toEqual(content)
})
