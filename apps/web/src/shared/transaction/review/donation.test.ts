import type { Client } from '@tyto/chain'
import { didWallet, loadCode, type ContractName } from '@tyto/contracts'
import { expect, it } from 'vitest'
import { fitDonation, withDonation } from './donation'

const wallet = didWallet('0x00000000000000000000000000000000000000cc')
const call = wallet.UpdateController({ addr: wallet.address, tyron: null }, { amount: 4n })
const content = { kind: 'call', call } as const
const bare = { kind: 'call', call: { ...call, params: call.params.slice(0, 1) } } as const

/** A node with a wallet of this version and code. */
function nodeOf(version: string, code = ''): Client {
  return {
    chainId: 222,
    request: async (method) => {
      await Promise.resolve()
      if (method === 'GetSmartContractSubState') return version === '' ? null : { version }
      return method === 'GetSmartContractCode' ? { code } : []
    },
    witnesses: () => [],
    probe: async () => undefined,
    status: () => ({ state: 'online', endpoint: null, lastSuccessAt: null, latencyMs: null, endpoints: [] }),
    subscribe: () => () => undefined,
  }
}

it('[DN-01] a value sends Some and travels as the amount, 0 sends None', () => {
  expect(withDonation(content, 7n)).toEqual({
    kind: 'call',
    call: wallet.UpdateController({ addr: wallet.address, tyron: 7n }, { amount: 11n }),
  })
  expect(withDonation(content, 0n)).toEqual(content)
})

it('what the wallet can spare is taken from its balance: only the rest of a donation goes along', () => {
  const amountWith = (spare: bigint, donation: bigint) => {
    const given = withDonation({ ...content, spare }, donation)
    return given.kind === 'call' ? given.call.amount : null
  }
  expect([amountWith(5n, 7n), amountWith(7n, 7n), amountWith(100n, 7n), amountWith(100n, 0n)]).toEqual([
    6n,
    4n,
    4n,
    4n,
  ])
})

it('[DN-01] from version 6 on a donation is asked for where the transition takes one', async () => {
  for (const version of ['DIDxWALLET_6', 'DIDxWALLET_6.4.0', 'DIDxWALLET_7.0.0', 'DEFIxWALLET_1.1.1']) {
    expect(await fitDonation({}, content, nodeOf(version))).toEqual({ content, takesDonation: true })
    expect(await fitDonation({}, bare, nodeOf(version))).toEqual({ content: bare, takesDonation: false })
  }
  const strange = {
    kind: 'call',
    call: { ...call, params: [{ vname: 'tyron', type: 'Uint128', value: '1' }] },
  } as const
  const payment = { kind: 'payment', to: wallet.address, amount: 1n } as const
  for (const each of [strange, payment]) {
    expect(await fitDonation({}, each, nodeOf('DIDxWALLET_7.0.0'))).toEqual({
      content: each,
      takesDonation: false,
    })
    expect(withDonation(each, 7n)).toEqual(each)
  }
})

it.each([
  ['xwallet_3.1.0', 'DidWallet5'],
  ['DIDxWALLET_5.3.0', 'DidWallet5'],
  ['DIDxWALLET_5.8.0', 'DidWallet58'],
  ['DIDxWALLET_5.10.0', 'DidWallet59'],
] as const)('[DN-01] %s has neither field nor parameter', async (version, contract: ContractName) => {
  const node = nodeOf(version, await loadCode(contract))
  expect(await fitDonation({}, content, node)).toEqual({ content: bare, takesDonation: false })
})

it('[DN-01] an old wallet whose own code demands the parameter gets None, and nobody is asked', async () => {
  const code = await loadCode('DidWallet6')
  const { Lock } = wallet
  const lock = Lock({ signature: `0x${'00'.repeat(64)}`, tyron: null })
  for (const each of [call, lock, { ...call, params: bare.call.params }]) {
    const fitted = await fitDonation({}, { kind: 'call', call: each }, nodeOf('DIDxWALLET_5.8.0', code))
    expect(fitted.takesDonation).toBe(false)
    expect(fitted.content).toEqual({ kind: 'call', call: each.transition === 'Lock' ? lock : call })
  }
  // Another transition of the same code may have the parameter.
  const funds = { kind: 'call', call: wallet.AddFunds({}, { amount: 3n }) } as const
  const fitted = await fitDonation({}, funds, nodeOf('DIDxWALLET_5.8.0', code))
  expect(fitted.content).toEqual(funds)
})

it('[DN-01] an action that takes none sends None and asks for nothing', async () => {
  const fitted = await fitDonation({ donate: false }, content, nodeOf('DIDxWALLET_7.0.0'))
  expect(fitted).toEqual({ content, takesDonation: false })
})
