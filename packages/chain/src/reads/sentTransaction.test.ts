import { describe, expect, test } from 'vitest'
import { mainNetPayment as payment } from '../../test/mainNetPayment'
import { decodeSent } from './sentTransaction'

const paid = '0xc0e28525e9d329156e16603b9c1b6e4a9c7ed813'
const value = { constructor: 'AccountValue', argtypes: [], arguments: [paid, '50000000000000'] }
/* A call of the main network: its id is a fact too. */
const call = {
  ID: '52605cee6955b3d14f5478927a90977b305325aff4ae0a2f9dbde758e7b92ad4',
  amount: '50000000000000',
  data: JSON.stringify({
    _tag: 'sendFunds',
    params: [{ vname: 'accountValues', type: 'List (AccountValue)', value: [value] }],
  }),
  gasLimit: '25000',
  gasPrice: '1000000000',
  nonce: '3816',
  senderPubKey: '0x03DE40DF885B0E334D53FF5E5554589AAF46F2339FEBEE93213F2CCE52D1F488F4',
  toAddr: '9a65df55b2668a0f9f5f749267cb351a37e1f3d9',
  version: '65537',
}

describe('a transaction in an answer', () => {
  test('has the id that follows from what was signed', () => {
    expect(decodeSent(payment, 'M', payment.ID)).toEqual({
      gasLimit: 1n,
      id: payment.ID,
      sender: expect.stringMatching(/^0x[0-9a-f]{40}$/),
      nonce: 1n,
      to: '0x9148616bfdfab321bdd626682a8c446e193eabb2',
      amount: 24_999_000_000_000n,
      data: undefined,
    })
    expect(decodeSent(call, 'M', `0x${call.ID.toUpperCase()}`)).toMatchObject({
      id: call.ID,
      data: call.data,
    })
    // Some nodes write null or an empty text where there is none, and 0x before hashes.
    expect(decodeSent({ ...payment, ID: `0x${payment.ID}`, code: null, data: '' }, 'M').id).toBe(payment.ID)
  })

  test.each<[string, object, string?]>([
    ['asked for as another one', payment, call.ID],
    ['under an id that is not its own', { ...payment, ID: call.ID }],
    ['of another amount', { ...payment, amount: '24999000000001' }],
    ['of another nonce', { ...payment, nonce: '2' }],
    ['to somebody else', { ...payment, toAddr: call.toAddr }],
    ['of another sender', { ...payment, senderPubKey: call.senderPubKey }],
    ['for another chain', { ...payment, version: '131073' }],
    ['with other data', { ...call, data: call.data.replace('sendFunds', 'SendFunds') }],
    ['with data that is no text', { ...call, data: {} }],
    ['of more gas than fits', { ...payment, gasLimit: '18446744073709551616' }],
    ['of a version that fits nowhere', { ...payment, version: '4294967296' }],
    ['of no sender', { ...payment, senderPubKey: null }],
    ['without an id', { ...payment, ID: undefined }],
  ])('is of no use %s', (_what, answer, asked) => {
    expect(() => decodeSent(answer, 'M', asked)).toThrow(/answer to M/)
  })
})
