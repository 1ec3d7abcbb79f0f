import { bigintToBytes, bytesToBigint, hexToBytes, isHex } from '@tyto/primitives'

/** The prime and the constant of secp256k1, y^2 = x^3 + 7 (SEC 2, section 2.4.1). */
const prime = 2n ** 256n - 2n ** 32n - 977n
const constant = 7n

/** The coordinates of a compressed secp256k1 key (33 bytes as hex), 32 bytes each; null if it is no such key. */
export function publicKeyPoint(publicKey: string): { readonly x: Uint8Array; readonly y: Uint8Array } | null {
  if (!isHex(publicKey, 33)) return null
  const bytes = hexToBytes(publicKey)
  const sign = bytes[0]
  const x = bytesToBigint(bytes.subarray(1))
  if ((sign !== 2 && sign !== 3) || x >= prime) return null

  const square = (x * x * x + constant) % prime
  const root = power(square, (prime + 1n) / 4n)
  if ((root * root) % prime !== square) return null
  const y = (root & 1n) === BigInt(sign - 2) ? root : prime - root
  return { x: bigintToBytes(x, 32), y: bigintToBytes(y, 32) }
}

function power(base: bigint, exponent: bigint): bigint {
  let result = 1n
  let square = base
  for (let rest = exponent; rest > 0n; rest >>= 1n) {
    if (rest & 1n) result = (result * square) % prime
    square = (square * square) % prime
  }
  return result
}
