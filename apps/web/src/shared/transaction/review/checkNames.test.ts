import { localNetworkBase, type Client, type Network, type Requests } from '@tyto/chain'
import { domainId } from '@tyto/identity'
import type { Address } from '@tyto/primitives'
import { expect, it } from 'vitest'
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
