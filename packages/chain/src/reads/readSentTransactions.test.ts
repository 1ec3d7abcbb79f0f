import { addressOfPublicKey, hexToBytes } from '@tyto/primitives'
import { expect, test } from 'vitest'
import { mainNetPayment as payment } from '../../test/mainNetPayment'
import type { Requests } from '../client/client'
import { readSentTransactions } from './readSentTransactions'

const sender = addressOfPublicKey(
  hexToBytes('0x0347b5c6833abd2ac0a6a7d85cf6bd0cc18084f6260b0c9dd2d491015bf2d47862'),
)

function read(bodies: readonly unknown[]) {
  const client: Requests = { request: async () => bodies }
  return readSentTransactions(client, sender, { first: 1n, last: 1n })
}

test('a transaction of the other address space with the same key stops nothing', async () => {
  // Signed in another form, so its id is no hash of what our form would sign.
  const foreign = { ...payment, ID: 'ab'.repeat(32), version: '65538' }
  expect((await read([foreign, payment])).map(({ id }) => id)).toEqual([payment.ID])
  expect(await read([{ ...foreign, version: 65538, nonce: '0x1', toAddr: null }])).toEqual([])
})

test('a native one that shows another transaction is still no answer', async () => {
  await expect(read([{ ...payment, ID: 'ab'.repeat(32) }])).rejects.toMatchObject({
    code: 'RpcInvalidAnswer',
  })
})

test('one that does not say its form is not passed over: it may be the one that is looked for', async () => {
  for (const version of [undefined, null, '', 'one']) {
    await expect(read([{ ...payment, version }])).rejects.toMatchObject({ code: 'RpcInvalidAnswer' })
  }
})

test('[BX-26] a body whose nonce is one below the signed one is found, with the nonce that was signed', async () => {
  const lower = { ...payment, nonce: String(Number(payment.nonce) - 1) }
  expect((await read([lower]))[0]).toMatchObject({ id: payment.ID, nonce: BigInt(payment.nonce) })
  // Two below is no answer.
  const lowest = { ...payment, nonce: String(Number(payment.nonce) - 2) }
  await expect(read([lowest])).rejects.toMatchObject({ code: 'RpcInvalidAnswer' })
})
