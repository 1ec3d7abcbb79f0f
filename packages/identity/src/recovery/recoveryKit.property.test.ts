import fc from 'fast-check'
import { bytesToHex } from '@tyto/primitives'
import { describe, expect, test } from 'vitest'
import { domainId, formatRecoveryKit, parseName, parseRecoveryKit, type RecoveryKit } from '../index'

const hex = (width: number) =>
  fc.uint8Array({ minLength: width, maxLength: width }).map((bytes) => bytesToHex(bytes))
const domains = fc
  .string({ unit: 'grapheme', minLength: 1, maxLength: 30 })
  .map((text) => parseName(`${text}.ssi`))
  .filter((name) => name.ok)
  .map(({ value }) => value)
  .filter(({ subdomain, topLevel }) => subdomain === '' && topLevel === 'ssi')
const kits: fc.Arbitrary<RecoveryKit> = fc.record({
  network: fc.constantFrom('mainnet', 'testnet', 'local'),
  name: domains,
  wallet: hex(20),
  did: fc.string({ maxLength: 100 }),
  walletVersion: fc.constantFrom('DIDxWALLET_7.0.0', ''),
  guardians: fc.array(
    fc.oneof(
      hex(32).map((hash) => ({ hash, domain: null })),
      domains.map(({ domain }) => ({ hash: domainId(domain), domain })),
    ),
    { maxLength: 9 },
  ),
  madeAt: fc.constant('2026-11-22T10:00:00.000Z'),
})

describe('a recovery kit', () => {
  test('comes back from its file, which people can read too', () => {
    fc.assert(
      fc.property(kits, (kit) => {
        const text = formatRecoveryKit(kit, ['Do this.', 'Then that.'])
        expect(parseRecoveryKit(text)).toEqual({ ok: true, value: kit })
        expect(text).toContain('"Then that."')
      }),
    )
  })

  test('has its names letter by letter: nothing in a file is read as what a keyboard meant', () => {
    const address = `zil1${'q'.repeat(38)}`
    for (const domain of ['＠', '。', address, `0x${'ab'.repeat(20)}`]) {
      const name = { subdomain: '', domain, topLevel: 'ssi' } as const
      const guardians = [{ hash: domainId(domain), domain }]
      const kit = {
        network: 'local',
        name,
        wallet: `0x${'00'.repeat(20)}`,
        did: '',
        walletVersion: '',
      } as const
      const whole = { ...kit, guardians, madeAt: '2026-11-22T10:00:00.000Z' }
      expect(parseRecoveryKit(formatRecoveryKit(whole, []))).toEqual({ ok: true, value: whole })
    }
  })

  test('with a name that has another hash is refused, and so is whatever is none', () => {
    fc.assert(
      fc.property(kits, domains, (kit, other) => {
        const guardians = [...kit.guardians, { hash: domainId('bruno'), domain: other.domain }]
        const text = formatRecoveryKit({ ...kit, guardians }, [])
        expect(parseRecoveryKit(text).ok).toBe(other.domain === 'bruno')
        expect(parseRecoveryKit(text.slice(0, -3)).ok).toBe(false)
        expect(parseRecoveryKit(text.replace('"version": 1', '"version": 2'))).toEqual({
          ok: false,
          code: 'KitIsNewer',
        })
      }),
    )
    fc.assert(
      fc.property(fc.json(), (text) => {
        expect(parseRecoveryKit(text)).toEqual({ ok: false, code: 'KitIsMalformed' })
      }),
    )
    expect(parseRecoveryKit(' '.repeat(1_000_000)).ok).toBe(false)
  })
})
