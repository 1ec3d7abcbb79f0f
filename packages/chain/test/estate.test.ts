import type { ContractCall } from '@tyto/abi'
import { allCoins, defiWallet, didWallet, initDid, ssnListProxy, zilSwap, zilWallet } from '@tyto/contracts'
import { testAccount } from '@tyto/devnet'
import { domainId, splitOf, type Estate } from '@tyto/identity'
import { qaPerZil, zeroAddress, type Address } from '@tyto/primitives'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { readEstate, readEstateWallet, readField, RpcError, valueOr } from '../src/index'
import { undoneBehindEachTest } from '../../devnet/src/testing/undoneBehindEachTest'
import { startSendingNetwork, type SendingNetwork } from './sendingNetwork'

let chain: SendingNetwork
undoneBehindEachTest(() => chain.devnet)
const [holder, other] = [6, 7]
const account = testAccount(holder).address
const atNode = { stakeID: 'zilstaking', ssnID: 'ssnzilpay' } as const
const coins = allCoins.map(({ id }) => id)

beforeAll(async () => {
  chain = await startSendingNetwork()
})
afterAll(() => chain?.close())

const send = (index: number, call: ContractCall) => chain.call(testAccount(index), call)
const estateOf = (domain: string): Promise<Estate> =>
  readEstate(chain.freshClient(), chain.network, { id: domainId(domain), coins })

it('says of each wallet of a name what it is, whom it obeys and what it holds, with the block', async () => {
  const estate = await estateOf('robin')
  expect(estate.height).toBeGreaterThan(0n)
  const half = { wallet: chain.seeded('robin.ssi'), controller: account, status: 'Created' }
  expect(estate).toMatchObject({ ssi: half, did: half, username: '', left: 0, community: 0n, promises: [] })
  // Whoever has the private half of one of these signs with it, whoever controls the name.
  expect(estate).toMatchObject({ guardians: 0, guards: [] })
  expect(estate.keys).toContain('socialrecovery')
  expect(estate.keys).toContain('update')
  expect(splitOf(estate)).toBeNull()
  const said = estate.wallets.map(({ subdomain, kind, obeys, domain, isPaused, unread }) => ({
    subdomain,
    kind,
    obeys,
    isOfDomain: domain === estate.id,
    isPaused,
    unread,
  }))
  const of = { obeys: account, isOfDomain: true, isPaused: false, unread: [] }
  expect(said).toEqual([
    { ...of, subdomain: '', kind: 'did', isOfDomain: false, isPaused: null },
    { ...of, subdomain: 'defi', kind: 'defi' },
    { ...of, subdomain: 'sbt', kind: 'soulbound' },
    { ...of, subdomain: 'zil', kind: 'staking' },
  ])
  const [, defi, , zil] = estate.wallets
  expect(defi?.coins).toEqual([{ id: 'zil', units: 500n * qaPerZil, decimals: 12 }])
  expect(zil).toMatchObject({
    coins: [{ id: 'zil', units: 50n * qaPerZil, decimals: 12 }],
    staked: 50n * qaPerZil,
    waiting: 0n,
  })
})

it('tells two wallets with two owners from one wallet with two names', async () => {
  const janus = await estateOf('janus')
  expect(janus.ssi).toMatchObject({
    wallet: chain.seeded('finch.ssi'),
    controller: testAccount(other).address,
  })
  expect(janus.did).toMatchObject({ wallet: chain.seeded('janus.did'), controller: account })
  expect(splitOf(janus)).toBe('owners')
  // A name of its own of somebody's staking wallet has no second owner.
  const staking = await estateOf('zilwallet')
  expect(staking.ssi.controller).toBe(testAccount(5).address)
  const [lark, lark2] = [await estateOf('lark'), await estateOf('lark2')]
  expect(lark2.did.wallet).toBe(lark.did.wallet)
  expect([lark.username, lark2.username]).toEqual(['lark', 'lark'])
  expect(splitOf(lark2)).toBeNull()
})

it('names what was promised before: a successor, offers of wallets and stakes, allowances of any token', async () => {
  const [robin, defi, zil] = ['robin.ssi', 'defi@robin.ssi', 'zil@robin.ssi'].map((name) =>
    chain.seeded(name),
  )
  const spender = testAccount(8).address
  await send(holder, didWallet(robin!).UpdateController({ addr: spender, tyron: null }))
  await send(holder, defiWallet(defi!).UpdateDomain({ domain: domainId('finch'), tyron: null }))
  const allowed = { addrName: 'xsgd', spender, amount: 1_000_000n, tyron: null }
  await send(holder, didWallet(robin!).IncreaseAllowance(allowed))
  const offer = { stakeID: 'zilstaking', newDelegAddr: spender, tyron: null }
  for (let block = 0; block < 31; block++) await chain.devnet.mineBlock()
  await send(9, ssnListProxy(await service('zilstaking')).AdvanceCycle({}))
  await send(holder, zilWallet(zil!).WithdrawStakeRewards({ ...atNode, tyron: null }))
  await send(holder, zilWallet(zil!).RequestDelegatorSwap(offer))
  const { promises } = await estateOf('robin')
  const allowance = { wallet: robin, kind: 'allowance', spender, units: 1_000_000n, decimals: 6 } as const
  const others = [
    { wallet: robin, kind: 'controller', to: spender },
    { wallet: defi, kind: 'wallet', domain: domainId('finch'), to: testAccount(other).address },
    { wallet: zil, kind: 'stake', to: offer.newDelegAddr, zil: 50n * qaPerZil },
  ]
  expect(promises).toEqual(expect.arrayContaining([...others, { ...allowance, token: 'xsgd' }]))
  expect(promises).toHaveLength(4)

  // The protocol names another token from now on: the allowance on the one before still holds.
  const token = await service('xsgd')
  const record = initDid(chain.devnet.network.initDid)
  const addr = chain.devnet.network.tyron
  await chain.call(testAccount('deployer'), record.SetService({ id: 'xsgd', addr }))
  const later = await estateOf('robin')
  expect(later.promises).toEqual(expect.arrayContaining([...others, { ...allowance, token }]))
})

it('counts parts of pools of other exchanges, and names others that lead to the same wallet', async () => {
  const defi = chain.seeded('defi@robin.ssi')
  const [exchange, gzil] = [await service('zilswap'), await service('gzil')]
  const buy = {
    token_address: gzil,
    min_token_amount: 1n,
    deadline_block: 900_000_000n,
    recipient_address: defi,
  }
  await send(holder, zilSwap(exchange).SwapExactZILForTokens(buy, { amount: 100n * qaPerZil }))
  const bring = {
    dApp: 'zilswap',
    isSSI: false,
    addrName: 'gzil',
    minContributionAmount: 1n,
    maxTokenAmount: 10n ** 15n,
    deadline: 20n,
    double_allowance: false,
    is_community: false,
    subdomain: null,
    tyron: null,
  }
  await send(holder, defiWallet(defi).AddLiquidity(bring, { amount: 20n * qaPerZil }))
  const estate = await estateOf('robin')
  const part = { exchange: 'zilswap', coin: 'gzil' }
  expect(estate.wallets.map(({ pools }) => pools)).toEqual([[], [expect.objectContaining(part)], [], []])
  // The contract's own facts, read by its fields.
  const { balances, total_contributions } = zilSwap(exchange).fields
  const client = chain.freshClient()
  const shares = valueOr(await readField(client, balances.at(gzil).at(defi)), 0n)
  const total = valueOr(await readField(client, total_contributions.at(gzil)), 0n)
  expect(shares).toBeGreaterThan(0n)
  expect(estate.wallets[1]?.pools).toEqual([{ ...part, shares, total }])

  const read = (domain: string, others: readonly string[]): Promise<Estate> => {
    const question = { id: domainId(domain), coins: [], isControlOnly: true, others: others.map(domainId) }
    return readEstate(chain.freshClient(), chain.network, question)
  }
  expect((await read('lark', ['robin', 'lark2', 'lark', 'nobodyhasthis'])).names).toEqual([domainId('lark2')])
  expect((await read('robin', ['lark', 'lark2'])).names).toEqual([])
})

it('says whose guardian a name is, among the names that are asked for', async () => {
  const people = ['alice', 'bruno', 'carol'].map(domainId)
  const robin = didWallet(chain.seeded('robin.ssi'))
  await send(holder, robin.AddGuardians({ guardians: people, tyron: null }))
  const read = (domain: string, others: readonly string[]): Promise<Estate> => {
    const question = { id: domainId(domain), coins: [], isControlOnly: true, others: others.map(domainId) }
    return readEstate(chain.freshClient(), chain.network, question)
  }
  const alice = await read('alice', ['finch', 'robin', 'nobodyhasthis', 'alice'])
  expect(alice.guards).toEqual([domainId('robin')])
  expect((await read('alice', ['finch'])).guards).toEqual([])
  expect((await read('robin', ['alice'])).guardians).toBe(3)
})

it('finds a wallet that no subdomain of the name leads to, with what was promised of it', async () => {
  const defi = chain.seeded('defi@robin.ssi')
  await send(holder, defiWallet(defi).UpdateDomain({ domain: domainId('finch'), tyron: null }))
  const question = { id: domainId('finch'), coins, wallet: defi }
  const { wallets, promises } = await readEstate(chain.freshClient(), chain.network, question)
  const found = { subdomain: null, address: defi, kind: 'defi', obeys: account, domain: domainId('robin') }
  expect(wallets).toMatchObject([found])
  expect(promises).toMatchObject([{ wallet: defi, kind: 'wallet', domain: domainId('finch') }])
  expect(await readEstateWallet(chain.freshClient(), chain.network, { address: defi, coins })).toEqual(
    wallets[0],
  )
})

it('finds no subdomain of before once the name leads to another wallet', async () => {
  const subdomainsOf = async (domain: string) =>
    (await estateOf(domain)).wallets.map(({ subdomain }) => subdomain).filter((subdomain) => subdomain !== '')
  expect(await subdomainsOf('robin')).toEqual(['defi', 'sbt', 'zil'])
  const finch = chain.seeded('finch.ssi')
  const half = { username: domainId('robin'), id: 'zil', addr: finch, dID: finch, tyron: null }
  await send(holder, didWallet(chain.seeded('robin.ssi')).TransferNftUsername(half))
  expect(await subdomainsOf('robin')).toEqual([])
  // A wallet that obeyed the name obeys its new owner all the same.
  const defi = chain.seeded('defi@robin.ssi')
  expect(
    await readEstateWallet(chain.freshClient(), chain.network, { address: defi, coins: [] }),
  ).toMatchObject({
    obeys: testAccount(other).address,
  })
})

async function service(id: string): Promise<Address> {
  const { services } = initDid(chain.devnet.network.initDid).fields
  return valueOr(await readField(chain.client, services.at(id)), zeroAddress)
}

it('is unknown as a whole where the registry cannot be read', async () => {
  chain.setReachable(false)
  await expect(readEstate(chain.client, chain.network, { id: domainId('robin'), coins })).rejects.toThrow(
    RpcError,
  )
  chain.setReachable(true)
})
