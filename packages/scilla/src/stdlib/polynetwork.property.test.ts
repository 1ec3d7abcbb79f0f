import { secp256k1 } from '@noble/curves/secp256k1.js'
import { ripemd160 } from '@noble/hashes/legacy.js'
import { sha256 } from '@noble/hashes/sha2.js'
import { keccak_256 } from '@noble/hashes/sha3.js'
import { bytesToHex } from '@tyto/primitives'
import fc from 'fast-check'
import { beforeAll, describe, expect, it } from 'vitest'
import { outcome } from '../../test/testEvaluate'
import { loadAllParts } from '../loadAllParts'

beforeAll(loadAllParts)

const run = (source: string): string => outcome(source, 'ListUtils', 'Conversions', 'Polynetwork')
const join = (...parts: readonly Uint8Array[]): Uint8Array => Buffer.concat(parts)
const bytes = (name: string, data: Uint8Array): string =>
  `let ${name}_raw = ${bytesToHex(data)} in let ${name} = builtin to_bystr ${name}_raw in\n`
const settings = { numRuns: 30 }

/** A length as the protocol writes it. */
const varUint = (n: bigint): Uint8Array => {
  const low = (width: number): Uint8Array =>
    Uint8Array.from({ length: width }, (_, index) => Number((n >> BigInt(8 * index)) & 255n))
  if (n < 0xfdn) return low(1)
  if (n < 0x10000n) return join(Uint8Array.of(0xfd), low(2))
  return n < 0x100000000n ? join(Uint8Array.of(0xfe), low(4)) : join(Uint8Array.of(0xff), low(8))
}
const varBytes = (data: Uint8Array): Uint8Array => join(varUint(BigInt(data.length)), data)

const number = fc.oneof(
  fc.bigInt({ min: 0n, max: 2n ** 64n - 1n }),
  fc.constantFrom(0n, 252n, 253n, 0xffffn, 0x10000n, 0xffffffffn, 0x100000000n),
)

describe('Polynetwork', () => {
  it('reads and writes lengths', () => {
    fc.assert(
      fc.property(number, fc.uint8Array({ maxLength: 5 }), (n, before) => {
        const data = join(before, varUint(n))
        expect(run(`${bytes('b', data)}let pos = Uint32 ${before.length} in next_var_uint b pos`)).toBe(
          `(Some (Pair (Uint64 ${n}) (Uint32 ${data.length})))`,
        )
        expect(run(`${bytes('b', before)}let n = Uint64 ${n} in append_var_uint b n`)).toBe(
          `(ByStr ${bytesToHex(data)})`,
        )
      }),
      settings,
    )
  })

  it('reads what it wrote, and nothing that is cut short', () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 300 }), fc.nat(301), (data, cut) => {
        const written = varBytes(data)
        expect(run(`${bytes('b', data)}${bytes('e', new Uint8Array())}append_varbytes e b`)).toBe(
          `(ByStr ${bytesToHex(written)})`,
        )
        const read = (b: Uint8Array): string => run(`${bytes('b', b)}extract_bystr b zero_uint32`)
        expect(read(written)).toBe(`(Some (Pair (ByStr ${bytesToHex(data)}) (Uint32 ${written.length})))`)
        if (cut < written.length) expect(read(written.slice(0, cut))).toBe('(None)')
      }),
      settings,
    )
  })

  it('takes a transaction apart and puts it together', () => {
    const part = fc.uint8Array({ maxLength: 30 })
    fc.assert(
      fc.property(fc.array(part, { minLength: 6, maxLength: 6 }), fc.nat(1000), (parts, chain) => {
        const id = new Uint8Array(8)
        new DataView(id.buffer).setBigUint64(0, BigInt(chain), true)
        const written = [...parts.slice(0, 3).map(varBytes), id, ...parts.slice(3).map(varBytes)]
        const data = join(...written)
        const source = (rest: string): string =>
          `${bytes('b', data)}${bytes('e', new Uint8Array())}let read = deserialize_TxParam b zero_uint32 in
           match read with | Some (Pair tx end_pos) => ${rest} | None => b end`
        expect(run(source('append_TxParam e tx'))).toBe(`(ByStr ${bytesToHex(data)})`)
        expect(run(source('match tx with | TxParam a b c d e f g => g end'))).toBe(
          `(ByStr ${bytesToHex(parts[5] as Uint8Array)})`,
        )
      }),
      settings,
    )
  })

  it('proves a value by its way to the root, and no other', () => {
    const node = fc.record({ left: fc.boolean(), hash: fc.uint8Array({ minLength: 32, maxLength: 32 }) })
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 50 }), fc.array(node, { maxLength: 5 }), (value, path) => {
        let root = sha256(join(Uint8Array.of(0), value))
        for (const { left, hash } of path)
          root = sha256(join(Uint8Array.of(1), left ? hash : root, left ? root : hash))
        const list = path
          .map(
            ({ left, hash }, index) =>
              `let s${index} = ${left ? '0x00' : '0x01'} in let h${index} = ${bytesToHex(hash)} in
               let n${index} = Pair {ByStr1 ByStr32} s${index} h${index} in\n`,
          )
          .join('')
        const cells = path
          .map((_, index) => path.length - 1 - index)
          .map((index, step) => `let l${step + 1} = Cons {(Pair ByStr1 ByStr32)} n${index} l${step} in\n`)
          .join('')
        const prove = (against: Uint8Array): string =>
          run(`${bytes('v', value)}${list}let l0 = Nil {(Pair ByStr1 ByStr32)} in\n${cells}
               let proof = Proof v l${path.length} in let root = ${bytesToHex(against)} in merkle_prove proof root`)
        expect(prove(root)).toBe(`(Some (ByStr ${bytesToHex(value)}))`)
        expect(prove(sha256(root))).toBe('(None)')
      }),
      settings,
    )
  })

  describe('keepers', () => {
    const secrets = [1, 2, 3, 4].map((index) => sha256(Uint8Array.of(index)))
    const points = secrets.map((secret) => secp256k1.getPublicKey(secret, false))
    const tagged = points.map((point) => join(Uint8Array.of(0x12, 0x05), point))
    const addresses = points.map((point) => bytesToHex(keccak_256(point.slice(1)).slice(12)))
    const list = (name: string, type: string, items: readonly string[]): string =>
      [
        `let ${name}0 = Nil {${type}} in`,
        ...items.map((item, index) => {
          const at = items.length - index
          return `let ${name}i${at} = ${items[at - 1] ?? item} in let ${name}${index + 1} = Cons {${type}} ${name}i${at} ${name}${index} in`
        }),
        `let ${name} = ${name}${items.length} in\n`,
      ].join('\n')

    it('have one account together', () => {
      const keys = tagged.map((_, index) => `Pubkey k${index}`)
      const lets = tagged.map((key, index) => `let k${index} = ${bytesToHex(key)} in\n`).join('')
      const count = (n: number): Uint8Array => Uint8Array.of(n, 0)
      const compressed = points.map((point) =>
        varBytes(join(Uint8Array.of(0x12, 0x05), secp256k1.Point.fromBytes(point).toBytes(true))),
      )
      const account = ripemd160(sha256(join(count(4), ...compressed, count(3))))
      const shown = addresses.map((address) => `(ByStr20 ${address})`).join(', ')
      expect(run(`${lets}${list('keys', 'Pubkey', keys)}verifyPubkey keys`)).toBe(
        `(Pair (ByStr20 ${bytesToHex(account)}) (List ${shown}, (Nil)))`,
      )
    })

    it.each([
      [3, 3, '(True)'],
      [2, 3, '(False)'],
      [4, 4, '(True)'],
      [0, 0, '(True)'],
    ])('%i signatures where %i are needed: %s', (signed, needed, wanted) => {
      const header = Uint8Array.of(1, 2, 3)
      const digest = sha256(sha256(sha256(header)))
      const signatures = secrets.slice(0, signed).map((secret) => {
        const signature = secp256k1.sign(digest, secret, { prehash: false, format: 'recovered' })
        return bytesToHex(join(signature.slice(1), signature.slice(0, 1)))
      })
      const lets = signatures.map((signature, index) => `let s${index} = ${signature} in\n`).join('')
      const items = signatures.map((_, index) => `Signature s${index}`)
      const source = `${bytes('header', header)}${lets}${list('sigs', 'Signature', items)}
        ${list('keepers', 'ByStr20', addresses)}let m = Uint32 ${needed} in verifySig header sigs keepers m`
      expect(run(source)).toBe(wanted)
    })
  })
})
