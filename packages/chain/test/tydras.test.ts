import { initDid } from '@tyto/contracts'
import { createDevnet, listen, testAccount, type Devnet, type Listener } from '@tyto/devnet'
import { domainId, tydraCollections, tydraPicture, type TydraCollection } from '@tyto/identity'
import { bytesToUtf8, qaPerLi, signTransaction, transactionToRpc, transactionVersion } from '@tyto/primitives'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import {
  createClient,
  getAccount,
  localNetworkBase,
  mostTydras,
  overrideNetwork,
  readTydras,
  readTydraSale,
  type Network,
} from '../src/index'

let devnet: Devnet
let listener: Listener
let network: Network
let asked: { readonly method: string; readonly params: readonly unknown[] }[] = []
let trips = 0

const client = () =>
  createClient({
    endpoints: [listener.url],
    chainId: network.chainId,
    retries: 0,
    fetch: (url, init) => {
      trips++
      asked.push(...(JSON.parse(init.body as string) as typeof asked))
      return fetch(url, init)
    },
  })

function saleFor(domain: string) {
  const { address } = devnet.network.names.find(({ name }) => name === `${domain}.ssi`)!
  return readTydraSale(client(), network, { domain, wallet: address })
}

beforeAll(async () => {
  devnet = await createDevnet({ storage: 'memory', blockTime: 'manual', clock: () => Date.now() })
  listener = await listen(devnet, { port: 0 })
  const described = overrideNetwork(
    { ...localNetworkBase, endpoints: [listener.url] },
    JSON.parse(JSON.stringify(devnet.network)),
  )
  if (!described.ok) throw new Error(described.code)
  network = described.value
}, 120_000)
afterAll(async () => {
  await listener?.close()
  await devnet?.close()
})

describe('the sale of Tydras', () => {
  it('is read in two trips, and maps by their keys', async () => {
    asked = []
    trips = 0
    expect(await saleFor('alice')).toEqual({ minted: 1n, isSoldOut: false, isFree: true, isTaken: false })
    expect(trips).toBe(2)
    const keys = asked.flatMap(({ method, params }) =>
      method === 'GetSmartContractSubState' ? [[params[1], (params[2] as []).length]] : [],
    )
    expect(Object.fromEntries(keys)).toMatchObject({ token_id_count: 1, token_uris: 2, tydra_free_list: 0 })
  })

  it('knows who has one, and who is on no list', async () => {
    expect(await saleFor('hydra')).toMatchObject({ isTaken: true, isFree: false })
    expect(await saleFor('bruno')).toMatchObject({ isTaken: false, isFree: false })
  })

  it('goes on at a count of 25, and ends at 26', async () => {
    const deployer = testAccount('deployer')
    const { SetTokenUri } = initDid(devnet.network.initDid)
    const { nonce } = await getAccount(client(), deployer.address)
    for (let made = 1n; made <= 25n; made++) {
      const token = { collection: 'merxek', domain_id: domainId(`kept${made}`), token_uri: 'kept' }
      const { to, transition, params } = SetTokenUri(token)
      const core = {
        version: transactionVersion(network.chainId),
        nonce: nonce + made,
        toAddr: to,
        amount: 0n,
        gasPrice: 2_000n * qaPerLi,
        gasLimit: 10_000n,
        data: JSON.stringify({ _tag: transition, params }),
      }
      await client().request('CreateTransaction', [
        transactionToRpc(signTransaction(core, deployer.privateKey)),
      ])
      if (made < 24n) continue
      await devnet.mineBlock()
      expect(await saleFor('alice')).toMatchObject({ minted: made + 1n, isSoldOut: made + 1n === mostTydras })
    }
  })
})

describe('the seeded Tydras', () => {
  it.each([
    ['hydra', tydraCollections],
    ['noor', ['nessy']],
    ['mira', ['ognawelito']],
    ['alice', []],
  ] as const)('%s.ssi has %j, whose pictures stand in permanent storage', async (domain, collections) => {
    const places = await readTydras(client(), network, domain)
    expect(places.map(({ nft }) => nft.collection)).toEqual(collections)
    for (const { nft, baseUri, tokenUri } of places) {
      expect(baseUri).toBe('ar://')
      const stored = await devnet.permaweb.find(tokenUri)
      const metadata = JSON.parse(bytesToUtf8(stored!.data!)) as Record<string, string>
      const { deployer, ...rest } = metadata
      const resource = tydraPicture(nft.collection as TydraCollection, domain)
      expect(rest).toEqual({ name: `${domain}.ssi`, net: 'local', resource })
      expect(deployer).toMatch(/^[\w-]{43}$/)
    }
  })
})
