import { localNetworkBase, type Client, type Network } from '@tyto/chain'
import { domainId } from '@tyto/identity'
import type { Address } from '@tyto/primitives'
import { expect, it } from 'vitest'
import { encodeInput } from '../action/inputJson'
import { checkDigits } from './checkDigits'
import { performEffect } from './performEffect'
import type { ReviewAnswer } from './reviewEvents'

const registry: Address = '0x00000000000000000000000000000000000000bb'
const init: Address = '0x00000000000000000000000000000000000000cc'
const network: Network = { ...localNetworkBase, registry, zlpRegistry: registry, init: registry }

/** A network whose coins have these digits, by what their contracts say. */
function nodeOf(digits: Readonly<Record<string, number>>): Client {
  const places = Object.keys(digits)
  const placeOf = (id: string): string => `0x${(places.indexOf(id) + 1).toString(16).padStart(40, '0')}`
  return {
    chainId: 222,
    request: async (method, [place, field, keys]) => {
      await Promise.resolve()
      const [key = ''] = (keys ?? []) as readonly string[]
      if (method === 'GetSmartContractInit') {
        const id = places.find((each) => placeOf(each).slice(2) === place)
        const value = id === undefined ? '0' : String(digits[id])
        return [{ vname: 'decimals', type: 'Uint32', value }]
      }
      if (field === 'did_dns') return key === domainId('init') ? { did_dns: { [key]: init } } : null
      return field === 'services' && places.includes(key) ? { services: { [key]: placeOf(key) } } : null
    },
    witnesses: () => [],
    probe: async () => undefined,
    status: () => ({ state: 'online', endpoint: null, lastSuccessAt: null, latencyMs: null, endpoints: [] }),
    subscribe: () => () => undefined,
  }
}

const payment = (id: string, decimals: number) => ({
  payments: [{ to: registry, coin: { id, symbol: id, decimals }, amount: 100_000n }],
})
const other = { code: 'OtherDigits' }

it('[BX-27] lets a request be made only with the digits that the chain says of each coin', async () => {
  const client = nodeOf({ lulu: 6, xsgd: 6 })
  await checkDigits(payment('lulu', 6), { client, network })
  await checkDigits(payment('zil', 12), { client, network })
  await checkDigits({ wallet: registry, note: 'no coin in it' }, { client, network })
  await expect(checkDigits(payment('lulu', 4), { client, network })).rejects.toMatchObject(other)
  await expect(checkDigits(payment('zil', 10), { client, network })).rejects.toMatchObject(other)
  await expect(checkDigits(payment('nobody', 6), { client, network })).rejects.toMatchObject(other)
  // An allowance names its coin otherwise.
  const allowance = { addrName: 'lulu', spender: registry, amount: 5n }
  await checkDigits({ ...allowance, decimals: 6 }, { client, network })
  await expect(checkDigits({ ...allowance, decimals: 5 }, { client, network })).rejects.toMatchObject(other)
})

it('[BX-27] takes no word of a node for the own coins of the protocol', async () => {
  const lying = nodeOf({ xsgd: 4 })
  await expect(checkDigits(payment('xsgd', 4), { client: lying, network })).rejects.toMatchObject(other)
})

it('[BX-27] takes no two counts for one coin', async () => {
  const client = nodeOf({ lulu: 6 })
  const both = [payment('lulu', 6), payment('lulu', 7)]
  await expect(checkDigits(both, { client, network })).rejects.toMatchObject(other)
})

it('[BX-27] lets no more through than it looks at', async () => {
  const client = nodeOf({ lulu: 6 })
  const many = Array.from({ length: 50_001 }, () => 0)
  await expect(checkDigits([many, payment('lulu', 6)], { client, network })).rejects.toMatchObject(other)
})

it('[BX-27] reads the digits once more right before the wallet is asked', async () => {
  const answers: ReviewAnswer[] = []
  const client = nodeOf({ lulu: 4 })
  // Other questions are not answered.
  const request: Client['request'] = (method, params, options) =>
    method.startsWith('GetSmartContract')
      ? client.request(method, params, options)
      : new Promise(() => undefined)
  const perform = performEffect({
    chainOf: () => ({ client: { ...client, request }, network }),
    session: { askNetwork: async () => '222' },
  } as never)
  const work = {
    kind: 'readChain',
    action: {},
    input: encodeInput(payment('lulu', 6)),
    subject: '',
    for: { account: registry, network: 'local' },
    since: null,
    stored: [],
  }
  await perform(
    work as never,
    {
      answer: (answer: ReviewAnswer) => void answers.push(answer),
      signal: new AbortController().signal,
    } as never,
  )
  expect(answers).toMatchObject([{ kind: 'failed', problem: { code: 'OtherDigits' } }])
})

it('[BX-27] takes no digits that one node alone says of a coin', async () => {
  const [honest, lying] = [nodeOf({ lulu: 6 }), nodeOf({ lulu: 4 })]
  const both = (first: Client): Client => ({ ...first, witnesses: () => [honest, lying] })
  await expect(checkDigits(payment('lulu', 4), { client: both(lying), network })).rejects.toMatchObject(other)
  await expect(checkDigits(payment('lulu', 6), { client: both(honest), network })).rejects.toMatchObject(
    other,
  )
  await checkDigits(payment('lulu', 6), {
    client: { ...honest, witnesses: () => [honest, nodeOf({})] },
    network,
  })
})
