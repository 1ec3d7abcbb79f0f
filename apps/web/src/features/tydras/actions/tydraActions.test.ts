import type { ContractCall } from '@tyto/abi'
import { getAccount, readTydraSale, type TransactionContent } from '@tyto/chain'
import { initDid } from '@tyto/contracts'
import { testAccount, type TestAccount } from '@tyto/devnet'
import { domainId } from '@tyto/identity'
import { qaPerZil, type Address } from '@tyto/primitives'
import { beforeAll, describe, expect, it } from 'vitest'
import { undoneBehindEachTest } from '../../../../../../packages/devnet/src/testing/undoneBehindEachTest'
import { TestNetwork } from '../../../../../../packages/simulator/test/network'
import { callOf } from '../../../../../../packages/simulator/test/requests'
import { stubPage } from '../../../shared/device/testing/stubPage'

stubPage()
const { readLocalNetwork } = await import('../../../shared/chain/network/localNetwork')
const { mintTydra } = await import('./mintTydra')
const { transferTydra } = await import('./transferTydra')

const zil = qaPerZil
/** The account of fern.ssi, hydra.ssi and the older wallets. */
const holder = testAccount(5)

let network: TestNetwork
undoneBehindEachTest(() => network.devnet)
beforeAll(async () => {
  network = await TestNetwork.start()
})

const contextOf = (account: TestAccount) => ({
  network: readLocalNetwork(network.devnet.network),
  client: network.client,
  account: account.address,
  storage: null,
})
const wallet = (domain: string): Address => network.addressOf(`${domain}.ssi`)

function called(content: TransactionContent): ContractCall {
  if (content.kind !== 'call') throw new Error(content.kind)
  return content.call
}
const valuesOf = ({ params }: ContractCall) =>
  Object.fromEntries(params.map(({ vname, type, value }) => [`${vname}: ${type}`, value]))

async function mint(domain: string, currency: string, account = holder): Promise<ContractCall> {
  const input = { wallet: wallet(domain), domain, currency, tokenUri: 'stored' }
  return called(await mintTydra.request(input, contextOf(account)))
}
async function pass(
  domain: string,
  { currency = 'zil', tydra = 'nessy' as const, to = 'bruno', account = holder } = {},
): Promise<ContractCall> {
  const input = { wallet: wallet(domain), domain, tydra, currency, to }
  return called(await transferTydra.request(input, contextOf(account)))
}

describe('what is asked for to mint a Tydra', () => {
  it('of a wallet of today: the currency, the hash of the domain and the id, and the ZIL that the wallet lacks', async () => {
    const call = await mint('alice', 'zil', testAccount(0))
    expect([call.to, call.transition]).toEqual([wallet('alice'), 'MintTydraNftAtMost'])
    expect(valuesOf(call)).toEqual({
      'tyron: Option (Uint128)': { constructor: 'None', argtypes: ['Uint128'], arguments: [] },
      'id: String': 'zil',
      'token_id: ByStr32': domainId('alice'),
      'token_uri: String': 'stored',
      'most: Uint128': String(2_500n * zil),
    })
    const { balance } = await getAccount(network.client, wallet('fern'))
    expect(balance < 2_500n * zil).toBe(true)
    expect((await mint('fern', 'zil')).amount).toBe(2_500n * zil - balance)
    expect((await mint('fern', 'tyron')).amount).toBe(0n)
  })

  it('free: for a wallet on the list, and no other', async () => {
    const call = await mint('alice', 'free', testAccount(0))
    expect([valuesOf(call)['id: String'], call.amount]).toEqual(['free', 0n])
    await expect(mint('bruno', 'free', testAccount(1))).rejects.toMatchObject({ code: 'NotOnTydraList' })
  })

  it('of version 6 the wallet still, of an older one the protocol: 2,500 ZIL, or nothing on the list', async () => {
    const ofSix = await mint('elder', 'xsgd')
    // It takes no most: the review says so.
    expect([ofSix.to, ofSix.transition]).toEqual([wallet('elder'), 'MintTydraNft'])
    const call = await mint('did510', 'zil')
    const sale = await readTydraSale(network.client, readLocalNetwork(network.devnet.network), {
      domain: 'did510',
      wallet: wallet('did510'),
    })
    expect(sale.isFree).toBe(false)
    expect(call).toMatchObject({ transition: 'MintTydraNft', amount: 2_500n * zil })
    expect(call.to).not.toBe(wallet('did510'))
    expect(valuesOf(call)).toEqual({
      'id: String': 'zil',
      'token_id: ByStr32': domainId('did510'),
      'token_uri: String': 'stored',
    })
    await expect(mint('did510', 'tyron')).rejects.toMatchObject({ code: 'ZilAlone' })
    const list = initDid(network.devnet.network.initDid).SetTydraFreeList({
      addresses: [wallet('did510'), wallet('alice'), wallet('fern')],
    })
    expect((await network.send(testAccount('deployer'), callOf(list))).success).toBe(true)
    const free = await mint('did510', 'free')
    expect([valuesOf(free)['id: String'], free.amount]).toEqual(['zil', 0n])
    expect((await network.send(holder, callOf(free))).success).toBe(true)
  })

  it('nothing by another account, in a coin without a price, or for a domain that has one', async () => {
    await expect(mint('alice', 'zil', testAccount(1))).rejects.toMatchObject({ code: 'NotController' })
    await expect(mint('fern', 'doge')).rejects.toMatchObject({ code: 'NoPriceInCoin' })
    await expect(mint('hydra', 'zil')).rejects.toMatchObject({ code: 'HasTydra' })
  })
})

describe('what is asked for to transfer a Tydra', () => {
  it('the type, the hashes of both domains, and in ZIL 400 less what the wallet holds', async () => {
    const call = await pass('hydra')
    expect([call.to, call.transition]).toEqual([wallet('hydra'), 'TransferTydraNftAtMost'])
    expect(valuesOf(call)).toEqual({
      'tyron: Option (Uint128)': { constructor: 'None', argtypes: ['Uint128'], arguments: [] },
      'id: String': 'zil',
      'tydra: String': 'nessy',
      'token_id: ByStr32': domainId('hydra'),
      'to_token_id: ByStr32': domainId('bruno'),
      'most: Uint128': String(400n * zil),
    })
    expect(call.amount).toBe(400n * zil)
    expect((await pass('hydra', { currency: 'tyron' })).amount).toBe(0n)
    expect((await network.send(holder, callOf(call))).success).toBe(true)
  })

  it('nothing without a Tydra, to a domain that has one, or in a coin without a price', async () => {
    expect((await network.send(holder, callOf(await pass('hydra')))).success).toBe(true)
    await expect(pass('fern')).rejects.toMatchObject({ code: 'HasNoTydra' })
    await expect(pass('noor', { account: testAccount(9) })).rejects.toMatchObject({ code: 'HasTydra' })
    const priced = { account: testAccount(9), to: 'carol', currency: 's$i' }
    await expect(pass('noor', priced)).rejects.toMatchObject({ code: 'NoPriceInCoin' })
    const other = { account: testAccount(0), to: 'carol' }
    await expect(pass('noor', other)).rejects.toMatchObject({ code: 'NotController' })
  })
})
