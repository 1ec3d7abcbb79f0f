import { isAddress } from '@tyto/primitives'
import { describe, expect, it } from 'vitest'
import { addressLink, transactionLink } from './explorerLinks'
import { loadLocalNetwork, overrideNetwork } from './networkDescription'
import { isSwept, localNetworkBase, publicNetworks } from './networks'

const described = {
  chainId: 222,
  registry: `0x${'1'.repeat(40)}`,
  zlpRegistry: `0x${'2'.repeat(40)}`,
  init: `0x${'3'.repeat(40)}`,
  testPhrase: 'passed over',
}

describe('networks', () => {
  it('[BX-25] say of an account whether they swept it, by the largest nonce, also one that a node rounds', () => {
    const { rules } = publicNetworks.mainnet
    for (const nonce of [18_446_744_073_709_551_615n, 18_446_744_073_709_552_000n])
      expect(isSwept(rules, nonce)).toBe(true)
    for (const nonce of [0n, 1n, 18_446_744_073_709_551_614n]) expect(isSwept(rules, nonce)).toBe(false)
    expect(isSwept(localNetworkBase.rules, 18_446_744_073_709_551_615n)).toBe(false)
  })

  it.each(Object.values(publicNetworks))('$id has sound addresses and endpoints', (network) => {
    for (const address of [network.registry, network.zlpRegistry, network.init])
      expect(isAddress(address)).toBe(true)
    expect(network.endpoints.length).toBeGreaterThan(0)
    for (const endpoint of network.endpoints) expect(new URL(endpoint).protocol).toBe('https:')
    expect(overrideNetwork(network, {})).toEqual({ ok: true, value: network })
  })

  it('[RT-14] have explorer links that carry the network', () => {
    const { mainnet, testnet } = publicNetworks
    const id = 'ab'.repeat(32)
    expect(transactionLink(mainnet, id)).toBe(`https://viewblock.io/zilliqa/tx/0x${id}`)
    expect(transactionLink(testnet, `0x${id}`)).toBe(
      `https://viewblock.io/zilliqa/tx/0x${id}?network=testnet`,
    )
    expect(addressLink(testnet, '0x0000000000000000000000000000000000000000')).toBe(
      'https://viewblock.io/zilliqa/address/zil1qqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqq9yf6pz?network=testnet',
    )
    expect(transactionLink(localNetworkBase, id)).toBe(`/-/explorer/tx/0x${id}`)
    expect(transactionLink(mainnet, '../../evil?x#y')).toBe(
      'https://viewblock.io/zilliqa/tx/0x..%2F..%2Fevil%3Fx%23y',
    )
  })

  it('take what an operator overrides, and nothing unsound', () => {
    const endpoints = ['https://node.example/v1?key=1', '/-/rpc', 'http://127.0.0.1:5555']
    expect(overrideNetwork(publicNetworks.testnet, { endpoints })).toMatchObject({
      ok: true,
      value: { id: 'testnet', endpoints },
    })
    for (const wrong of [
      ['ftp://x'],
      [],
      'https://x',
      ['//evil.example'],
      ['javascript:1'],
      ['https:// x'],
      [1],
      Array(21).fill('/-/rpc'),
    ]) {
      expect(overrideNetwork(publicNetworks.testnet, { endpoints: wrong })).toEqual({
        ok: false,
        code: 'InvalidNetworkEndpoints',
      })
    }
    for (const registry of ['zil1abc', `0x${'A'.repeat(40)}`, 7]) {
      expect(overrideNetwork(publicNetworks.testnet, { registry })).toEqual({
        ok: false,
        code: 'InvalidNetworkAddress',
      })
    }
    expect(overrideNetwork(publicNetworks.testnet, { chainId: '333' })).toEqual({
      ok: false,
      code: 'InvalidNetworkChainId',
    })
    expect(overrideNetwork(localNetworkBase, {})).toEqual({ ok: false, code: 'InvalidNetworkAddress' })
  })

  it('[BX-26] keep the rules of their entry where a description has none, and take none that nobody knows', () => {
    const { mainnet } = publicNetworks
    for (const described of [{}, { rules: {} }, { rules: { tellsHistory: 'yes', forReading: 'never' } }])
      expect(overrideNetwork(mainnet, described)).toEqual({ ok: true, value: mainnet })
    // By the rules of another network gas would be said too low: a word that is no rules is not passed over.
    for (const rules of [
      null,
      'zilliqa-2',
      ['zilliqa-2'],
      2,
      ...['zilliqa-3', 'Zilliqa-2', '__proto__', 'constructor', '', null, 2].map((set) => ({ set })),
    ])
      expect(overrideNetwork(mainnet, { rules })).toEqual({ ok: false, code: 'InvalidNetworkRules' })
    const runs = overrideNetwork(mainnet, { rules: { set: 'zilliqa-1', forReading: null } })
    expect(runs).toMatchObject({
      value: { rules: { name: 'zilliqa-1', forReading: null, bodyNonceLag: 0n } },
    })
  })
})

describe('loadLocalNetwork', () => {
  const answering =
    (body: unknown, status = 200) =>
    () =>
      Promise.resolve(new Response(typeof body === 'string' ? body : JSON.stringify(body), { status }))

  it('makes the network of its description', async () => {
    const network = await loadLocalNetwork({ fetch: answering(described), origin: 'http://127.0.0.1:4000' })
    expect(network).toMatchObject({
      id: 'local',
      chainId: 222,
      endpoints: ['http://127.0.0.1:4000/-/rpc'],
      registry: described.registry,
    })
    expect(Object.keys(network)).not.toContain('testPhrase')
    expect((await loadLocalNetwork({ fetch: answering(described) })).endpoints).toEqual(['/-/rpc'])
  })

  it.each([
    ['an error', answering('', 500), 'RpcTransport'],
    ['HTML', answering('<!doctype html>'), 'RpcTransport'],
    ['null', answering(null), 'RpcInvalidAnswer'],
    ['no addresses', answering({ chainId: 222 }), 'RpcInvalidAnswer'],
    ['nothing', () => Promise.reject(new TypeError('fetch failed')), 'RpcTransport'],
  ])('rejects when the server answers %s', async (_name, fetch, code) => {
    await expect(loadLocalNetwork({ fetch })).rejects.toMatchObject({ code })
  })
})
