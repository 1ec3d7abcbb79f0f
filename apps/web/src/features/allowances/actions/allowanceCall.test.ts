import { createClient, type Client } from '@tyto/chain'
import type { Address } from '@tyto/primitives'
import { expect, it } from 'vitest'
import { allowanceCall } from './allowanceCall'

const address = (digits: string): Address => `0x${digits.repeat(20)}`
const [wallet, token, spender] = [address('a1'), address('b2'), address('c3')]

interface Asked {
  readonly id: unknown
  readonly method: string
}

/** A node where every contract says this of its version. */
function nodeOf(version: string): Client {
  const answer = ({ id, method }: Asked) => ({
    id,
    jsonrpc: '2.0',
    result: method === 'GetNetworkId' ? '222' : { version },
  })
  return createClient({
    endpoints: ['http://node'],
    chainId: 222,
    fetch: async (url, init) => {
      const asked = (await new Request(url, init).json()) as Asked | Asked[]
      return Response.json(Array.isArray(asked) ? asked.map(answer) : answer(asked))
    },
  })
}

/** No donation, as Scilla writes it. */
const none = { constructor: 'None', argtypes: ['Uint128'], arguments: [] }
const ofDid = { addrName: 'xsgd', spender, amount: '7', tyron: none }
const ofDefi = { dApp: 'xsgd', spender, amount: '7', tyron: none }

const yes = { constructor: 'True', argtypes: [], arguments: [] }
const no = { constructor: 'False', argtypes: [], arguments: [] }

it.each([
  ['the account', null, '', 'increase', token, 'IncreaseAllowance', { spender, amount: '7' }],
  ['the account', null, '', 'decrease', token, 'DecreaseAllowance', { spender, amount: '7' }],
  ['a DID wallet', wallet, 'DIDxWALLET_7.0.0', 'increase', wallet, 'IncreaseAllowance', ofDid],
  ['a DID wallet', wallet, 'DIDxWALLET_7.0.0', 'decrease', wallet, 'DecreaseAllowance', ofDid],
  [
    'a DeFi wallet',
    wallet,
    'DEFIxWALLET_1.0.0',
    'increase',
    wallet,
    'UpdateAllowance',
    { ...ofDefi, add: yes },
  ],
  [
    'a DeFi wallet',
    wallet,
    'DEFIxWALLET_1.0.0',
    'decrease',
    wallet,
    'UpdateAllowance',
    { ...ofDefi, add: no },
  ],
] as const)(
  'the allowance of %s (%s, %s), %s: %s is told %s',
  async (_whose, payer, version, way, told, transition, params) => {
    const place = { wallet: payer, addrName: 'xsgd', token, spender, amount: 7n }
    const content = await allowanceCall(nodeOf(version), place, way)
    if (content.kind !== 'call') throw new Error(content.kind)
    expect([content.call.to, content.call.transition, content.call.amount]).toEqual([told, transition, 0n])
    const values = content.call.params.map(({ vname, value }) => [vname, value])
    expect(Object.fromEntries(values)).toEqual(params)
  },
)

it('a wallet of another kind is told nothing', async () => {
  const place = { wallet, addrName: 'xsgd', token, spender, amount: 7n }
  await expect(allowanceCall(nodeOf('ZILxWALLET_1.0.0'), place, 'increase')).rejects.toThrow('UpgradeAccount')
})
