import { codeHashOf, localNetworkBase, publicNetworks, type Client, type Network } from '@tyto/chain'
import { domainId } from '@tyto/identity'
import type { Address } from '@tyto/primitives'
import { describe, expect, it } from 'vitest'
import { deployXwallet } from './deployXwallet'

const address: Address = '0x00000000000000000000000000000000000000dd'
const local: Network = { ...localNetworkBase, registry: address, zlpRegistry: address, init: address }

/** A node with one contract, and a registry whose owl.did leads to a wallet. */
function nodeWith(code: string | null, leadsTo = address): Client {
  return {
    chainId: 1,
    request: async (method, [, field]) => {
      await Promise.resolve()
      if (method === 'GetSmartContractInit') return []
      if (method === 'GetSmartContractSubState')
        return field === 'did_dns' ? { did_dns: { [domainId('owl')]: leadsTo } } : null
      return code === null ? {} : { code }
    },
    witnesses: () => [],
    probe: async () => undefined,
    status: () => ({ state: 'online', endpoint: null, lastSuccessAt: null, latencyMs: null, endpoints: [] }),
    subscribe: () => () => undefined,
  }
}

/** The main network, where the code of each template is known. */
function withTemplate(code: string): Network {
  const { mainnet } = publicNetworks
  const known = { template: address, codeHash: codeHashOf(code) }
  return { ...mainnet, walletCode: { did: known, defi: known, staking: known } }
}

async function deployOn(network: Network, kind: 'defi' | 'soulbound' | 'staking', client = nodeWith(null)) {
  const input = { kind, owner: address, domain: 'owl', subdomain: 'x', nft: null }
  const content = await deployXwallet.request(input, { network, client, account: address, storage: null })
  if (content.kind !== 'deploy') throw new Error('no deploy')
  const init = Object.fromEntries(content.deploy.init.map(({ vname, value }) => [vname, value]))
  return { code: content.code, init }
}

describe('[SD-01] the deploy of a new XWallet', () => {
  it('is our code on the local network, for the name', async () => {
    const values = { init_nft: domainId('owl'), init: address, init_community: address }
    const defi = await deployOn(local, 'defi')
    expect(defi.init).toMatchObject(values)
    expect(defi.code).toContain('"DEFIxWALLET_')
    const staking = await deployOn(local, 'staking')
    expect(staking.init).toMatchObject(values)
    expect(staking.code).toContain('"ZILxWALLET_')
    const soulbound = await deployOn(local, 'soulbound')
    expect(soulbound.init).toMatchObject({ init_username: 'owl', domain: 'x', init: address })
    expect(soulbound.code).toContain('"SBTxWALLET_')
  })

  it('is the template of a public network, with its community', async () => {
    const mainnet = withTemplate('scilla_version 0')
    const { code, init } = await deployOn(mainnet, 'defi', nodeWith('scilla_version 0'))
    expect(code).toBe('scilla_version 0')
    expect(init).toMatchObject({ init: mainnet.init, init_community: mainnet.initCommunity })
  })

  it('[BX-27] is none where the node tells another code than the entry of the network records, or none is recorded', async () => {
    const lying = nodeWith('scilla_version 0 (* and a back door *)')
    await expect(deployOn(withTemplate('scilla_version 0'), 'defi', lying)).rejects.toMatchObject({
      code: 'OtherCode',
    })
    await expect(deployOn(publicNetworks.mainnet, 'defi', lying)).rejects.toMatchObject({
      code: 'UnknownCode',
    })
  })

  it('[BX-27] is none where the .did of the name leads to another wallet', async () => {
    const client = nodeWith(null, '0x00000000000000000000000000000000000000ee')
    await expect(deployOn(local, 'defi', client)).rejects.toMatchObject({ code: 'NotOfDid' })
  })

  it('is none where there is no code, or no community for it', async () => {
    const { mainnet } = publicNetworks
    const none = { code: 'NoWalletCode' }
    await expect(deployOn(mainnet, 'soulbound')).rejects.toMatchObject(none)
    const noCommunity: Network = { ...withTemplate('scilla_version 0'), initCommunity: null }
    const client = nodeWith('scilla_version 0')
    await expect(deployOn(noCommunity, 'staking', client)).rejects.toMatchObject(none)
  })
})
