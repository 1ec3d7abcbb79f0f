import {
  accountKeysOfPhrase,
  addressOfPublicKey,
  publicKeyOf,
  sha256,
  utf8ToBytes,
  type Address,
} from '@tyto/primitives'

/** Public: anybody may hold these keys, so nothing of worth may ever stand behind them. */
export const testPhrase = 'test test test test test test test test test test test junk'

/** How many accounts of the phrase own 1,000,000 ZIL from the first block on. */
export const fundedAccounts = 10

export interface TestAccount {
  readonly privateKey: Uint8Array
  /** Compressed, 33 bytes. */
  readonly publicKey: Uint8Array
  readonly address: Address
}

const keyAt = accountKeysOfPhrase(testPhrase)

/**
 * An account of the test phrase. With an index: the one that the real browser wallets show when the phrase is imported;
 * the first ten own money. With a label: an account of the network itself, or a key of a seeded document; its private
 * key is sha256 of `phrase / label`.
 */
export function testAccount(label: number | string): TestAccount {
  const privateKey =
    typeof label === 'number' ? keyAt(label) : sha256(utf8ToBytes(`${testPhrase} / ${label}`))
  const publicKey = publicKeyOf(privateKey)
  return { privateKey, publicKey, address: addressOfPublicKey(publicKey) }
}
