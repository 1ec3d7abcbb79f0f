import { describe, expect, test } from 'vitest'
import { addressOfPublicKey, toBech32, toChecksumAddress } from './address'
import { BaseError } from './BaseError'
import { bytesToHex, hexToBytes, type Hex } from './hex'
import { deriveHdKey, hdKeyOfSeed, seedOfPhrase, type HdKey } from './hdKey'
import { publicKeyOf } from './schnorr'

const hex = ({ privateKey, chainCode }: HdKey) =>
  [privateKey, chainCode].map((bytes) => bytesToHex(bytes).slice(2))
const seed = (digits: string) => hexToBytes(`0x${digits}` as Hex)

describe('the vectors of the standards', () => {
  test('BIP-39: a phrase gives its seed', () => {
    const phrase = `${'abandon '.repeat(11)}about`
    expect(bytesToHex(seedOfPhrase(phrase))).toBe(
      '0x5eb00bbddcf069084889a8ab9155568165f5c453ccb85e70811aaed6f6da5fc19a5ac40b389cd370d086206dec8aa6c43daea6690f20ad3d8d48b2d2ce9e38e4',
    )
  })

  // BIP-32, test vector 1.
  test.each([
    [
      "0'",
      'edb2e14f9ee77d26dd93b4ecede8d16ed408ce149b6cd80b0715a2d911a0afea',
      '47fdacbd0f1097043b78c63c20c34ef4ed9a111d980047ad16282c7ae6236141',
    ],
    [
      "0'/1",
      '3c6cb8d0f6a264c91ea8b5030fadaa8e538b020f0a387421a12de9319dc93368',
      '2a7857631386ba23dacac34180dd1983734e444fdbf774041578e9b6adb37c19',
    ],
    [
      "0'/1/2'/2/1000000000",
      '471b76e389e528d6de6d816857e012c5455051cad6660850e58372a6c3e6e7c8',
      'c783e67b921d2beb8f6b389cc646d7263b4145701dadd2161548a8b078e65e9e',
    ],
  ])('BIP-32: the key at m/%s', (path, privateKey, chainCode) => {
    const first = hdKeyOfSeed(seed('000102030405060708090a0b0c0d0e0f'))
    expect(hex(first)).toEqual([
      'e8f32e723decf4051aefac8e2c93c9c5b214313817cdb01a1494b917c8436b35',
      '873dff81c02f525623fd1fe5167eac3a55a049de3d314bb42ee227ffed37d508',
    ])
    expect(hex(deriveHdKey(first, path))).toEqual([privateKey, chainCode])
  })

  // BIP-32, test vector 3: keys that begin with a zero byte.
  test('BIP-32: a key keeps its leading zero', () => {
    const first = hdKeyOfSeed(
      seed(
        '4b381541583be4423346c643850da4b320e46a87ae3d2a4e6da11eba819cd4acba45d239319ac14f863b8d5ab5a0d0c64d2e8a1e7d1457df2e5a3c51c73235be',
      ),
    )
    expect(hex(first)[0]).toBe('00ddb80b067e0d4993197fe10f2657a844a384589847602d56f0c629c81aae32')
    expect(hex(deriveHdKey(first, "0'"))[0]).toBe(
      '491f7a2eebc7b57028e0d3faa0acda02e75c33b03c48fb288c41e2ea44e1daef',
    )
  })
})

test('a real ZilPay makes this first account of this phrase', () => {
  const phrase = `${'test '.repeat(11)}junk`
  const { privateKey } = deriveHdKey(hdKeyOfSeed(seedOfPhrase(phrase)), "44'/313'/0'/0/0")
  const address = addressOfPublicKey(publicKeyOf(privateKey))
  expect(toChecksumAddress(address)).toBe('0x6D71564d78B96419c5322B6bC4079d09f1B6cbdd')
  expect(toBech32(address)).toBe('zil1d4c4vntch9jpn3fj9d4ugpuap8cmdj7alnrxvv')
})

test.each(['', 'm', "44'/", '0//1', '-1', '1.5', '0x1', "2147483648'", '4294967296', ' 1'])(
  'there is no key at %j',
  (path) => {
    const key = hdKeyOfSeed(new Uint8Array(64))
    expect(() => deriveHdKey(key, path)).toThrow(BaseError)
  },
)
