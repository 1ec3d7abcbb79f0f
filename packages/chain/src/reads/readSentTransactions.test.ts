import { addressOfPublicKey, hexToBytes } from '@tyto/primitives'
import { expect, test } from 'vitest'
import type { Requests } from '../client/client'
import { readSentTransactions } from './readSentTransactions'

/* A transaction of the main network. */
const payment = {
  ID: 'cd8727674bc05e0ede405597a218164e1c13c7103b9d0ba43586785f3d8cede5',
  amount: '24999000000000',
  gasLimit: '1',
  gasPrice: '1000000000',
  nonce: '1',
  senderPubKey: '0x0347B5C6833ABD2AC0A6A7D85CF6BD0CC18084F6260B0C9DD2D491015BF2D47862',
  toAddr: '9148616bfdfab321bdd626682a8c446e193eabb2',
  version: '65537',
}
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
