import { didContext } from '../testing/contexts'
import { formatDid } from '@tyto/identity'
import jsonld from 'jsonld'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startTestSite, type TestSite } from '../testing/startTestSite'

/**
 * Checks the documents of the local network against the rules of JSON-LD and of DID Core, without any request to the
 * internet.
 */
let site: TestSite
const documents = new Map<string, Document>()
/** The media type that older checkers ask for, to the type of its keys. */
const formats = [
  ['application/did', 'JsonWebKey'],
  ['application/did+ld+json', 'JsonWebKey2020'],
] as const

interface Document {
  readonly '@context': readonly unknown[]
  readonly id: string
  readonly verificationMethod: readonly { readonly id: string; readonly type: string }[]
  readonly service?: readonly {
    readonly id: string
    readonly type: string
    readonly serviceEndpoint: string
  }[]
  readonly [relationship: string]: unknown
}

beforeAll(async () => {
  site = await startTestSite()
  for (const { name, address } of site.devnet.network.names)
    for (const [accept, format] of formats) {
      const response = await site.ask(formatDid('isol', address), accept)
      const key = format === 'JsonWebKey' ? name : `${name} with ${format}`
      if (response.status === 200) documents.set(key, (await response.json()) as Document)
    }
})
afterAll(() => site.stop())

/** Loads only the standards that a document names. */
const options = {
  safe: true,
  documentLoader: async (url: string) => {
    const document = didContext(url)
    if (document === undefined) throw new Error(`The context ${url} is not at hand.`)
    return { contextUrl: null, documentUrl: url, document }
  },
}

describe('documents of the resolver', () => {
  it('[BX-08] are JSON-LD in which every word has a meaning', async () => {
    expect([...documents.keys()]).toEqual(
      expect.arrayContaining(['alice.ssi', 'bruno.ssi', 'carol.ssi', 'elder.ssi']),
    )
    for (const [name, document] of documents) {
      const type = formatOf(name)
      // In safe mode, a word or type without a definition is an error.
      const [expanded] = await jsonld.expand(document, options)
      expect(expanded).toMatchObject({ '@id': document.id })
      const facts = await jsonld.toRDF(document, { ...options, format: 'application/n-quads' as const })
      for (const { id } of document.verificationMethod) {
        expect(facts).toContain(`<${document.id}> <https://w3id.org/security#verificationMethod> <${id}>`)
        expect(facts).toContain(
          `<${id}> <http://www.w3.org/1999/02/22-rdf-syntax-ns#type> <https://w3id.org/security#${type}>`,
        )
      }
      for (const { id, serviceEndpoint } of document.service ?? [])
        expect(facts).toContain(`<${id}> <https://www.w3.org/ns/did#serviceEndpoint> <${serviceEndpoint}>`)
    }
  })

  it('say nothing that JSON-LD would lose', async () => {
    for (const document of documents.values()) {
      const context = document['@context']
      const compact = await jsonld.compact(document, context, { ...options })
      expect(sorted(compact)).toEqual(sorted({ ...document, '@context': context }))
    }
  })

  it('are refused by the same checks where they have a word of no meaning', async () => {
    const document = documents.get('alice.ssi')!
    await expect(jsonld.expand({ ...document, nonsense: 1 }, options)).rejects.toThrow(/[Ss]afe mode/)
    const service = [{ id: `${document.id}#x`, type: 'Nonsense', serviceEndpoint: 'https://a.example' }]
    await expect(jsonld.expand({ ...document, service }, options)).rejects.toThrow(/[Ss]afe mode/)
  })

  it('[BX-08] keep the rules of DID Core on ids, keys and relationships', () => {
    for (const [name, document] of documents) {
      const parts = [...document.verificationMethod, ...(document.service ?? [])]
      expect(new Set(parts.map(({ id }) => id)).size).toBe(parts.length)
      for (const { id } of parts) expect(id.startsWith(`${document.id}#`)).toBe(true)
      const methods = new Set(document.verificationMethod.map(({ id }) => id))
      for (const method of document.verificationMethod)
        expect(method).toMatchObject({
          type: formatOf(name),
          controller: document.id,
          publicKeyJwk: { kty: 'EC', crv: 'secp256k1' },
        })
      expect(JSON.stringify(document)).not.toMatch(/"d":/)
      for (const relationship of [
        'authentication',
        'assertionMethod',
        'keyAgreement',
        'capabilityInvocation',
        'capabilityDelegation',
      ])
        for (const id of document[relationship] as string[]) expect(methods.has(id)).toBe(true)
      for (const { serviceEndpoint } of document.service ?? [])
        expect(URL.canParse(serviceEndpoint)).toBe(true)
    }
  })
})

function formatOf(name: string): string {
  return name.endsWith('JsonWebKey2020') ? 'JsonWebKey2020' : 'JsonWebKey'
}

/** JSON with single values as sets, and sorted: JSON-LD gives neither a meaning. */
function sorted(json: unknown): unknown {
  if (Array.isArray(json)) return json.length === 1 ? sorted(json[0]) : json.map(sorted).sort(byText)
  if (typeof json !== 'object' || json === null) return json
  return Object.fromEntries(
    Object.entries(json).map(([key, value]) => [key, key === '@context' ? value : sorted(value)]),
  )
}

function byText(a: unknown, b: unknown): number {
  return JSON.stringify(a) < JSON.stringify(b) ? -1 : 1
}
