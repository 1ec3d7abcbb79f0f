import { hmac } from '@noble/hashes/hmac.js'
import { pbkdf2 } from '@noble/hashes/pbkdf2.js'
import { sha512 } from '@noble/hashes/sha2.js'
import { BaseError } from './BaseError'
import { bigintToBytes, concatBytes, utf8ToBytes } from './bytes'
import { addScalars, publicKeyOf } from './schnorr'

/** A private key (32 bytes) with the chain code (32 bytes) from which its children are made (BIP-32). */
export interface HdKey {
  readonly privateKey: Uint8Array
  readonly chainCode: Uint8Array
}

/** Where the browser wallets keep the accounts of a phrase (BIP-44; 313 is this chain). */
const accountsPath = "44'/313'/0'/0"

const seedRounds = 2_048
const seedLength = 64
/** Children from here on are made of the private key; the others of the public key. */
const firstHardened = 0x8000_0000

/**
 * The seed (64 bytes) of a phrase of English words with one space between them, without a password (BIP-39). The words
 * are not checked. Takes some 20 ms.
 */
export function seedOfPhrase(phrase: string): Uint8Array {
  const salt = utf8ToBytes('mnemonic')
  return pbkdf2(sha512, utf8ToBytes(phrase), salt, { c: seedRounds, dkLen: seedLength })
}

/** The first key of a seed, `m` (BIP-32). */
export function hdKeyOfSeed(seed: Uint8Array): HdKey {
  return halves(hmac(sha512, utf8ToBytes('Bitcoin seed'), seed))
}

/**
 * The key at a path below another, such as `44'/313'/0'/0` (BIP-32). Throws `InvalidPath`, and `InvalidPrivateKey` for
 * a path that has no key, which happens once in 2^127 paths.
 */
export function deriveHdKey(key: HdKey, path: string): HdKey {
  return path.split('/').reduce((parent, step) => childOf(parent, readStep(step)), key)
}

/**
 * The private keys (32 bytes) of a phrase's accounts 0, 1, 2 and so on, as the browser wallets make them. The first key that is
 * asked for takes some 20 ms.
 */
export function accountKeysOfPhrase(phrase: string): (index: number) => Uint8Array {
  let accounts: HdKey | undefined
  return (index) => {
    accounts ??= deriveHdKey(hdKeyOfSeed(seedOfPhrase(phrase)), accountsPath)
    return deriveHdKey(accounts, String(index)).privateKey
  }
}

function readStep(step: string): number {
  const index = /^\d{1,10}'?$/.test(step) ? Number.parseInt(step, 10) : firstHardened
  if (index >= firstHardened) throw new BaseError('InvalidPath', `A path of keys has no step ${step}.`)
  return step.endsWith("'") ? index + firstHardened : index
}

function childOf({ privateKey, chainCode }: HdKey, index: number): HdKey {
  const own = index >= firstHardened ? concatBytes(Uint8Array.of(0), privateKey) : publicKeyOf(privateKey)
  const child = halves(hmac(sha512, chainCode, concatBytes(own, bigintToBytes(BigInt(index), 4))))
  return { privateKey: addScalars(child.privateKey, privateKey), chainCode: child.chainCode }
}

function halves(bytes: Uint8Array): HdKey {
  return { privateKey: bytes.slice(0, 32), chainCode: bytes.slice(32) }
}
