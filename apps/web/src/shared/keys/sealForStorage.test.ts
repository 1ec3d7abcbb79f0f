import type { StorageCode, StorageWallet } from '@tyto/chain'
import { err, ok } from '@tyto/primitives'
import { expect, it } from 'vitest'
import { openFromStorage, sealForStorage } from './sealForStorage'

/** A storage wallet that turns texts round, or says why it does not decrypt one. */
function storageOf(failure?: StorageCode): StorageWallet {
  const turned = (text: string) => Promise.resolve(ok(Array.from(text).reverse().join('')))
  return {
    encrypt: turned,
    decrypt: failure === undefined ? turned : () => Promise.resolve(err(failure)),
  } as unknown as StorageWallet
}

const sealed = await sealForStorage('a secret', 'what it is', storageOf())

it('what was sealed is opened as the same, and in no other place', async () => {
  expect(await openFromStorage(sealed, 'what it is', storageOf())).toBe('a secret')
  await expect(openFromStorage(sealed, 'another thing', storageOf())).rejects.toMatchObject({
    code: 'SealedNotOpened',
  })
})

it.each<readonly [StorageCode, string]>([
  ['WalletFailed', 'SealedNotOpened'],
  ['WalletInvalidAnswer', 'SealedNotOpened'],
  ['NoCiphertext', 'SealedNotOpened'],
  ['WalletMissing', 'StorageFailed'],
  ['WalletNoAccount', 'StorageFailed'],
  ['WalletRejected', 'StorageRefused'],
  ['WalletSilent', 'StorageRefused'],
  ['WalletNoPermission', 'StorageRefused'],
])(
  'a wallet that is gone or refuses is told apart from one that does not open: %s is %s',
  async (said, code) => {
    await expect(openFromStorage(sealed, 'what it is', storageOf(said))).rejects.toMatchObject({ code })
  },
)
