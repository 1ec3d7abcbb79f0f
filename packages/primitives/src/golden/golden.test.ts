import { describe, expect, test } from 'vitest'
import {
  addressOfPublicKey,
  bytesToHex,
  contractAddress,
  hexToBytes,
  parseAddress,
  publicKeyOf,
  signSchnorr,
  signTransaction,
  toBech32,
  toChecksumAddress,
  transactionFromRpc,
  transactionId,
  transactionToRpc,
  verifySchnorr,
  verifyTransaction,
  type Address,
  type SignedTransaction,
} from '../index'
import { encodeTransaction } from '../encodeTransaction'
import contractAddresses from './contractAddresses.json'
import keys from './keys.json'
import signatures from './signatures.json'
import transactions from './transactions.json'

// See README.md in this folder. Every row is tested; a loop in one test keeps the report readable.

const key = (index: number) => keys[index] ?? expect.fail(`no key ${index}`)
const hexOf = (bytes: Uint8Array) => bytesToHex(bytes).slice(2)

test('keys and addresses agree with the official SDK', () => {
  expect(keys.length).toBeGreaterThanOrEqual(100)
  for (const { privateKey, publicKey, address, bech32, checksum } of keys) {
    expect(hexOf(publicKeyOf(hexToBytes(privateKey)))).toBe(publicKey)
    const own = addressOfPublicKey(hexToBytes(publicKey))
    expect(own).toBe(address)
    expect(toBech32(own)).toBe(bech32)
    expect(toChecksumAddress(own)).toBe(checksum)
    for (const text of [
      address,
      address.slice(2),
      bech32,
      bech32.toUpperCase(),
      checksum,
      checksum.slice(2),
    ]) {
      expect(parseAddress(text)).toEqual({ ok: true, value: address })
    }
  }
})

test('contract addresses agree with the official SDK', () => {
  expect(contractAddresses.length).toBeGreaterThanOrEqual(100)
  for (const row of contractAddresses) {
    const sender = addressOfPublicKey(hexToBytes(key(row.key).publicKey))
    expect(contractAddress(sender, BigInt(row.transactionNonce) - 1n)).toBe(`0x${row.address}`)
  }
})

describe('signatures agree with the official SDK', () => {
  const rows = signatures.map((row) => ({
    message: hexToBytes(row.message),
    privateKey: hexToBytes(key(row.key).privateKey),
    publicKey: hexToBytes(key(row.key).publicKey),
    row,
  }))

  test('ours accepts what the SDK signed', () => {
    expect(rows.length).toBeGreaterThanOrEqual(100)
    for (const { message, publicKey, row } of rows) {
      expect(verifySchnorr(message, hexToBytes(row.signature), publicKey)).toBe(true)
    }
  })

  test('with the same nonce both sign alike', () => {
    for (const { message, privateKey, row } of rows) {
      expect(hexOf(signSchnorr(message, privateKey, () => hexToBytes(row.nonce)))).toBe(
        row.signatureWithNonce,
      )
    }
  })

  test('ours still signs what the SDK has accepted', () => {
    for (const { message, privateKey, publicKey, row } of rows) {
      expect(hexOf(signSchnorr(message, privateKey))).toBe(row.oursAccepted)
      expect(verifySchnorr(message, hexToBytes(row.oursAccepted), publicKey)).toBe(true)
    }
  })
})

describe('transactions agree with the official SDK', () => {
  const rows = transactions.map((row) => ({ row, signed: signedTransaction(row) }))

  test('encoding and id', () => {
    expect(rows.length).toBeGreaterThanOrEqual(100)
    expect(rows.filter(({ row }) => row.encoded !== undefined).length).toBeGreaterThanOrEqual(30)
    for (const { row, signed } of rows) {
      if (row.encoded !== undefined) expect(hexOf(encodeTransaction(signed))).toBe(row.encoded)
      expect(transactionId(signed)).toBe(row.id)
    }
  })

  test('ours accepts what the SDK signed, and signs a transaction of the same id', () => {
    for (const { row, signed } of rows) {
      expect(verifyTransaction(signed)).toBe(true)
      const again = signTransaction(signed, hexToBytes(key(row.key).privateKey))
      expect(transactionId(again)).toBe(row.id)
      expect(verifyTransaction(again)).toBe(true)
      expect(verifyTransaction({ ...signed, nonce: signed.nonce + 1n })).toBe(false)
    }
  })

  test('they survive the way through CreateTransaction', () => {
    for (const { signed } of rows) {
      const json: unknown = JSON.parse(JSON.stringify(transactionToRpc(signed)))
      expect(transactionFromRpc(json)).toEqual({ ok: true, value: signed })
    }
  })
})

function signedTransaction(row: (typeof transactions)[number]): SignedTransaction {
  return {
    version: row.version,
    nonce: BigInt(row.nonce),
    toAddr: `0x${row.toAddr}` satisfies Address,
    senderPubKey: `0x${key(row.key).publicKey}`,
    amount: BigInt(row.amount),
    gasPrice: BigInt(row.gasPrice),
    gasLimit: BigInt(row.gasLimit),
    ...(row.code === undefined ? {} : { code: row.code }),
    ...(row.data === undefined ? {} : { data: row.data }),
    signature: `0x${row.signature}`,
  }
}
