import { createHash } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { hideFacts, joinParts, splitParts, unfold } from '../src/disclosures'

// The oracle is RFC 9901 itself: the credential of its section 5 and the presentation of its section 5.2, as they are printed there.
const payload = {
  _sd: [
    'CrQe7S5kqBAHt-nMYXgc6bdt2SH5aTY1sU_M-PgkjPI',
    'JzYjH4svliH0R3PyEMfeZu6Jt69u5qehZo7F7EPYlSE',
    'PorFbpKuVu6xymJagvkFsFXAbRoc2JGlAUA2BA4o7cI',
    'TGf4oLbgwd5JQaHyKVQZU9UdGE0w5rtDsrZzfUaomLo',
    'XQ_3kPKt1XyX7KANkqVR6yZ2Va5NrPIvPYbyMvRKBMM',
    'XzFrzwscM6Gn6CJDc6vVK8BkMnfG8vOSKfpPIZdAfdE',
    'gbOsI4Edq2x2Kw-w5wPEzakob9hV1cRD0ATN3oQL9JM',
    'jsu9yVulwQQlhFlM_3JlzMaSFzglhQG0DpfayQwLUK4',
  ],
  iss: 'https://issuer.example.com',
  sub: 'user_42',
  nationalities: [
    { '...': 'pFndjkZ_VCzmyTa6UjlZo3dh-ko8aIKQc9DlGzhaVYo' },
    { '...': '7Cf6JkPudry3lcbwHgeZ8khAv1U1OSlerP0VkBJrWZ0' },
  ],
}
const given = 'WyIyR0xDNDJzS1F2ZUNmR2ZyeU5STjl3IiwgImdpdmVuX25hbWUiLCAiSm9obiJd'
const family = 'WyJlbHVWNU9nM2dTTklJOEVZbnN4QV9BIiwgImZhbWlseV9uYW1lIiwgIkRvZSJd'
const email = 'WyI2SWo3dE0tYTVpVlBHYm9TNXRtdlZBIiwgImVtYWlsIiwgImpvaG5kb2VAZXhhbXBsZS5jb20iXQ'
const phone = 'WyJlSThaV205UW5LUHBOUGVOZW5IZGhRIiwgInBob25lX251bWJlciIsICIrMS0yMDItNTU1LTAxMDEiXQ'
const verified = 'WyJRZ19PNjR6cUF4ZTQxMmExMDhpcm9BIiwgInBob25lX251bWJlcl92ZXJpZmllZCIsIHRydWVd'
const address =
  'WyJBSngtMDk1VlBycFR0TjRRTU9xUk9BIiwgImFkZHJlc3MiLCB7InN0cmVldF9hZGRyZXNzIjogIjEyMyBNYWluIFN0IiwgImxvY2FsaXR5IjogIkFueXRvd24iLCAicmVnaW9uIjogIkFueXN0YXRlIiwgImNvdW50cnkiOiAiVVMifV0'
const birth = 'WyJQYzMzSk0yTGNoY1VfbEhnZ3ZfdWZRIiwgImJpcnRoZGF0ZSIsICIxOTQwLTAxLTAxIl0'
const updated = 'WyJHMDJOU3JRZmpGWFE3SW8wOXN5YWpBIiwgInVwZGF0ZWRfYXQiLCAxNTcwMDAwMDAwXQ'
const us = 'WyJsa2x4RjVqTVlsR1RQVW92TU5JdkNBIiwgIlVTIl0'
const de = 'WyJuUHVvUW5rUkZxM0JJZUFtN0FuWEZBIiwgIkRFIl0'
const everything = [given, family, email, phone, verified, address, birth, updated, us, de]

const clear = { iss: 'https://issuer.example.com', sub: 'user_42' }
const home = { street_address: '123 Main St', locality: 'Anytown', region: 'Anystate', country: 'US' }

const digest = (text: string) => createHash('sha256').update(text).digest('base64url')
const disclosure = (...said: unknown[]) => Buffer.from(JSON.stringify(said)).toString('base64url')

describe('[BX-34] the disclosures of RFC 9901', () => {
  it('say all that its section 5.1 hides, each of its own type', () => {
    expect(unfold(payload, everything)?.record).toEqual({
      ...clear,
      given_name: 'John',
      family_name: 'Doe',
      email: 'johndoe@example.com',
      phone_number: '+1-202-555-0101',
      phone_number_verified: true,
      address: home,
      birthdate: '1940-01-01',
      updated_at: 1_570_000_000,
      nationalities: ['US', 'DE'],
    })
  })

  it('say what its section 5.2 shows, and nothing else', () => {
    const shown = unfold(payload, [family, address, given, us])
    expect(shown?.record).toEqual({
      ...clear,
      family_name: 'Doe',
      given_name: 'John',
      address: home,
      nationalities: ['US'],
    })
    expect(shown?.hidden).toEqual(
      new Map([
        ['family_name', [family]],
        ['address', [address]],
        ['given_name', [given]],
      ]),
    )
    expect([...(shown?.hidden.keys() ?? [])]).toEqual(['family_name', 'address', 'given_name'])
    expect(shown?.below).toEqual([us])
    expect(unfold(payload, [])?.record).toEqual({ ...clear, nationalities: [] })
  })

  it('are read in any spelling that section 4.2.1 prints, and hashed as they stand', () => {
    const spelt = [
      'WyJfMjZiYzRMVC1hYzZxMktJNmNCVzVlcyIsICJmYW1pbHlfbmFtZSIsICJNw7ZiaXVzIl0',
      disclosure('_26bc4LT-ac6q2KI6cBW5es', 'family_name', 'Möbius'),
    ]
    const [printed = '', ours = ''] = spelt
    expect(unfold({ _sd: ['X9yH0Ajrdm1Oij4tWso9UzzKJvPoDxwmuEcO3XAdRC0'] }, [printed])?.record).toEqual({
      family_name: 'Möbius',
    })
    expect(unfold({ _sd: ['X9yH0Ajrdm1Oij4tWso9UzzKJvPoDxwmuEcO3XAdRC0'] }, [ours])).toBeNull()
    expect(unfold({ _sd: [digest(ours)] }, [ours])?.record).toEqual({ family_name: 'Möbius' })
  })

  it('may stand below one another', () => {
    const street = disclosure('s1', 'street', 'Main St')
    const place = disclosure('s2', 'address', { _sd: [digest(street), digest('a decoy')], country: 'US' })
    const all = unfold({ _sd: [digest(place)] }, [place, street])
    expect(all?.record).toEqual({ address: { country: 'US', street: 'Main St' } })
    expect(all?.hidden.get('address')).toEqual([place, street])
    expect(unfold({ _sd: [digest(place)] }, [place])?.record).toEqual({ address: { country: 'US' } })
  })
})

describe('[BX-34] disclosures are refused', () => {
  const over = (name: unknown) => disclosure('s', name, 'x')
  const deep = (levels: number): unknown => (levels === 0 ? 1 : [deep(levels - 1)])
  it.each<readonly [string, object, readonly string[]]>([
    ['that come twice', payload, [given, given]],
    ['that belong nowhere', payload, [disclosure('s', 'x', 'y')]],
    ['whose digest stands twice', { _sd: [digest(given), digest(given)] }, [given]],
    ['where a hidden digest stands twice', { _sd: ['d', 'd'] }, []],
    ['whose digest stands in two places', { _sd: [digest(given)], a: { _sd: [digest(given)] } }, [given]],
    ['that take the place of a fact', { _sd: [digest(over('iss'))], iss: 'a' }, [over('iss')]],
    [
      'that take each other’s place',
      { _sd: [digest(over('a')), digest(disclosure('t', 'a', 'y'))] },
      [over('a'), disclosure('t', 'a', 'y')],
    ],
    ['called _sd', { _sd: [digest(over('_sd'))] }, [over('_sd')]],
    ['called ...', { _sd: [digest(over('...'))] }, [over('...')]],
    ['called a number', { _sd: [digest(over(1))] }, [over(1)]],
    ['of a list in a record', { _sd: [digest(us)] }, [us]],
    ['of a record in a list', { a: [{ '...': digest(given) }] }, [given]],
    ['beside something else in a list', { a: [{ '...': digest(us), b: 1 }] }, [us]],
    ['that stand in no list', { a: { '...': digest(us) } }, [us]],
    ['that are no JSON', { _sd: [digest('AAAA')] }, ['AAAA']],
    ['that are no base64url', { _sd: [digest('!')] }, ['!']],
    ['without a salt', { _sd: [digest(disclosure(1, 'a', 1))] }, [disclosure(1, 'a', 1)]],
    ['whose digests are no list', { _sd: 'x' }, []],
    ['whose digest is none', { _sd: [1] }, []],
    ['that lie too deep', { a: deep(50) }, []],
  ])('disclosures %s', (_title, record, disclosures) => {
    expect(unfold({ ...record }, disclosures)).toBeNull()
  })

  it('in a text that is cut, endless or bound', () => {
    expect(splitParts('a.b.c~d~e~')).toEqual({ jwt: 'a.b.c', disclosures: ['d', 'e'] })
    expect(splitParts('a.b.c~')).toEqual({ jwt: 'a.b.c', disclosures: [] })
    for (const text of ['a.b.c', 'a.b.c~d', 'a.b.c~~', 'a.b.c~d~e.f.g', `a.b.c~${'d~'.repeat(101)}`])
      expect(splitParts(text)).toBeNull()
    expect(joinParts({ jwt: 'a.b.c', disclosures: ['d', 'e'] })).toBe('a.b.c~d~e~')
  })
})

it('[BX-34] facts are hidden behind sorted digests, with a new salt of 16 bytes each', () => {
  let next = 0
  const salt = () => new Uint8Array(16).fill((next += 1))
  const { digests, disclosures } = hideFacts({ b: 2, a: ['x'], ['__proto__']: 'p' }, salt)
  expect(digests).toEqual(disclosures.map(digest).toSorted())
  const said = disclosures.map((text) => JSON.parse(Buffer.from(text, 'base64url').toString()) as unknown[])
  expect(said.map(([, name, value]) => [name, value])).toEqual([
    ['b', 2],
    ['a', ['x']],
    ['__proto__', 'p'],
  ])
  expect(new Set(said.map(([of]) => of)).size).toBe(3)
  expect(Object.entries(unfold({ _sd: digests }, disclosures)?.record ?? {}).length).toBe(3)
  expect(() => hideFacts({ a: 1 }, () => new Uint8Array(8))).toThrow('16 bytes')
})
