import fc from 'fast-check'
import { createHash } from 'node:crypto'
import { createRequire } from 'node:module'
import { describe, expect, test } from 'vitest'
import { encodeBase64url } from '../base64url'
import { utf8ToBytes } from '../bytes'
import { dataRoot, readDataPath } from './dataTree'
import { deepHash } from './deepHash'
import { encodeStorageTag, readStorageHead, storageSigningMessage, storageTagOf } from './storageTransaction'

// Its own types say that every window has a wallet.
const require = createRequire(import.meta.url)
const { generateTransactionChunks } = require('arweave/node/lib/merkle') as {
  readonly generateTransactionChunks: (data: Uint8Array) => Promise<{
    readonly data_root: Uint8Array
    readonly proofs: readonly { readonly offset: number; readonly proof: Uint8Array }[]
    readonly chunks: readonly { readonly minByteRange: number; readonly maxByteRange: number }[]
  }>
}
const { default: theirDeepHash } = require('arweave/node/lib/deepHash') as {
  readonly default: (value: unknown) => Promise<Uint8Array>
}

const kib = 1024
const head = {
  format: 2 as const,
  last_tx: encodeBase64url(new Uint8Array(48).fill(3)),
  owner: encodeBase64url(new Uint8Array(512).fill(7)),
  tags: [encodeStorageTag({ name: 'Content-Type', value: 'application/json' })],
  target: '',
  quantity: '0',
  data_size: '3',
  data_root: encodeBase64url(dataRoot(utf8ToBytes('abc'))),
  reward: '12',
}

describe('the tree of hashes over data is that of the public library', () => {
  test.each([
    1,
    3,
    32 * kib,
    256 * kib - 1,
    256 * kib,
    256 * kib + 1,
    300 * kib,
    512 * kib,
    700_001,
    1_500_000,
  ])('%s bytes: the same root, and each piece is proved by its path and by no other', async (size) => {
    const data = Uint8Array.from({ length: size }, (_, at) => (at * 31) % 251)
    const made = await generateTransactionChunks(data)
    const root = dataRoot(data)
    expect(encodeBase64url(root)).toBe(encodeBase64url(made.data_root))
    made.proofs.forEach(({ offset, proof }, index) => {
      const { minByteRange: from, maxByteRange: to } = made.chunks[index]!
      const path = Uint8Array.from(proof)
      expect(readDataPath(root, path, { offset, size })).toMatchObject({ from, to })
      const broken = Uint8Array.from(path)
      broken[7]! ^= 1
      expect(readDataPath(root, broken, { offset, size })).toBeNull()
      // Where the data end, the last piece alone knows.
      if (index === made.proofs.length - 1 && size % (256 * kib) !== 0)
        expect(readDataPath(root, path, { offset, size: size + 1 })).toBeNull()
    })
  })

  test('no path makes it throw', () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 400 }), fc.nat(), (path, offset) => {
        expect(readDataPath(dataRoot(utf8ToBytes('abc')), path, { offset, size: 3 })).toBeNull()
      }),
    )
  })
})

test('the deep hash is that of the public library', async () => {
  const bytes = fc.uint8Array({ maxLength: 40 })
  const { value } = fc.letrec((tie) => ({
    value: fc.oneof({ depthSize: 'small' }, bytes, fc.array(tie('value'), { maxLength: 4 })),
  }))
  await fc.assert(
    fc.asyncProperty(value, async (each) => {
      const theirs = new Uint8Array(await theirDeepHash(each))
      expect(deepHash(each as Parameters<typeof deepHash>[0])).toEqual(theirs)
    }),
    { numRuns: 50 },
  )
})

describe('what somebody posts', () => {
  const signature = encodeBase64url(new Uint8Array(512).fill(9))
  const whole = { ...head, signature, id: idOf(signature) }

  test('is read where its shapes, its sizes and its id are sound', () => {
    expect(readStorageHead({ ...whole, data: 'YWJj' })).toEqual({ ok: true, value: whole })
    expect(storageTagOf(whole, 'content-type')).toBe('application/json')
    expect(storageTagOf(whole, 'App-Name')).toBeNull()
    expect(storageSigningMessage(head)).toHaveLength(48)
  })

  test.each<[string, object]>([
    ['an older format', { format: 1 }],
    ['no owner', { owner: '' }],
    ['a key of another size than its signature', { owner: encodeBase64url(new Uint8Array(256).fill(7)) }],
    ['a number with a sign', { quantity: '-1' }],
    ['data without a root', { data_root: '' }],
    ['a root without data', { data_size: '0' }],
    ['standard base64', { last_tx: 'ab+/' }],
    ['a tag that is no pair', { tags: ['x'] }],
    ['a tag without a name', { tags: [{ name: '', value: 'YQ' }] }],
    ['a book for a tag', { tags: [encodeStorageTag({ name: 'x', value: 'y'.repeat(4_100) })] }],
    [
      'too many tags',
      { tags: Array.from({ length: 129 }, () => encodeStorageTag({ name: 'x', value: 'y' })) },
    ],
  ])('is refused with %s', (_, change) => {
    expect(readStorageHead({ ...whole, ...change })).toEqual({ ok: false, code: 'InvalidStorageTransaction' })
  })

  test('is refused with another id, and no value makes it throw', () => {
    expect(readStorageHead({ ...whole, id: 'A'.repeat(43) })).toEqual({ ok: false, code: 'WrongStorageId' })
    fc.assert(fc.property(fc.jsonValue(), (value) => !readStorageHead(value).ok))
    fc.assert(
      fc.property(fc.constantFrom(...Object.keys(whole)), fc.jsonValue(), (key, value) => {
        readStorageHead({ ...whole, [key]: value })
      }),
    )
  })
})

function idOf(signature: string): string {
  return createHash('sha256').update(Buffer.from(signature, 'base64url')).digest('base64url')
}
