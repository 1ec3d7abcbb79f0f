import { toBech32, toChecksumAddress, zeroAddress, type Address } from '@tyto/primitives'
import { formatName, looksLikeAddress } from '@tyto/identity'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { readRecipientText } from './recipientText'

const address: Address = '0x7793a8e8c09d189d4d421ce5bc5b3674656c5ac1'
const checksum = toChecksumAddress(address)

describe('[WD-02] [WD-03] a recipient as people type it', () => {
  it.each([
    ['bruno', 'bruno.ssi'],
    [' Bruno.SSI ', 'bruno.ssi'],
    ['bruno.did', 'bruno.did'],
    ['bruno.zlp', 'bruno.zlp'],
    ['Bruno.gzil', 'bruno.gzil'],
    ['defi@bruno', 'defi@bruno.ssi'],
    ['did@bruno.ssi', 'bruno.did'],
    ['a.long.name'.replaceAll('.', '-'), 'a-long-name.ssi'],
    ['thequickbrownfoxjumpsoverthelazydog', 'thequickbrownfoxjumpsoverthelazydog.ssi'],
  ])('%s is the name %s', (typed, name) => {
    const read = readRecipientText(typed)
    expect(read.ok && read.value.kind === 'name' && formatName(read.value.name)).toBe(name)
  })

  it.each([toBech32(address), toBech32(address).toUpperCase(), checksum, checksum.slice(2)])(
    '%s is the address',
    (typed) => {
      expect(readRecipientText(typed)).toEqual({ ok: true, value: { kind: 'address', address } })
    },
  )

  it.each([
    ['', 'missing'],
    ['   ', 'missing'],
    [toBech32(address).slice(0, -1), 'wrongFormat'],
    ['zil1', 'wrongFormat'],
    [`${toBech32(address).slice(0, -1)}q`, 'wrongFormat'],
    // No checksum: it may be mistyped, or another chain's.
    [address, 'wrongFormat'],
    [address.toUpperCase(), 'wrongFormat'],
    ['0x', 'wrongFormat'],
    ['0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed', 'wrongFormat'],
    [checksum.slice(0, -2), 'wrongFormat'],
    [`${checksum}00`, 'wrongFormat'],
    ['bc1qar0srrr7xfkvy5l643lydnw9re59gtzzwf5mdq', 'wrongFormat'],
    ['1A1zP1eP5QGefi2DMPTfTL5SLmv7DivfNa', 'wrongFormat'],
    ['TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t', 'wrongFormat'],
    [toBech32(zeroAddress), 'wrongAddress'],
    [zeroAddress, 'wrongAddress'],
    ['bruno.eth', 'resolverFailed'],
    ['a@b@c', 'resolverFailed'],
    ['a.b.ssi', 'resolverFailed'],
    ['work@bruno.did', 'resolverFailed'],
    ['x'.repeat(300), 'resolverFailed'],
  ] as const)('%s is refused: %s', (typed, code) => {
    expect(readRecipientText(typed)).toEqual({ ok: false, code })
  })

  it('never throws, and reads an address in no other way than one', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 60 }), (text) => {
        const read = readRecipientText(text)
        if (read.ok && read.value.kind === 'address') expect(looksLikeAddress(text)).toBe(true)
      }),
    )
    fc.assert(
      fc.property(fc.uint8Array({ minLength: 20, maxLength: 20 }), (bytes) => {
        const each: Address = `0x${Buffer.from(bytes).toString('hex')}`
        if (each === zeroAddress) return
        for (const text of [toBech32(each), toChecksumAddress(each)])
          expect(readRecipientText(text)).toEqual({ ok: true, value: { kind: 'address', address: each } })
      }),
    )
  })
})
