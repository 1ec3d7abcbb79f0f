import { bytesToHex, sha256, utf8ToBytes } from '@tyto/primitives'

/** The mark of a public key, short enough to be compared by voice: 16 digits in groups. */
export function KeyFingerprint({ modulus }: { readonly modulus: string }) {
  const hex = bytesToHex(sha256(utf8ToBytes(modulus))).slice(2, 18)
  return <code>{hex.replace(/(.{4})(?=.)/g, '$1 ')}</code>
}
