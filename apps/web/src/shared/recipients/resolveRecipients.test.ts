import { localNetworkBase, type Client, type Network } from '@tyto/chain'
import { domainId, parseName } from '@tyto/identity'
import type { Address } from '@tyto/primitives'
import { expect, it } from 'vitest'
import { stubPage } from '../device/testing/stubPage'

stubPage()

const address = (digits: string): Address => `0x${digits.repeat(20)}`
const registry = address('bb')
const network: Network = { ...localNetworkBase, registry, zlpRegistry: registry, init: registry }
const leads = new Map([
  ['owl', address('01')],
  ['hawk', address('02')],
  ['wren', address('03')],
])

it('each of many names leads to its own address, one that is named twice too, and an unknown one to none', async () => {
  const asked: string[] = []
  const client: Client = {
    chainId: 222,
    request: async (method, [, field, keys]) => {
      if (method === 'GetSmartContractInit') {
        return [{ vname: '_scilla_version', type: 'Uint32', value: '0' }]
      }
      const [key = ''] = keys as readonly string[]
      asked.push(key)
      const [, found] = [...leads].find(([domain]) => domainId(domain) === key) ?? []
      return found === undefined ? null : { [String(field)]: { [key]: found } }
    },
    witnesses: () => [],
    probe: async () => undefined,
    status: () => ({ state: 'online', endpoint: null, lastSuccessAt: null, latencyMs: null, endpoints: [] }),
    subscribe: () => () => undefined,
  }
  const { addressesOn } = await import('./resolveRecipients')
  const names = ['owl.ssi', 'hawk.ssi', 'nobody.ssi', 'owl.ssi', 'wren.ssi'].map((text) => {
    const name = parseName(text)
    if (!name.ok) throw new Error(text)
    return name.value
  })
  expect([...(await addressesOn({ client, network }, names))]).toEqual([
    ['owl.ssi', address('01')],
    ['hawk.ssi', address('02')],
    ['nobody.ssi', null],
    ['wren.ssi', address('03')],
  ])
  expect(asked.filter((key) => key === domainId('owl'))).toHaveLength(1)
})
