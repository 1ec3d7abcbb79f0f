import { describe, expect, it } from 'vitest'
import { domainId, formatRecoveryKit, parseName, parseRecoveryKit, type RecoveryKit } from '../index'
import { longestKit } from './recoveryKit'

const alice = parseName('alice.ssi')
if (!alice.ok) throw new Error('no name')
const hash = domainId('bruno')
const kit: RecoveryKit = {
  network: 'mainnet',
  name: alice.value,
  wallet: `0x${'11'.repeat(20)}`,
  did: 'did:tyron:zil:main:0x11',
  walletVersion: 'DIDxWALLET_7.0.0',
  guardians: [{ hash, domain: 'bruno' }],
  madeAt: '2026-11-22T10:00:00.000Z',
}
const file = JSON.parse(formatRecoveryKit(kit, [])) as Readonly<Record<string, unknown>>
const readWith = (field: string, value: unknown) =>
  parseRecoveryKit(JSON.stringify({ ...file, [field]: value }))
const text = (length: number) => 'x'.repeat(length)
const guardian = { name: 'bruno.ssi', hash }

describe('the file of a recovery kit', () => {
  it.each<[string, readonly unknown[]]>([
    ['format', [undefined, 'kit']],
    ['version', [undefined, null, '1']],
    ['network', [undefined, null, 7, text(401)]],
    ['name', [undefined, null, 7, 'alice.eth', `${text(400)}.ssi`]],
    ['wallet', [undefined, null, 7, '0x11', `${kit.wallet}1`]],
    ['did', [undefined, null, 7, [], text(401)]],
    ['walletVersion', [undefined, null, 7, [], text(401)]],
    ['madeAt', [undefined, null, 7, [], text(401)]],
    ['guardians', [undefined, null, 'bruno', {}, Array.from({ length: 201 }, () => guardian)]],
    ['guardians', [[null], [7], [{}], [{ name: null }], [{ ...guardian, hash: `${hash}0` }]]],
    ['guardians', [[{ hash }], [{ ...guardian, name: 7 }], [{ ...guardian, name: 'defi@bruno' }]]],
    ['guardians', [[{ ...guardian, name: text(401) }], [guardian, null]]],
  ])('is none with something else as its %s', (field, values) => {
    for (const each of values)
      expect(readWith(field, each), JSON.stringify(each)?.slice(0, 80)).toEqual({
        ok: false,
        code: 'KitIsMalformed',
      })
  })

  it.each<[string, unknown, Partial<RecoveryKit>]>([
    ['network', text(400), { network: text(400) }],
    ['did', '', { did: '' }],
    ['walletVersion', text(400), { walletVersion: text(400) }],
    ['madeAt', text(400), { madeAt: text(400) }],
    ['guardians', [], { guardians: [] }],
    ['guardians', [{ name: null, hash }], { guardians: [{ hash, domain: null }] }],
    [
      'guardians',
      Array.from({ length: 200 }, () => guardian),
      { guardians: Array(200).fill(kit.guardians[0]) },
    ],
    ['version', 0, {}],
  ])('may have as much as its %s', (field, value, read) => {
    expect(readWith(field, value)).toEqual({ ok: true, value: { ...kit, ...read } })
  })

  it('of a newer version, or with a name of another hash, is told apart from damage', () => {
    expect(readWith('version', 2)).toEqual({ ok: false, code: 'KitIsNewer' })
    expect(readWith('guardians', [{ ...guardian, name: 'carol.ssi' }])).toEqual({
      ok: false,
      code: 'KitIsTampered',
    })
  })

  it('is read up to its longest', () => {
    const whole = JSON.stringify(file)
    const padded = whole.padEnd(longestKit)
    expect(parseRecoveryKit(padded).ok).toBe(true)
    expect(parseRecoveryKit(`${padded} `)).toEqual({ ok: false, code: 'KitIsMalformed' })
    expect(parseRecoveryKit('{')).toEqual({ ok: false, code: 'KitIsMalformed' })
    expect(parseRecoveryKit('7')).toEqual({ ok: false, code: 'KitIsMalformed' })
  })
})
