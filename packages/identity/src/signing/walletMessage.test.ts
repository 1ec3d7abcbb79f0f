import { createHash } from 'node:crypto'
import { bytesToHex } from '@tyto/primitives'
import { expect, test } from 'vitest'
import { addAddress, addKey, documentMessage } from '../index'

const sha256 = (...parts: readonly (string | Buffer)[]): Buffer => {
  const hash = createHash('sha256')
  for (const part of parts) hash.update(part)
  return hash.digest()
}

test('a message is made as the head of DidWallet.scilla says', () => {
  const wallet = `0x${'11'.repeat(20)}` as const
  const key = `0x02${'22'.repeat(32)}` as const
  const address = `0x${'33'.repeat(20)}` as const
  const verificationMethod = sha256(
    sha256('VerificationMethod'),
    sha256('Add'),
    sha256('auth'),
    sha256(Buffer.from(key.slice(2), 'hex')),
    sha256('none'),
  )
  const chain = sha256(sha256('Other'), sha256(Buffer.from(address.slice(2), 'hex')))
  const service = sha256(
    sha256('Service'),
    sha256('Add'),
    sha256('bitcoin'),
    sha256(sha256('Address'), chain),
  )
  const expected = sha256(
    sha256('tyto:v7:DidUpdate'),
    Buffer.from('0000014d', 'hex'), // 333
    Buffer.from('11'.repeat(20), 'hex'),
    Buffer.from('00'.repeat(15) + '07', 'hex'),
    sha256(sha256('List'), verificationMethod, service),
  )
  const document = [addKey('auth', key, 'none'), addAddress('bitcoin', address, 'Other')]
  const message = documentMessage('DidUpdate', document, { chainId: 333, wallet, nonce: 7n })
  expect(bytesToHex(message)).toBe(`0x${expected.toString('hex')}`)
})
