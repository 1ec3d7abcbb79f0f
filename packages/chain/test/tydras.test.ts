import { initDid } from '@tyto/contracts'
import { testAccount } from '@tyto/devnet'
import { domainId, tydraCollections, tydraPicture, type TydraCollection } from '@tyto/identity'
import { bytesToUtf8 } from '@tyto/primitives'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createClient, mostTydras, readTydras, readTydraSale } from '../src/index'
import { undoneBehindEachTest } from '../../devnet/src/testing/undoneBehindEachTest'
import { startSendingNetwork, type SendingNetwork } from './sendingNetwork'

let chain: SendingNetwork
undoneBehindEachTest(() => chain.devnet)
let asked: { readonly method: string; readonly params: readonly unknown[] }[] = []
let trips = 0

const client = () =>
  createClient({
    endpoints: [chain.url],
    chainId: chain.network.chainId,
    retries: 0,
    fetch: (url, init) => {
      trips++
      asked.push(...(JSON.parse(init.body as string) as typeof asked))
      return fetch(url, init)
    },
  })

function saleFor(domain: string) {
  return readTydraSale(client(), chain.network, { domain, wallet: chain.seeded(`${domain}.ssi`) })
}

beforeAll(async () => {
  chain = await startSendingNetwork()
})
afterAll(() => chain?.close())

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
    const { SetTokenUri } = initDid(chain.devnet.network.initDid)
    for (let made = 1n; made <= 25n; made++) {
      const token = { collection: 'merxek', domain_id: domainId(`kept${made}`), token_uri: 'kept' }
      await chain.send(deployer, { kind: 'call', call: SetTokenUri(token) }, made <= 24n ? made : 1n)
      if (made < 24n) continue
      await chain.devnet.mineBlock()
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
    const places = await readTydras(client(), chain.network, domain)
    expect(places.map(({ nft }) => nft.collection)).toEqual(collections)
    for (const { nft, baseUri, tokenUri } of places) {
      expect(baseUri).toBe('ar://')
      const stored = await chain.devnet.permaweb.find(tokenUri)
      const metadata = JSON.parse(bytesToUtf8(stored!.data!)) as Record<string, string>
      const { deployer, ...rest } = metadata
      const resource = tydraPicture(nft.collection as TydraCollection, domain)
      expect(rest).toEqual({ name: `${domain}.ssi`, net: 'local', resource })
      expect(deployer).toMatch(/^[\w-]{43}$/)
    }
  })
})
