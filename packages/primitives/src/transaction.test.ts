import { describe, expect, test } from 'vitest'
import { createHash } from 'node:crypto'
import {
  encodeTransaction,
  transactionId,
  transactionVersion,
  type TransactionCore,
} from './encodeTransaction'
import { hexToBytes } from './hex'
import { transactionFromRpc, transactionToRpc } from './rpcTransaction'
import { signTransaction, verifyTransaction } from './transaction'

const key = hexToBytes('11'.repeat(32))
const to = `0x${'22'.repeat(20)}` as const
const unsigned = {
  version: transactionVersion(222),
  nonce: 1n,
  toAddr: to,
  amount: 10n ** 12n,
  gasPrice: 2_000_000_000n,
  gasLimit: 50n,
}
const signed = signTransaction(unsigned, key)

describe('transactions', () => {
  test('the version binds to a chain', () => {
    expect(transactionVersion(1)).toBe(65537)
    expect(transactionVersion(333, 1)).toBe(21823489)
    expect(transactionVersion(0xffff, 0xffff)).toBe(0xffffffff)
    expect(transactionVersion(0, 0)).toBe(0)
    for (const wrong of [-1, 0x10000, 1.5]) {
      expect(() => transactionVersion(wrong)).toThrow(expect.objectContaining({ code: 'InvalidVersion' }))
    }
  })

  test('every part is under the signature', () => {
    expect(verifyTransaction(signed)).toBe(true)
    const changes: readonly Partial<TransactionCore>[] = [
      { version: signed.version + 1 },
      { nonce: 2n },
      { toAddr: `0x${'23'.repeat(20)}` },
      { amount: 0n },
      { gasPrice: 1n },
      { gasLimit: 51n },
      { code: 'a' },
      { data: 'a' },
    ]
    for (const change of changes) expect(verifyTransaction({ ...signed, ...change })).toBe(false)
    expect(verifyTransaction({ ...signed, signature: '0x00' })).toBe(false)
  })

  // Seven bits a byte, the lowest first; the highest bit says that more follow.
  test.each([
    [0n, [0]],
    [127n, [127]],
    [128n, [128, 1]],
    [300n, [172, 2]],
    [2n ** 64n - 1n, [255, 255, 255, 255, 255, 255, 255, 255, 255, 1]],
  ])('the nonce %s goes as %s', (nonce, bytes) => {
    const encoded = encodeTransaction({ ...signed, nonce })
    // After the version: its tag, and four bytes of 14,548,993; then the tag of the nonce.
    expect(Array.from(encoded.slice(0, 6))).toEqual([0x08, 0x81, 0x80, 0xf8, 0x06, 0x10])
    expect(Array.from(encoded.slice(6, 7 + bytes.length))).toEqual([...bytes, 0x1a])
  })

  test('the id is the hash of the bytes that are signed', () => {
    const hash = createHash('sha256').update(encodeTransaction(signed)).digest('hex')
    expect(transactionId(signed)).toBe(hash)
  })

  test('text outside ASCII is UTF-8', () => {
    const encoded = encodeTransaction({ ...signed, data: 'é' })
    expect(encoded.slice(-4)).toEqual(Uint8Array.of(0x4a, 2, 0xc3, 0xa9))
  })

  test('parts that do not fit are refused', () => {
    const wrong: readonly Partial<TransactionCore>[] = [
      { version: -1 },
      { version: 2 ** 32 },
      { nonce: 2n ** 64n },
      { amount: -1n },
      { amount: 2n ** 128n },
      { gasPrice: 2n ** 128n },
      { gasLimit: 2n ** 64n },
    ]
    for (const part of wrong) {
      expect(() => encodeTransaction({ ...signed, ...part })).toThrow(
        expect.objectContaining({ code: 'IntegerOutOfRange' }),
      )
    }
    for (const part of [{ toAddr: '0x00' }, { senderPubKey: '0x00' }] as const) {
      expect(() => encodeTransaction({ ...signed, ...part })).toThrow(
        expect.objectContaining({ code: 'InvalidTransaction' }),
      )
    }
  })
})

describe('transactionFromRpc', () => {
  const rpc = transactionToRpc(signed)

  test('takes what clients send, in their different forms', () => {
    const forms: readonly object[] = [
      rpc,
      { ...rpc, toAddr: `0x${rpc.toAddr}`, pubKey: `0x${rpc.pubKey.toUpperCase()}` },
      { ...rpc, nonce: '1', gasLimit: 50, version: String(rpc.version) },
      { ...rpc, code: null, data: null },
      { ...rpc, code: undefined, data: undefined, priority: undefined, extra: 1 },
    ]
    for (const form of forms) expect(transactionFromRpc(form)).toEqual({ ok: true, value: signed })
    const most = 2n ** 128n - 1n
    const read = transactionFromRpc({ ...rpc, amount: most.toString() })
    expect(read.ok && read.value.amount).toBe(most)
    expect(read.ok && Object.keys(read.value)).not.toContain('data')
  })

  test.each([
    ['NotAnObject', null],
    ['NotAnObject', 'text'],
    ['NotAnObject', [rpc]],
    ['InvalidVersion', {}],
    ['InvalidVersion', { ...rpc, version: 1.5 }],
    ['InvalidVersion', { ...rpc, version: -1 }],
    ['InvalidVersion', { ...rpc, version: 2 ** 32 }],
    ['InvalidVersion', Object.create(rpc)],
    ['InvalidNonce', { ...rpc, nonce: '1e3' }],
    ['InvalidNonce', { ...rpc, nonce: 2 ** 53 }],
    ['InvalidNonce', { ...rpc, nonce: true }],
    ['InvalidNonce', { ...rpc, nonce: ['5'] }],
    ['InvalidAddress', { ...rpc, toAddr: '' }],
    ['InvalidAddress', { ...rpc, toAddr: 5 }],
    ['WrongChecksum', { ...rpc, toAddr: `aB${'cd'.repeat(19)}` }],
    ['InvalidAmount', { ...rpc, amount: (2n ** 128n).toString() }],
    ['InvalidAmount', { ...rpc, amount: '9'.repeat(1_000_000) }],
    ['InvalidAmount', { ...rpc, amount: '' }],
    ['InvalidPublicKey', { ...rpc, pubKey: '02' }],
    ['InvalidPublicKey', { ...rpc, pubKey: {} }],
    ['InvalidPublicKey', { ...rpc, pubKey: `02${'0x'}${rpc.pubKey.slice(2)}` }],
    ['InvalidPublicKey', { ...rpc, pubKey: [rpc.pubKey] }],
    ['InvalidGasPrice', { ...rpc, gasPrice: '-1' }],
    ['InvalidGasLimit', { ...rpc, gasLimit: [] }],
    ['InvalidCode', { ...rpc, code: {} }],
    ['InvalidData', { ...rpc, data: 5 }],
    ['InvalidSignature', { ...rpc, signature: `${rpc.signature}00` }],
    ['InvalidSignature', { ...rpc, signature: null }],
  ])('%s %#', (code, json) => {
    expect(transactionFromRpc(json)).toEqual({ ok: false, code })
  })
})
