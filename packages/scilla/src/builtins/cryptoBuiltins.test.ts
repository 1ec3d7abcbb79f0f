import { secp256k1 } from '@noble/curves/secp256k1.js'
import { bytesToHex, publicKeyOf, sha256, signSchnorr, addressOfPublicKey, toBech32 } from '@tyto/primitives'
import { beforeAll, describe, expect, it } from 'vitest'
import { applyBuiltin, outcome } from '../../test/testEvaluate'
import { loadAllParts } from '../loadAllParts'

beforeAll(loadAllParts)

const testKey = sha256(Uint8Array.of(1, 2, 3))
const testMessage = Uint8Array.of(1, 2, 3, 4, 5)
const any = (bytes: Uint8Array): string => `let raw = ${bytesToHex(bytes)} in builtin to_bystr raw`
const flipped = (bytes: Uint8Array): Uint8Array => bytes.map((byte, index) => (index === 7 ? byte ^ 1 : byte))

describe('hashes', () => {
  // Digests from the reference's own evaluation tests.
  it.each([
    ['sha256hash', 'Int32 1', 'ByStr32 0xb40711a88c7039756fb8a73827eabe2c0fe5a0346ca7e0a104adc0fc764f528d'],
    [
      'sha256hash',
      '"HelloWorld"',
      'ByStr32 0x872e4e50ce9990d8b041330c47c9ddd11bec6b503ae9386a99da8584e9bb12c4',
    ],
    [
      'sha256hash',
      '0xabcd1234',
      'ByStr32 0x777907d54b6a4502bd654cb4ae81c5f727013b5e3b93cd8b53d721344269d3b0',
    ],
    [
      'sha256hash',
      'Uint256 13',
      'ByStr32 0x2a3f128306951f1ded174b8803ee1f0df0c6404bbe92682be21fd84accf5d540',
    ],
    [
      'keccak256hash',
      'Int32 1',
      'ByStr32 0x51f81bcdfc324a0dff2b5bec9d92e21cbebc4d5e29d3a3d30de3e03fbeab8d7f',
    ],
    ['ripemd160hash', 'Int32 1', 'ByStr20 0xe25fa086b4b3008b00c248289446eb8e5a157157'],
    [
      'sha256hash',
      'Emp Int32 Int32',
      'ByStr32 0xe3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855',
    ],
  ])('%s of %s', (name, argument, digest) => {
    expect(outcome(applyBuiltin(name, argument))).toBe(`(${digest})`)
  })

  it('of a map does not depend on the order of insertion', () => {
    const hash = (...keys: readonly string[]): string => {
      const puts = keys.map(
        (key, index) =>
          `let v = Int64 ${key}0 in let k = Int64 ${key} in let m${index + 1} = builtin put m${index} k v in`,
      )
      return outcome(`let m0 = Emp Int64 Int64 in ${puts.join(' ')} builtin sha256hash m${keys.length}`)
    }
    expect(hash('1', '2')).toBe(hash('2', '1'))
    expect(hash('1', '2')).not.toBe(hash('1', '3'))
  })

  it('of an ADT value begins with the name of its constructor', () => {
    const wanted = bytesToHex(sha256(Uint8Array.of(...new TextEncoder().encode('Some'), 0xab)))
    expect(outcome('let x = 0xab in let s = Some {ByStr1} x in builtin sha256hash s')).toBe(
      `(ByStr32 ${wanted})`,
    )
  })
})

describe('signatures', () => {
  const publicKey = publicKeyOf(testKey)

  it('schnorr_verify takes what the chain signs and nothing else', () => {
    const signature = signSchnorr(testMessage, testKey)
    const verify = (key: Uint8Array, message: Uint8Array, sig: Uint8Array): string =>
      outcome(applyBuiltin('schnorr_verify', bytesToHex(key), any(message), bytesToHex(sig)))
    expect(verify(publicKey, testMessage, signature)).toBe('(True)')
    expect(verify(publicKey, flipped(Uint8Array.of(...testMessage, 0, 0, 0)), signature)).toBe('(False)')
    expect(verify(publicKey, testMessage, flipped(signature))).toBe('(False)')
    expect(verify(new Uint8Array(33), testMessage, signature)).toBe('(False)')
    expect(verify(publicKey, testMessage, signature.slice(1))).toBe('IllTyped')
  })

  it('schnorr_get_address', () => {
    expect(outcome(applyBuiltin('schnorr_get_address', bytesToHex(publicKey)))).toBe(
      `(ByStr20 ${addressOfPublicKey(publicKey)})`,
    )
  })

  it('ecdsa_verify and ecdsa_recover_pk', () => {
    const hash = sha256(testMessage)
    const recovered = secp256k1.sign(hash, testKey, { prehash: false, format: 'recovered' })
    const signature = recovered.slice(1)
    const verify = (sig: Uint8Array): string =>
      outcome(applyBuiltin('ecdsa_verify', bytesToHex(publicKey), any(testMessage), bytesToHex(sig)))
    expect(verify(signature)).toBe('(True)')
    expect(verify(flipped(signature))).toBe('(False)')
    const recover = (id: number): string =>
      outcome(applyBuiltin('ecdsa_recover_pk', any(testMessage), bytesToHex(signature), `Uint32 ${id}`))
    expect(recover(recovered[0] as number)).toBe(
      `(ByStr65 ${bytesToHex(secp256k1.getPublicKey(testKey, false))})`,
    )
    expect(recover(4)).toBe('InvalidArgument')
  })
})

describe('bech32', () => {
  const ADDRESS = '0x7aa7ea9f4534d8d70224b9c2fb165242f321f12b'
  const TEXT = 'zil102n74869xnvdwq3yh8p0k9jjgtejruft268tg8'

  it('goes both ways', () => {
    expect(toBech32(ADDRESS)).toBe(TEXT)
    expect(outcome(applyBuiltin('bech32_to_bystr20', '"zil"', `"${TEXT}"`))).toBe(
      `(Some (ByStr20 ${ADDRESS}))`,
    )
    expect(outcome(applyBuiltin('bystr20_to_bech32', '"zil"', ADDRESS))).toBe(`(Some (String "${TEXT}"))`)
  })

  it.each([
    'zil102n74869xnvdwq3yh8p0k9jjgtejruft268tg9',
    'zil1',
    '',
    'tzil102n74869xnvdwq3yh8p0k9jjgtejruft268tg8',
  ])('None for %s', (text) =>
    expect(outcome(applyBuiltin('bech32_to_bystr20', '"zil"', `"${text}"`))).toBe('(None)'),
  )

  it('None for a prefix that the language does not know', () => {
    expect(outcome(applyBuiltin('bystr20_to_bech32', '"btc"', ADDRESS))).toBe('(None)')
  })
})
