import { expect, test } from 'vitest'
import { decodeIdentity, identityReads } from './readDidRecord'

const address = `0x${'ab'.repeat(20)}` as const
const other = `0x${'cd'.repeat(20)}` as const
const nothing = { kind: 'none' } as const

/** Reads a wallet with this text in its field `did`. */
function read(did: string) {
  const readings = Object.fromEntries(Object.keys(identityReads(address)).map((field) => [field, nothing]))
  const raw = { ...readings, did: { kind: 'value', value: did } } as unknown as Parameters<
    typeof decodeIdentity
  >[1]
  const record = decodeIdentity(address, raw)
  return [record.did, record.unreadable]
}

test.each([
  `did:tyron:zil:main:${address.slice(2)}`,
  // As older versions write it.
  `did:tyron:zil:main:${address}`,
  `did:tyron:zil:isol:${address.slice(2).toUpperCase()}`,
  '',
])('%j is of the wallet', (did) => {
  expect(read(did)).toEqual([did, []])
})

test.each([
  `did:tyron:zil:main:${other.slice(2)}`,
  `${address}:x`,
  'did:tyron:zil:main:',
  'x',
  `x${address.slice(2)}`,
])('%j names another address, and is no DID of the wallet', (did) => {
  expect(read(did)).toEqual(['', ['did']])
})
