import { decodeBase64url, encodeBase64url, sha256 } from '@tyto/primitives'
import { storageWallets } from '../base/walletState'

/** The keys are a file of their own, loaded when one is first needed. */
function loadKeys(): Promise<readonly JsonWebKey[]> {
  return import('./storageTestKeys.json').then(({ default: keys }): readonly JsonWebKey[] => keys)
}

/** RSA key pair (4096 bits) of storage wallet `index`, 0 to 9: a fixed public test key, worth nothing. */
export async function storageKey(
  index: number,
): Promise<JsonWebKey & { readonly n: string; readonly d: string }> {
  const key = (await loadKeys())[index % storageWallets]
  if (key?.n === undefined || key.d === undefined) throw new Error(`There is no storage wallet ${index}.`)
  return { ...key, n: key.n, d: key.d }
}

/** An Arweave address: base64url of sha256 of the modulus, 43 characters. */
export async function storageAddress(index: number): Promise<string> {
  const { n } = await storageKey(index)
  return encodeBase64url(sha256(decodeBase64url(n)))
}
