import { localNetworkBase, type Client, type Network, type Requests } from '@tyto/chain'
import { domainId } from '@tyto/identity'
import type { Address } from '@tyto/primitives'
import { describe, expect, it } from 'vitest'
import { encodeInput, storedInput } from '../action/inputJson'
import { checkNames } from './checkNames'

const registry: Address = '0x00000000000000000000000000000000000000bb'
const network: Network = { ...localNetworkBase, registry, zlpRegistry: registry, init: registry }
const owl: Address = `0x${'01'.repeat(20)}`
const thief: Address = `0x${'66'.repeat(20)}`

/** A node that says that owl.ssi leads here; null for nowhere. */
const nodeOf = (leads: Address | null | 'fails'): Requests => ({
  request: async (method, [, field, keys]) => {
    await Promise.resolve()
    if (leads === 'fails') throw new Error('no node')
    if (method === 'GetSmartContractInit') return [{ vname: '_scilla_version', type: 'Uint32', value: '0' }]
    const [key = ''] = keys as readonly string[]
    return key === domainId('owl') && leads !== null ? { [String(field)]: { [key]: leads } } : null
  },
})

function clientOf(...nodes: readonly Requests[]): Client {
  const status = {
    state: 'online',
    endpoint: null,
    lastSuccessAt: null,
    latencyMs: null,
    endpoints: [],
  } as const
  return {
    ...nodes[0]!,
    chainId: 222,
    witnesses: () => (nodes.length < 2 ? [] : nodes),
    probe: async () => undefined,
    status: () => status,
    subscribe: () => () => undefined,
  }
}

const stored = (input: unknown) => storedInput(encodeInput(input))
const named = (address: Address) => ({ named: [{ name: 'owl.ssi', address }] })
const check = (client: Client, input: unknown): Promise<void> =>
  checkNames({ isAboutOther: true }, { subject: '', input: stored(input) }, { client, network })

it('takes a recipient that the name leads to, by every node that knows it', async () => {
  await check(clientOf(nodeOf(owl)), named(owl))
  await check(clientOf(nodeOf(owl), nodeOf(owl)), named(owl))
  // One that is behind, or silent, knows nothing of it.
  await check(clientOf(nodeOf(owl), nodeOf(null), nodeOf('fails')), named(owl))
  await check(clientOf(nodeOf(null), nodeOf(null)), { amount: 1n })
})

it.each([
  ['the chain leads elsewhere by now', clientOf(nodeOf(thief))],
  ['the name leads nowhere', clientOf(nodeOf(null), nodeOf(owl))],
])('refuses a recipient where %s', async (_, client) => {
  await expect(check(client, named(owl))).rejects.toMatchObject({ code: 'RecipientChanged' })
})

it('[BX-27] refuses a recipient that one node alone names, whichever is asked first', async () => {
  const expected = { code: 'RecipientChanged' }
  await expect(check(clientOf(nodeOf(thief), nodeOf(owl)), named(thief))).rejects.toMatchObject(expected)
  await expect(check(clientOf(nodeOf(owl), nodeOf(thief)), named(owl))).rejects.toMatchObject(expected)
})

it('[BX-27] refuses the wallet of the form where one node alone says that its name leads there', async () => {
  const client = clientOf(nodeOf(thief), nodeOf(owl))
  const asked = { subject: 'owl.ssi', input: stored({ wallet: thief }) }
  await expect(checkNames({}, asked, { client, network })).rejects.toMatchObject({
    code: 'NameMoved',
  })
})

it('[BX-27] looks where the name itself leads, where the account behind its wallet is whom somebody means', async () => {
  const account: Address = `0x${'05'.repeat(20)}`
  const input = { named: [{ name: 'owl.ssi', address: account, leads: owl }] }
  await check(clientOf(nodeOf(owl)), input)
  const expected = { code: 'RecipientChanged' }
  await expect(check(clientOf(nodeOf(thief)), input)).rejects.toMatchObject(expected)
  await expect(check(clientOf(nodeOf(account)), input)).rejects.toMatchObject(expected)
})

describe('the name under which a form stood', () => {
  const moved = { code: 'NameMoved' }
  const client = clientOf(nodeOf(thief))
  const asked = (subject: string, input: unknown, action: Parameters<typeof checkNames>[0] = {}) =>
    checkNames(action, { subject, input: stored(input) }, { client, network })

  it('must lead to the wallet that the request moves', async () => {
    await asked('owl.ssi', { wallet: thief })
    await expect(asked('owl.ssi', { wallet: owl })).rejects.toMatchObject(moved)
  })

  it.each([
    ['of another name than the wallet', 'owl.ssi', { wallet: owl }, { isAboutOther: true as const }],
    ['without a wallet', 'owl.ssi', { to: owl }, {}],
    ['with a wallet that is no address', 'owl.ssi', { wallet: 'owl' }, {}],
    ['under an address', owl, { wallet: owl }, {}],
    ['under a sentence', 'Row 7', { wallet: owl }, {}],
    ['under nothing', '', { wallet: owl }, {}],
    ['under what is not written as a name is', 'OWL.ssi', { wallet: owl }, {}],
    ['under a domain alone', 'owl', { wallet: owl }, {}],
  ])('is asked for nothing %s', async (_, subject, input, action) => {
    await asked(subject, input, action)
  })
})

describe('those whom a request names', () => {
  const changed = { code: 'RecipientChanged' }
  const client = clientOf(nodeOf(thief))
  const names = (who: unknown, action: Parameters<typeof checkNames>[0] = {}) =>
    checkNames(
      { isAboutOther: true, ...action },
      { subject: '', input: stored({ named: who }) },
      { client, network },
    )

  it.each([
    ['by an address alone', [{ name: null, address: owl }]],
    ['by what is no name', [{ name: '', address: owl }]],
    ['by a name that is no text', [{ name: 7, address: owl }]],
    ['without an address', [{ name: 'owl.ssi', address: 'owl' }]],
    ['with a place that is no address', [{ name: 'owl.ssi', address: owl, leads: 'owl' }]],
    ['not at all', [7, null]],
    ['without a list', { name: 'owl.ssi', address: owl }],
  ])('%s are not looked up', async (_, who) => {
    await names(who)
  })

  it('are all looked up, those of the form and those of the action', async () => {
    await names([{ name: 'owl.ssi', address: thief }])
    const both = [
      { name: 'owl.ssi', address: thief },
      { name: 'owl.ssi', address: owl },
    ]
    await expect(names(both)).rejects.toMatchObject(changed)
    const byAction = (address: Address) => ({ names: () => [{ name: 'owl.ssi', address }] })
    await names([], byAction(thief))
    await expect(names([], byAction(owl))).rejects.toMatchObject(changed)
    await expect(names(undefined, byAction(owl))).rejects.toMatchObject(changed)
  })
})
