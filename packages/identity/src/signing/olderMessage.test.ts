import { createHash } from 'node:crypto'
import { bytesToHex, type Hex } from '@tyto/primitives'
import { expect, test } from 'vitest'
import {
  addAddress,
  addKey,
  addLink,
  olderDocumentMessage,
  olderRecoveryMessage,
  removeKey,
  removeService,
} from '../index'
import { olderGuardiansMessage, olderLockMessage } from './olderMessage'

const sha256 = (part: string | Buffer): Buffer => createHash('sha256').update(part).digest()
const bytes = (hex: Hex): Buffer => Buffer.from(hex.slice(2), 'hex')
const key: Hex = `0x02${'22'.repeat(32)}`
const address: Hex = `0x${'33'.repeat(20)}`

test('an older document message: 20 zero bytes, then action, id and, for what is added, key and text or value', () => {
  const document = [
    addKey('auth', key, 'encrypted'),
    removeKey('agreement'),
    addLink('github', 'GitHub#000#000#', 'github.com/alice'),
    addAddress('bitcoin', address, 'Other'),
    removeService('twitter'),
  ]
  const expected = Buffer.concat(
    [
      [Buffer.alloc(20)],
      [sha256('add'), sha256('auth'), sha256(bytes(key)), sha256('encrypted')],
      [sha256('remove'), sha256('agreement')],
      [sha256('add'), sha256('github'), sha256('github.com/alice')],
      [sha256('add'), sha256('bitcoin'), sha256(bytes(address))],
      [sha256('remove'), sha256('twitter')],
    ].flat(),
  )
  expect(bytesToHex(olderDocumentMessage(document))).toBe(`0x${expected.toString('hex')}`)
})

test('older messages of guardians, recovery and lock', () => {
  const guardians: Hex[] = [`0x${'aa'.repeat(32)}`, `0x${'bb'.repeat(32)}`]
  expect(bytesToHex(olderGuardiansMessage(guardians))).toBe(
    `0x${'00'.repeat(20)}${'aa'.repeat(32)}${'bb'.repeat(32)}`,
  )
  expect(bytesToHex(olderRecoveryMessage(address))).toBe(address)
  const did = 'did:tyron:zil:main:1234'
  expect(bytesToHex(olderLockMessage(did))).toBe(`0x${sha256(did).toString('hex')}`)
})
