import type { StorageCode, StorageWallet } from '@tyto/chain'
import { bytesToHex, hexToBytes, publicKeyOf, sha256, utf8ToBytes, verifySchnorr } from '@tyto/primitives'
import { describe, expect, it } from 'vitest'
import { makeKey } from './makeKey'
import { signForWallet } from './signForWallet'
import { signWithKey } from './signWithKey'
import type { KeyOnChain } from './withPrivateKey'

const message = utf8ToBytes('what is signed')
const privateKey = sha256(utf8ToBytes('the key'))
const half = bytesToHex(privateKey).slice(2)
const publicKey = bytesToHex(publicKeyOf(privateKey))
const onChain: KeyOnChain = { publicKey, encrypted: 'sealed' }

/** A storage wallet that decrypts what is sealed to this text, or says why not. */
function storageOf(answer: string | { readonly code: StorageCode }): StorageWallet {
  const said =
    typeof answer === 'string' ? ({ ok: true, value: answer } as const) : ({ ok: false, ...answer } as const)
  return {
    decrypt: async (sealed: string) =>
      Promise.resolve(sealed === 'sealed' ? said : { ok: false, code: 'WalletFailed' }),
  } as unknown as StorageWallet
}

describe('a key of a document signs', () => {
  it.each([half, `0x${half}`, half.toUpperCase()])(
    'as the wallet tells its private half: %s',
    async (told) => {
      const signature = await signWithKey(message, onChain, storageOf(told))
      expect(verifySchnorr(message, hexToBytes(signature), publicKeyOf(privateKey))).toBe(true)
    },
  )

  const other = bytesToHex(sha256(utf8ToBytes('another key'))).slice(2)
  it.each<readonly [string, string, Partial<KeyOnChain>, StorageWallet | null]>([
    ['there is none', 'NoSigningKey', { publicKey: null }, storageOf(half)],
    ['its private half was never kept', 'SigningKeyNotKept', { encrypted: null }, storageOf(half)],
    ['its private half was kept by nobody', 'SigningKeyNotKept', { encrypted: 'none' }, storageOf(half)],
    ['no storage wallet is connected', 'NoStorageWallet', {}, null],
    ['it is encrypted for another', 'SigningKeyNotReadable', { encrypted: 'theirs' }, storageOf(half)],
    ['what was sealed is no text', 'SigningKeyNotReadable', {}, storageOf({ code: 'WalletInvalidAnswer' })],
    ['what was sealed is no key', 'SigningKeyNotReadable', {}, storageOf('my diary')],
    ['it is longer than a key', 'SigningKeyNotReadable', {}, storageOf(`${half}00`)],
    ['it is the private half of another key', 'SigningKeyNotReadable', {}, storageOf(other)],
    ['the person refuses', 'StorageRefused', {}, storageOf({ code: 'WalletRejected' })],
    ['the person gives no answer', 'StorageRefused', {}, storageOf({ code: 'WalletSilent' })],
    ['the site has no permission', 'StorageRefused', {}, storageOf({ code: 'WalletNoPermission' })],
    ['the wallet is gone', 'StorageFailed', {}, storageOf({ code: 'WalletMissing' })],
    ['the wallet has no account any more', 'StorageFailed', {}, storageOf({ code: 'WalletNoAccount' })],
  ])('not where %s: %s', async (_, code, key, storage) => {
    await expect(signWithKey(message, { ...onChain, ...key }, storage)).rejects.toMatchObject({ code })
  })

  it('not for a wallet that is none', async () => {
    const client = { request: () => Promise.resolve(null) }
    const signing = { client, network: { chainId: 222 }, storage: storageOf(half) }
    const asked = { kind: 'recovery', newController: `0x${'11'.repeat(20)}` } as const
    await expect(
      signForWallet(asked, `0x${'22'.repeat(20)}`, signing as unknown as Parameters<typeof signForWallet>[2]),
    ).rejects.toMatchObject({ code: 'NoSigningKey' })
  })
})

describe('a new key', () => {
  const encrypting = (code: StorageCode) =>
    ({ encrypt: async () => Promise.resolve({ ok: false, code }) }) as unknown as StorageWallet

  it.each<readonly [StorageCode, string]>([
    ['WalletRejected', 'StorageRefused'],
    ['WalletFailed', 'StorageFailed'],
    ['WalletMissing', 'StorageFailed'],
  ])('is none that nobody keeps: %s is %s', async (told, code) => {
    await expect(makeKey(encrypting(told))).rejects.toMatchObject({ code })
  })
})
