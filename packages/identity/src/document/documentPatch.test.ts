import fc from 'fast-check'
import type { Address, Hex } from '@tyto/primitives'
import { describe, expect, test } from 'vitest'
import {
  addAddress,
  addKey,
  addLink,
  checkServiceCount,
  makePatches,
  parseServiceInput,
  patchDocument,
  removeService,
  reorderServices,
  serviceEntries,
  type DocumentElement,
  type ServiceEndpoint,
  type ServiceEntry,
} from '../index'
import type { ServiceInput } from './serviceEntry'

const address: Address = `0x${'33'.repeat(20)}`
const key: Hex = `0x02${'22'.repeat(32)}`

interface Record {
  readonly services: Map<string, ServiceEndpoint>
  readonly addressServices: Map<string, Address>
  readonly verificationMethods: Map<string, Hex>
}

/** The record of a wallet after these elements, as the contract applies them. */
function apply(record: Record, document: readonly DocumentElement[]): Record {
  const { services, addressServices, verificationMethods } = {
    services: new Map(record.services),
    addressServices: new Map(record.addressServices),
    verificationMethods: new Map(record.verificationMethods),
  }
  for (const element of document) {
    const [action, id] = element.arguments
    if (element.constructor === 'VerificationMethod') {
      if (action.constructor === 'Remove') verificationMethods.delete(id)
      else verificationMethods.set(id, element.arguments[2])
      continue
    }
    services.delete(id)
    addressServices.delete(id)
    if (action.constructor === 'Remove') continue
    const endpoint = element.arguments[2]
    if (endpoint.constructor === 'Uri') {
      const [type, protocol, value] = endpoint.arguments
      services.set(id, { kind: 'uri', type, protocol: protocol.constructor, value })
    } else if (endpoint.arguments[0].constructor === 'Zilliqa') {
      addressServices.set(id, endpoint.arguments[0].arguments[0])
    } else {
      services.set(id, { kind: 'address', chain: 'Other', address: endpoint.arguments[0].arguments[0] })
    }
  }
  return { services, addressServices, verificationMethods }
}

const empty: Record = { services: new Map(), addressServices: new Map(), verificationMethods: new Map() }
const alice = apply(empty, [
  addKey('update', key, 'encrypted'),
  addLink('github', 'GitHub#17202a#e0912a#code', 'github.com/alice'),
  addLink('repo', 'Repository#000#000#', 'example.org/alice.git', 'Git'),
  addAddress('bitcoin', address, 'Other'),
  addAddress('savings', address),
])

const link = (id: string, more: Partial<Extract<ServiceInput, { endpoint: 'Web2' }>> = {}): ServiceInput => ({
  endpoint: 'Web2',
  id,
  label: '',
  link: 'alice.example',
  color1: '',
  color2: '',
  description: '',
  ...more,
})

describe('parseServiceInput', () => {
  test('drops what is not kept and fills in what is missing', () => {
    const input = link(' github ', {
      link: 'https://www.github.com/alice',
      color1: '#FFF',
      description: ' code ',
    })
    expect(parseServiceInput(input)).toEqual({
      ok: true,
      value: {
        endpoint: 'Web2',
        id: 'github',
        protocol: 'Https',
        label: 'github',
        link: 'github.com/alice',
        color1: 'fff',
        color2: '000',
        description: 'code',
      },
    })
  })

  test.each([
    [link(''), 'InputIsIncomplete'],
    [link('a', { link: ' https:// ' }), 'InputIsIncomplete'],
    [link('a', { link: 'javascript:alert(1)' }), 'LinkIsMalformed'],
    [link('a', { link: ' https://JavaScript:alert(1)' }), 'LinkIsMalformed'],
    [link('a', { link: 'java\u200Bscript:alert(1)' }), 'LinkIsMalformed'],
    [link('a', { link: 'data:text/html,owl' }), 'LinkIsMalformed'],
    [link('a', { link: 'alice.example/my page' }), 'LinkIsMalformed'],
    [link('a', { link: 'alice.example/\tx' }), 'LinkIsMalformed'],
    [link('a', { description: 'x'.repeat(61) }), 'DescriptionIsTooLong'],
    [link('a', { description: '🦉'.repeat(61) }), 'DescriptionIsTooLong'],
    [link('a', { color2: 'red' }), 'ColorIsNotHex'],
    [link('a', { color1: '12345' }), 'ColorIsNotHex'],
    [{ endpoint: 'Web3', id: 'a', blockchain: 'Other', address: '' }, 'InputIsIncomplete'],
    [{ endpoint: 'Web3', id: 'a', blockchain: 'Zilliqa', address: '0x12' }, 'WrongAddress'],
  ] as const)('[DU-08] %j: %s', (input, code) => {
    expect(parseServiceInput(input)).toEqual({ ok: false, code })
  })

  test.each(['alice.example', 'http://alice.example', 'ipfs://owl', 'bc1qowl', 'alice.example/javascript:x'])(
    '%s is kept as a link',
    (text) => {
      expect(parseServiceInput(link('a', { link: text }))).toMatchObject({ ok: true, value: { link: text } })
    },
  )

  test('takes 60 characters, not 60 halves of them', () => {
    expect(parseServiceInput(link('a', { description: '🦉'.repeat(60) })).ok).toBe(true)
  })
})

describe('checkServiceCount', () => {
  test.each([
    ['2', 'ok'],
    ['2.5', 'CountIsNotWhole'],
    ['two', 'CountIsNotANumber'],
    ['0', 'CountIsZero'],
    ['51', 'TooManyServices'],
  ])('a count of %s: %s', (text, expected) => {
    const result = checkServiceCount(text)
    expect(result.ok ? 'ok' : result.code).toBe(expected)
  })
})

describe('makePatches', () => {
  test('finds what was added, replaced and removed', () => {
    const [github, , ...addresses] = serviceEntries(alice) as readonly [
      ServiceEntry,
      ServiceEntry,
      ...ServiceEntry[],
    ]
    const edited: ServiceEntry[] = [
      { ...github, link: 'github.com/owl' } as ServiceEntry,
      ...addresses.slice(1),
      parsed(link('homepage')),
    ]
    const patches = makePatches(alice, {
      services: edited,
      keys: [
        { purpose: 'auth', publicKey: key, encrypted: 'x' },
        { purpose: 'update', publicKey: key, encrypted: 'none' },
      ],
    })
    if (!patches.ok) throw new Error(patches.code)
    expect(patches.value.map(({ action }) => action)).toEqual([
      'ReplaceKeys',
      'RemoveServices',
      'AddServices',
    ])
    expect(patchDocument(patches.value)).toEqual([
      addKey('update', key, 'none'),
      addKey('auth', key, 'x'),
      removeService('repo'),
      removeService('bitcoin'),
      addLink('github', 'GitHub#17202a#e0912a#code', 'github.com/owl'),
      addLink('homepage', 'homepage#000#000#', 'alice.example'),
    ])
  })

  test('refuses to do nothing, and to do one thing twice', () => {
    expect(makePatches(alice, {})).toEqual({ ok: false, code: 'NothingToChange' })
    const entries = serviceEntries(alice)
    expect(makePatches(alice, { services: entries })).toEqual({ ok: false, code: 'NothingToChange' })
    const twice = [...entries, entries[0]!]
    expect(makePatches(alice, { services: twice })).toEqual({ ok: false, code: 'PatchRepeats' })
    const keys = [1, 2].map(() => ({ purpose: 'auth', publicKey: key, encrypted: 'x' }))
    expect(makePatches(alice, { keys })).toEqual({ ok: false, code: 'PatchRepeats' })
  })
})

const parsed = (input: ServiceInput): ServiceEntry => {
  const entry = parseServiceInput(input)
  if (!entry.ok) throw new Error(entry.code)
  return entry.value
}

const text = fc.oneof(fc.string({ maxLength: 12 }), fc.string({ unit: 'grapheme', maxLength: 8 }))
const color = fc.constantFrom('', '#fff', '17202A', '000')
const input: fc.Arbitrary<ServiceInput> = fc.oneof(
  fc.record({
    endpoint: fc.constant('Web2' as const),
    id: fc.oneof(text, fc.constantFrom('1', '2', '10', 'github', 'a#b', '50%')),
    label: text,
    link: fc.oneof(text, fc.constantFrom('alice.example/a%20b#c', 'https://www.owl.example')),
    color1: color,
    color2: color,
    description: text,
    protocol: fc.constantFrom('Https', 'Git'),
  }),
  fc.record({
    endpoint: fc.constant('Web3' as const),
    id: fc.constantFrom('1', '3', 'bitcoin', 'savings'),
    blockchain: fc.constantFrom('Zilliqa', 'Other'),
    address: fc.constant(address),
  }),
)
/** Entries that survive the form. */
const entries = fc.array(input, { maxLength: 8 }).map((inputs) => {
  const sound = inputs.map(parseServiceInput).flatMap((result) => (result.ok ? [result.value] : []))
  return sound.filter(({ id }, index) => sound.findIndex((other) => other.id === id) === index)
})

const record = (list: readonly ServiceEntry[]): Record => {
  const patches = makePatches(empty, { services: list })
  return patches.ok ? apply(empty, patchDocument(patches.value)) : empty
}
/** As people will read them: what no screen shows is gone. */
const shown = (list: readonly ServiceEntry[]): readonly ServiceEntry[] => serviceEntries(record(list))
const byId = (list: readonly ServiceEntry[]) => new Map(list.map((entry) => [entry.id, entry]))

describe('whatever is edited', () => {
  test('the wallet holds afterwards what was reviewed, all of it in ASCII', () => {
    fc.assert(
      fc.property(entries, entries, (before, after) => {
        const start = record(before)
        const patches = makePatches(start, { services: after })
        const document = patches.ok ? patchDocument(patches.value) : []
        expect(JSON.stringify(document)).toMatch(/^[\x20-\x7E]*$/)
        const end = apply(start, document)
        expect(byId(serviceEntries(end))).toEqual(byId(shown(after)))
        expect(makePatches(end, { services: serviceEntries(end) }).ok).toBe(false)
      }),
    )
  })

  test('links stand in the order that was asked for, and nothing else changes', () => {
    fc.assert(
      fc.property(
        entries.chain((list) => {
          const ids = list.filter(({ endpoint }) => endpoint === 'Web2').map(({ id }) => id)
          return fc.record({
            list: fc.constant(list),
            order: fc.shuffledSubarray(ids, { minLength: ids.length }),
          })
        }),
        ({ list, order }) => {
          const start = record(list)
          const present = byId(serviceEntries(start))
          const reordered = reorderServices(serviceEntries(start), order)
          const patches = makePatches(start, { services: reordered })
          const end = serviceEntries(apply(start, patches.ok ? patchDocument(patches.value) : []))
          const content = (entry: ServiceEntry | undefined) => ({ ...entry, id: '' })
          expect(end.filter(({ endpoint }) => endpoint === 'Web2').map(content)).toEqual(
            order.map((id) => content(present.get(id))),
          )
          const addresses = (from: readonly ServiceEntry[]) =>
            byId(from.filter(({ endpoint }) => endpoint === 'Web3'))
          expect(addresses(end)).toEqual(addresses([...present.values()]))
        },
      ),
    )
  })

  test('the order that is there is no change', () => {
    const start = record(['1', '2', '10'].map((id) => parsed(link(id))))
    const present = serviceEntries(start)
    expect(present.map(({ id }) => id)).toEqual(['1', '2', '10'])
    const same = reorderServices(serviceEntries(record(['1', '2', '3'].map((id) => parsed(link(id))))), [
      '1',
      '2',
      '3',
    ])
    expect(same.map(({ id }) => id)).toEqual(['1', '2', '3'])
  })
})
