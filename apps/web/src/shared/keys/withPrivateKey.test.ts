import { createECDH } from 'node:crypto'
import type { StorageWallet } from '@tyto/chain'
import { ok } from '@tyto/primitives'
import { expect, it } from 'vitest'
import { withPrivateKey } from './withPrivateKey'

const key = createECDH('secp256k1')
const onChain = { publicKey: `0x${key.generateKeys('hex', 'compressed')}`, encrypted: 'sealed' } as const
const secret = key.getPrivateKey('hex').padStart(64, '0')
const storage = { decrypt: async () => Promise.resolve(ok(secret)) } as unknown as StorageWallet

it('[BX-28] the key of a document is lent for one piece of work, and wiped after it', async () => {
  let lent: Uint8Array = new Uint8Array()
  const seen = await withPrivateKey(onChain, storage, (privateKey) => {
    lent = privateKey
    return Buffer.from(privateKey).toString('hex')
  })
  expect(seen).toBe(secret)
  expect(lent).toEqual(new Uint8Array(32))
})

it('[BX-28] the key of a document is wiped also where the work fails', async () => {
  let lent: Uint8Array = new Uint8Array()
  const failing = withPrivateKey(onChain, storage, (privateKey) => {
    lent = privateKey
    expect(Buffer.from(privateKey).toString('hex')).toBe(secret)
    throw new Error('no signature')
  })
  await expect(failing).rejects.toThrow('no signature')
  expect(lent).toEqual(new Uint8Array(32))
})
