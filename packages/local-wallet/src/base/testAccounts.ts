import {
  accountKeysOfPhrase,
  addressOfPublicKey,
  bytesToHex,
  publicKeyOf,
  toBech32,
  toChecksumAddress,
  type Address,
} from '@tyto/primitives'

/** Public: anybody may hold these keys, so nothing of worth may ever stand behind them. */
export const testPhrase = 'test test test test test test test test test test test junk'

/** How many accounts the local network has given money from its first block on. */
export const fundedAccountCount = 10

/** One account of the local network. Its private key is never stored: it follows from the public phrase. */
export interface LocalAccount {
  readonly index: number
  readonly address: Address
  /** `0x` and 40 digits in mixed case. */
  readonly base16: string
  /** `zil1...` */
  readonly bech32: string
  /** 66 hex digits, compressed, without `0x`: as the wallets print it. */
  readonly publicKey: string
}

/** The private key (32 bytes) of account `index`, as the real browser wallets make it of the phrase. */
export const privateKeyOf = accountKeysOfPhrase(testPhrase)

const known = new Map<number, LocalAccount>()

/** Account `index` (0, 1, 2 ...) of the test phrase. */
export function localAccount(index: number): LocalAccount {
  const found = known.get(index)
  if (found) return found
  const publicKey = publicKeyOf(privateKeyOf(index))
  const address = addressOfPublicKey(publicKey)
  const account: LocalAccount = {
    index,
    address,
    base16: toChecksumAddress(address),
    bech32: toBech32(address),
    publicKey: bytesToHex(publicKey).slice(2),
  }
  known.set(index, account)
  return account
}
