import { toBech32, toChecksumAddress, type Address } from '@tyto/primitives'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { checkPurchasableDomain } from './purchasableDomain'
import { looksLikeAddress, readTypedAddress } from './typedAddress'
import { readTypedName } from './typedName'

const address: Address = '0x7793a8e8c09d189d4d421ce5bc5b3674656c5ac1'
const bech32 = 'zil1w7f636xqn5vf6n2zrnjmckekw3jkckkpyrd6z8'
const base16 = '0x7793a8e8c09D189D4d421CE5Bc5b3674656C5Ac1'
const id = '4d1b1a8f0c35c6ae20e5f2b3b9e7a0cd84b5c7a2d1f3e60918273645a0b1c2d3'

const good = { ok: true, value: { address, hasChecksum: true } }

it('stands on an address of the chain itself', () => {
  expect(toBech32(address)).toBe(bech32)
  expect(toChecksumAddress(address)).toBe(base16)
})

describe('[WD-03] [BX-30] an address as people paste it', () => {
  it.each([
    ['bech32', bech32],
    ['in capitals', bech32.toUpperCase()],
    ['begun with a capital by a telephone', bech32.replace('z', 'Z')],
    ['base16', base16],
    ['base16 without 0x', base16.slice(2)],
    ['0X', base16.replace('0x', '0X')],
    ['a scheme', `zilliqa:${bech32}`],
    ['a scheme with slashes', `ZILLIQA://${bech32}`],
    ['a scheme, a network', `zilliqa:mainnet:${bech32}`],
    ['a scheme and an amount', `zilliqa:${bech32}?amount=12.5`],
    ['marks of direction', `\u202A${bech32}\u202C`],
    ['isolates', `\u2066${base16}\u2069`],
    ['zero width', `\u200B${bech32.slice(0, 9)}\u200D${bech32.slice(9)}\uFEFF`],
    ['soft hyphens', bech32.replace(/.{12}/g, '$&\u00AD')],
    ['a line break inside', `${bech32.slice(0, 20)}\r\n${bech32.slice(20)}`],
    ['spaces by fours', bech32.replace(/.{4}/g, '$& ')],
    ['a space that does not break', `\u00A0${bech32}\u00A0`],
    ['quotes', `"${bech32}"`],
    ['curly quotes', `“${bech32}”,`],
    ['brackets and a stop', `(${bech32}).`],
    ['a code mark', `\`${base16}\``],
    ['full width', bech32.replace(/[!-~]/g, (sign) => String.fromCharCode(sign.charCodeAt(0) + 0xfee0))],
  ])('%s', (_, typed) => {
    expect(readTypedAddress(typed)).toEqual(good)
    expect(readTypedName(typed)).toEqual({ ok: false, code: 'NameIsAddress' })
  })

  it.each([address, address.slice(2), address.toUpperCase(), address.slice(2).toUpperCase()])(
    '%s is one without a check sum',
    (typed) => {
      expect(readTypedAddress(typed)).toEqual({ ok: true, value: { address, hasChecksum: false } })
    },
  )

  it.each([
    ['checksum', `${bech32.slice(0, -1)}q`],
    ['checksum', base16.replace('c09D', 'c09d')],
    ['checksum', base16.slice(2).replace('c09D', 'c09d')],
    ['checksum', `zilliqa:${bech32.slice(0, -1)}q`],
    ['checksum', bech32.replace('7', 'b')],
    ['letters', bech32.slice(0, -1)],
    ['letters', `${bech32}q`],
    ['letters', bech32.slice(1)],
    ['letters', bech32.slice(4)],
    ['letters', base16.slice(0, -1)],
    ['letters', `${base16.slice(2)}0`],
    ['letters', bech32.replace('z', '\u0437')],
    ['letters', 'zilliqa:nothing'],
    ['letters', `0x${'1'.repeat(600)}`],
    ['transaction', id],
    ['transaction', `0x${id.toUpperCase()}`],
    ['otherChain', 'bc1qar0srrr7xfkvy5l643lydnw9re59gtzzwf5mdq'],
    ['otherChain', 'cosmos1ar0srrr7xfkvy5l643lydnw9re59gtzzwf5mdq'],
    ['otherChain', '1A1zP1eP5QGefi2DMPTfTL5SLmv7DivfNa'],
    ['otherChain', 'TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t'],
    ['otherChain', 'ethereum:0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed'],
    ['cutShort', 'zil1w7f6...d6z8'],
    ['cutShort', '0x7793…5ac1'],
    ['cutShort', 'zil1w7f6…'],
    ['begun', 'zil1'],
    ['begun', '0x12'],
  ])('is none: %s of %s', (code, typed) => {
    expect(readTypedAddress(typed)).toEqual({ ok: false, code })
    expect(looksLikeAddress(typed)).toBe(true)
  })

  it.each([
    'alice',
    'thequickbrownfoxjumpsoverthelazydog',
    'defi@alice.ssi',
    'zil1fan.ssi',
    'zilliqa',
    '2020',
    'ice-cream-2024-and-2025-forever-and-ever',
    'Invoice 12 of 3 May 2021 for 4 items of 5, paid 6 June',
    'имя-которое-длиннее-тридцати-букв',
    '',
  ])('%s is no address', (typed) => {
    expect(readTypedAddress(typed)).toBeNull()
  })

  const anyAddress = fc
    .uint8Array({ minLength: 20, maxLength: 20 })
    // Not a run of one digit, which is a number too.
    .filter((bytes) => new Set(bytes).size > 12)
    .map((bytes): Address => `0x${Buffer.from(bytes).toString('hex')}`)
  const forms: readonly ((each: Address) => string)[] = [
    toBech32,
    (each) => toBech32(each).toUpperCase(),
    toChecksumAddress,
    (each) => toChecksumAddress(each).slice(2),
    (each) => each,
    (each) => each.slice(2).toUpperCase(),
  ]
  const letters = '0123456789abcdefghijklmnopqrstuvwxyz'

  it('stays no name, and nothing to buy, with any one letter wrong, missing, too many or changed with its neighbour', () => {
    fc.assert(
      fc.property(
        anyAddress,
        fc.constantFrom(...forms),
        fc.nat({ max: 41 }),
        fc.constantFrom(...Array.from(letters)),
        fc.constantFrom('replace', 'delete', 'insert', 'swap'),
        (each, form, place, letter, kind) => {
          const text = form(each)
          const at = place % text.length
          const typed = {
            replace: text.slice(0, at) + letter + text.slice(at + 1),
            delete: text.slice(0, at) + text.slice(at + 1),
            insert: text.slice(0, at) + letter + text.slice(at),
            swap: text.slice(0, at) + (text[at + 1] ?? '') + text[at]! + text.slice(at + 2),
          }[kind]
          expect(readTypedName(typed), typed).toEqual({ ok: false, code: 'NameIsAddress' })
          expect(checkPurchasableDomain(typed), typed).toEqual({ ok: false, code: 'DomainIsAddress' })
          const read = readTypedAddress(typed)
          // One mistake in bech32 never leads to somebody else. The check sum of base16 is a bit for each letter, and may hold by chance.
          if (read?.ok === true && /^zil1/i.test(text)) expect(read.value.address).toBe(each)
        },
      ),
      { numRuns: 5_000 },
    )
  })
})

describe('[RT-02] a name that somebody types', () => {
  it.each([
    ['defi＠alice。ssi', 'defi', 'alice', 'ssi'],
    ['alice．did', '', 'alice', 'did'],
    ['Alice｡ZLP', '', 'alice', 'zlp'],
  ])('%s has the signs of another keyboard', (typed, subdomain, domain, topLevel) => {
    expect(readTypedName(typed)).toEqual({ ok: true, value: { subdomain, domain, topLevel } })
  })

  it.each(['http://localhost:4000', 'https://example.com/alice', 'ftp://alice'])('%s is a link', (typed) => {
    expect(readTypedName(typed)).toEqual({ ok: false, code: 'ResolverFailed' })
  })
})
