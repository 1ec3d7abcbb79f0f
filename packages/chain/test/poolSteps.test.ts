import { defiWallet, tyronDex, zrc2Token } from '@tyto/contracts'
import { testAccount } from '@tyto/devnet'
import { broughtFor } from '@tyto/exchange'
import { domainId } from '@tyto/identity'
import { type Address } from '@tyto/primitives'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { readExchanges, readPoolSteps, readPosition, readProtocol, type Client } from '../src/index'
import { undoneBehindEachTest } from '../../devnet/src/testing/undoneBehindEachTest'
import { startSendingNetwork, type SendingNetwork } from './sendingNetwork'

const unit = 10n ** 12n
const share = 10n ** 18n
const late = 900_000_000n

let chain: SendingNetwork
undoneBehindEachTest(() => chain.devnet)
let client: Client
let services: ReadonlyMap<string, Address>
beforeAll(async () => {
  chain = await startSendingNetwork()
  client = chain.client
  services = (await readProtocol(client, chain.network)).services
})
afterAll(() => chain?.close())

const at = (id: string): Address => services.get(id)!

/** The coins behind so many shares of the pool now. */
async function coinsBehind(shares: bigint): Promise<{ readonly tyron: bigint; readonly ssi: bigint }> {
  const places = { exchanges: new Map(), tokens: new Map(), tyronDex: at('tyron_s$i') }
  const { reserves, totalSupply } = (await readExchanges(client, places)).tyronDex!
  return {
    tyron: (shares * reserves.tyron) / totalSupply,
    ssi: (shares * reserves.ssi) / totalSupply,
  }
}

async function stepsOf(wallet: Address, domain: string) {
  const dex = at('tyron_s$i')
  const question = { dex, tyron: at('tyron'), ssi: at('s$i'), wallet, domain }
  const steps = (await readPoolSteps(client, question))!.map(({ value }) => value)
  const position = await readPosition(client, dex, { wallet, domain })
  return { steps, position, brought: broughtFor(steps, position) }
}

const order = { dApp: 'tyron_s$i', deadline: 10n, tyron: null }

/** The DeFi wallet of fern.ssi brings 40 TYRON and joins the community with its shares. */
async function joinAsFern(defi: Address): Promise<void> {
  await chain.call(testAccount('deployer'), zrc2Token(at('tyron')).Transfer({ to: defi, amount: 40n * unit }))
  await chain.call(
    testAccount(5),
    defiWallet(defi).AddLiquidity({
      ...order,
      isSSI: false,
      addrName: 'tyron',
      minContributionAmount: 1n,
      maxTokenAmount: 40n * unit,
      double_allowance: false,
      is_community: true,
      subdomain: 'defi',
    }),
  )
}

it('tells shares that others sent by the coins that stood behind them, and what went to others', async () => {
  const dex = tyronDex(at('tyron_s$i'))
  const deployer = testAccount('deployer')
  const own = testAccount(8)
  await chain.call(deployer, zrc2Token(at('tyron')).Transfer({ to: own.address, amount: 50n * unit }))
  await chain.call(
    own,
    zrc2Token(at('tyron')).IncreaseAllowance({ spender: at('tyron_s$i'), amount: 50n * unit }),
  )
  const bring = { is_ssi: false, min_contribution_amount: 1n, max_token_amount: 50n * unit }
  await chain.call(own, dex.AddLiquidity({ ...bring, deadline_block: late, domain: null, subdomain: null }))
  const alone = await stepsOf(own.address, 'nobody')
  expect(alone.steps.map(({ kind }) => kind)).toEqual(['added'])

  await chain.call(deployer, dex.Transfer({ to: own.address, amount: 10n * share }))
  const gift = await coinsBehind(10n * share)
  // The price moves afterwards: what the gift was does not.
  await chain.call(
    deployer,
    zrc2Token(at('tyron')).IncreaseAllowance({ spender: at('tyron_s$i'), amount: unit ** 2n }),
  )
  await chain.call(
    deployer,
    dex.SwapExactTokensForTokens({
      token0_address: at('tyron'),
      token1_address: at('s$i'),
      token0_amount: 3_000n * unit,
      min_token1_amount: 1n,
      deadline_block: late,
      recipient_address: deployer.address,
    }),
  )
  const given = await stepsOf(own.address, 'nobody')
  expect(given.steps.at(-1)).toEqual({ kind: 'received', ...gift, shares: 10n * share })
  expect(given.brought).toMatchObject({
    tyron: alone.brought!.tyron + gift.tyron,
    ssi: alone.brought!.ssi + gift.ssi,
  })

  await chain.call(own, dex.Transfer({ to: deployer.address, amount: given.position.shares / 2n }))
  // To oneself is nothing at all.
  await chain.call(own, dex.Transfer({ to: own.address, amount: 1n }))
  const left = await stepsOf(own.address, 'nobody')
  expect(left.steps.map(({ kind }) => kind)).toEqual(['added', 'received', 'sent'])
  expect(left.brought!.tyron / 10n).toBe(given.brought!.tyron / 20n)
})

it('[LQ-01] tells what each wallet of a domain brought by itself: what one joins with is no other one’s', async () => {
  const fern = testAccount(5)
  const wallet = chain.seeded('fern.ssi')
  const defi = chain.seeded('defi@fern.ssi')
  const before = await stepsOf(wallet, 'fern')
  await joinAsFern(defi)
  const joined = await stepsOf(wallet, 'fern')
  // The network was made with shares for this wallet: it never brought them itself.
  expect(before.steps.map(({ kind }) => kind)).toEqual(['received'])
  expect(joined.position).toEqual(before.position)
  expect(joined.brought).toEqual(before.brought)
  // Of the wallet that joined it is what it brought, half of it by way of S$I.
  const own = await stepsOf(defi, 'fern')
  expect(own.steps.map(({ kind }) => kind)).toEqual(['received', 'added', 'joined'])
  expect(own.position.daoShares).toBeGreaterThan(0n)

  await chain.call(fern, defiWallet(defi).LeaveCommunity({ ...order, amount: own.position.daoShares / 2n }))
  const left = await stepsOf(defi, 'fern')
  expect(left.steps.map(({ kind }) => kind)).toEqual(['received', 'added', 'joined', 'left'])
  expect(left.position.daoShares).toBe(own.position.daoShares - own.position.daoShares / 2n)
  expect((await stepsOf(wallet, 'fern')).position).toEqual(before.position)
})

it('[LQ-01] [BX-27] a wallet that goes by another name by now leaves for the name that it joined for', async () => {
  const defi = chain.seeded('defi@fern.ssi')
  const dex = at('tyron_s$i')
  await joinAsFern(defi)
  const own = await readPosition(client, dex, { wallet: defi, domain: 'fern' })
  expect(own.daoShares).toBeGreaterThan(0n)
  const wallet = defiWallet(defi)
  await chain.call(testAccount(5), wallet.UpdateDomain({ domain: domainId('alice'), tyron: null }))
  await chain.call(testAccount(0), wallet.AcceptPendingDomain({}))
  const read = () => readPosition(client, dex, { wallet: defi, domain: 'alice' })
  expect(await read()).toMatchObject({
    shares: own.shares,
    daoShares: own.daoShares,
    member: domainId('fern'),
  })
  await chain.call(testAccount(0), wallet.LeaveCommunity({ ...order, amount: own.daoShares }))
  const left = await read()
  expect([left.daoShares, left.member]).toEqual([0n, null])
  expect(left.shares).toBeGreaterThan(own.shares)
})
