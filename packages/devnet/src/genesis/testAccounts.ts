import { addressOfPublicKey, publicKeyOf, sha256, utf8ToBytes, type Address } from '@tyto/primitives'

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

/**
 * The account of the test phrase under a label: its private key is sha256 of `phrase / label`.
 * The ten funded accounts have the labels 0 to 9; later ones are the next indexes.
 */
export function testAccount(label: number | string): TestAccount {
  const privateKey = sha256(utf8ToBytes(`${testPhrase} / ${label}`))
  const publicKey = publicKeyOf(privateKey)
  return { privateKey, publicKey, address: addressOfPublicKey(publicKey) }
}
