import { localNetworkBase, type Client, type Network, type StorageWallet } from '@tyto/chain'
import { loadCode } from '@tyto/contracts'
import { domainId } from '@tyto/identity'
import type { Address } from '@tyto/primitives'
import { describe, expect, it } from 'vitest'
import { makeDnsCall } from './makeDnsCall'

const wallet: Address = '0x00000000000000000000000000000000000000cc'
const account: Address = '0x00000000000000000000000000000000000000aa'
const address: Address = '0x00000000000000000000000000000000000000dd'
const registry: Address = '0x00000000000000000000000000000000000000bb'
const network: Network = { ...localNetworkBase, registry, zlpRegistry: registry, init: registry }
const storage = {
  encrypt: () => Promise.resolve({ ok: true, value: 'encrypted for me' }),
} as unknown as StorageWallet

/** The wallet that was made for the name: its code, and to whom it says that it belongs. */
interface Made {
  readonly code: string
  readonly fields: Readonly<Record<string, unknown>>
}

function nodeOf(
  version: string,
  status = 'Created',
  controller = account,
  did_domain_dns = {},
  leadsTo = wallet,
  made: Made = { code: '', fields: {} },
): Client {
  const did_status = { constructor: `${wallet}.${status}`, argtypes: [], arguments: [] }
  const did_dns = { [domainId('owl')]: leadsTo }
  const parts = { version, controller, did_status, did_domain_dns, did_dns }
  const fields: Readonly<Record<string, unknown>> = parts
  return {
    chainId: 222,
    request: async (method, [place, field, keys]) => {
      await Promise.resolve()
      if (method === 'GetSmartContractCode') return { code: made.code }
      if (method !== 'GetSmartContractSubState') return []
      const name = String(field)
      if (name === 'did_dns' && (keys as readonly string[])[0] !== domainId('owl')) return null
      const known = place === address.slice(2) ? made.fields : fields
      return Object.hasOwn(known, name) ? { [name]: known[name] } : null
    },
    witnesses: () => [],
    probe: async () => undefined,
    status: () => ({ state: 'online', endpoint: null, lastSuccessAt: null, latencyMs: null, endpoints: [] }),
    subscribe: () => () => undefined,
  }
}

function nodeWith(made: Made): Client {
  return nodeOf('DIDxWALLET_7.0.0', 'Created', account, {}, wallet, made)
}

interface Asked {
  readonly nft?: string | null
  readonly kind?: 'defi' | 'soulbound' | 'staking' | null
  readonly subdomain?: string
  readonly storage?: StorageWallet
  readonly replaces?: Address | null
  readonly on?: Network
}

async function paramsOf(client: Client, asked: Asked = {}) {
  const { nft = null, kind = null, subdomain = 'defi', storage: with_, replaces = null, on = network } = asked
  const input = { wallet, domain: 'owl', subdomain, address, replaces, nft, kind }
  const call = await makeDnsCall(input, { network: on, client, account, storage: with_ ?? null })
  expect(call).toMatchObject({ to: wallet, transition: 'Dns' })
  return Object.fromEntries(call.params.map(({ vname, value }) => [vname, value]))
}

const noKey = `0x${'00'.repeat(33)}`
const noDonation = { constructor: 'None', argtypes: ['Uint128'], arguments: [] }

describe('[SD-04] Dns', () => {
  it('sends name, address and no key; the NFT and the place of a donation from version 6 on', async () => {
    const common = { addr: address, domain: 'defi', didKey: noKey, encrypted: 'null' }
    expect(await paramsOf(nodeOf('DIDxWALLET_5.10.0'), { nft: 'nessy' })).toEqual(common)
    const six = { ...common, tyron: noDonation }
    expect(await paramsOf(nodeOf('DIDxWALLET_6.4.0'))).toEqual({ ...six, nftID: 'nawelito' })
    expect(await paramsOf(nodeOf('DIDxWALLET_7.0.0'))).toEqual({ ...six, nftID: '' })
    expect(await paramsOf(nodeOf('DIDxWALLET_7.0.0'), { nft: 'dd10k#7' })).toMatchObject({ nftID: 'dd10k#7' })
  })

  it('makes a key for a soulbound wallet where somebody keeps its private half, and for nothing else', async () => {
    const client = nodeWith({ code: await loadCode('SbtWallet'), fields: { nft_username: 'owl' } })
    const { didKey, encrypted } = await paramsOf(client, { kind: 'soulbound', storage })
    expect(didKey).toMatch(/^0x0[23][0-9a-f]{64}$/)
    expect(encrypted).toBe('encrypted for me')
    expect(await paramsOf(client, { kind: 'soulbound' })).toMatchObject({ didKey: noKey, encrypted: 'null' })
    const defi = nodeWith({ code: await loadCode('DefiWallet'), fields: { nft_domain: domainId('owl') } })
    expect(await paramsOf(defi, { kind: 'defi', storage })).toMatchObject({ didKey: noKey })
  })

  it('[BX-27] leads to no new wallet of another code, of another kind, or of another name', async () => {
    const code = await loadCode('DefiWallet')
    const fields = { nft_domain: domainId('owl') }
    const strange: readonly (readonly [Made, string])[] = [
      [{ code: `${code} `, fields }, 'OtherCode'],
      [{ code: await loadCode('ZilWallet'), fields }, 'OtherCode'],
      [{ code: '', fields }, 'OtherCode'],
      [{ code, fields: { nft_domain: domainId('crow') } }, 'NotOfDid'],
      [{ code, fields: { controller: registry } }, 'NotOfDid'],
    ]
    for (const [made, expected] of strange) {
      await expect(paramsOf(nodeWith(made), { kind: 'defi' })).rejects.toMatchObject({ code: expected })
    }
    expect(await paramsOf(nodeWith({ code, fields }), { kind: 'defi' })).toMatchObject({ addr: address })
  })

  it('[BX-27] leads to no new wallet where nobody has recorded the code of its kind, and says that', async () => {
    const made = nodeWith({ code: await loadCode('DefiWallet'), fields: { nft_domain: domainId('owl') } })
    const template = { template: registry, codeHash: null }
    for (const walletCode of [{ defi: template }, {}])
      await expect(paramsOf(made, { kind: 'defi', on: { ...network, walletCode } })).rejects.toMatchObject({
        code: 'UnknownCode',
      })
  })

  it('writes a name of other letters in the letters of the chain', async () => {
    const { domain } = await paramsOf(nodeOf('DIDxWALLET_7.0.0'), { subdomain: 'сова' })
    expect(domain).toBe('%D1%81%D0%BE%D0%B2%D0%B0')
  })

  it('replaces what the person was told of, and nothing else', async () => {
    const other: Address = '0x00000000000000000000000000000000000000ee'
    const taken = nodeOf('DIDxWALLET_7.0.0', 'Created', account, { defi: other })
    expect(await paramsOf(taken, { replaces: other })).toMatchObject({ addr: address })
    await expect(paramsOf(taken)).rejects.toMatchObject({ code: 'SubdomainChanged' })
    await expect(paramsOf(taken, { replaces: address })).rejects.toMatchObject({ code: 'SubdomainChanged' })
    const free = nodeOf('DIDxWALLET_7.0.0')
    await expect(paramsOf(free, { replaces: other })).rejects.toMatchObject({ code: 'SubdomainChanged' })
  })

  it.each([
    [nodeOf('DIDxWALLET_7.0.0', 'Locked'), 'DidLocked'],
    [nodeOf('DIDxWALLET_7.0.0', 'Deactivated'), 'DidDeactivated'],
    [nodeOf('DIDxWALLET_7.0.0', 'Created', wallet), 'NotController'],
    [nodeOf('xwallet_3.1.0'), 'UpgradeAccount'],
    [nodeOf('DIDxWALLET_7.0.0', 'Created', account, {}, account), 'NotOfDid'],
  ])('is not made for a wallet that would refuse it (%#)', async (client, code) => {
    await expect(paramsOf(client)).rejects.toMatchObject({ code })
  })
})
