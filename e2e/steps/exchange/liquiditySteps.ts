/** The community's pool as a test fills it, reads it and moves it. */
import {
  createClient,
  exchangesAmong,
  getContractInit,
  readExchanges,
  readPoolShares,
  readProtocol,
} from '@tyto/chain'
import { didWallet, tyronDex, zilSwap, zrc2Token } from '@tyto/contracts'
import { testAccount, type TestAccount } from '@tyto/devnet'
import { tyronDexService, type PoolExchange } from '@tyto/exchange'
import { isAddress, qaPerZil, type Address } from '@tyto/primitives'
import type { Locator, Page } from '@playwright/test'
import { networkOf } from '../network/chainAnswers'
import { card } from '../page/pageParts'
import { askField } from '../network/rawChain'
import type { TestSite } from '../network/testSite'
import { callAs, serviceAt } from '../wallets/walletSetup'

export const tyron = 10n ** 12n
export const ssi = 10n ** 18n
/** The card of the community's pool. */
export const pool = (page: Page): Locator => card(page, 'TYRON and S$I')
/** The dialog that PREVIEW opens. */
export const preview = (page: Page): Locator => page.getByRole('dialog', { name: 'Add liquidity' })

/** Two values, as the node writes them. */
interface Pair {
  readonly arguments: readonly [string, string]
}

async function protocolOf(site: TestSite) {
  const network = await networkOf(site)
  const client = createClient({ ...network, fetch })
  const { services } = await readProtocol(client, network)
  return { client, services, placeOf: (id: string) => services.get(id)! }
}

/** The pool, and what a wallet has of it, as its contract's fields stand on the chain. */
export async function chainSays({ devnet }: Pick<TestSite, 'devnet'>, wallet: Address) {
  const dex = await serviceAt(devnet, tyronDexService)
  const number = async (field: string): Promise<bigint> =>
    BigInt((await askField<string>(devnet, dex, field)) ?? '0')
  const ofWallet = async (field: string): Promise<bigint> => {
    const entries = await askField<Record<string, string>>(devnet, dex, field, [wallet])
    return BigInt(entries?.[wallet] ?? '0')
  }
  const sides = await askField<Pair>(devnet, dex, 'reserves')
  const members = await askField<Record<string, Pair>>(devnet, dex, 'members', [wallet])
  return {
    dex: {
      reserves: { tyron: BigInt(sides!.arguments[0]), ssi: BigInt(sides!.arguments[1]) },
      profitDenom: await number('profit_denom'),
      reward: await number('reward'),
      totalSupply: await number('total_supply'),
      contributions: await number('contributions'),
      daoBalance: await number('dao_balance'),
    },
    position: {
      shares: await ofWallet('balances'),
      daoShares: await ofWallet('brought'),
      member: members?.[wallet]?.arguments[0] ?? null,
    },
  }
}

/** The shares of a wallet in the pool of ZIL and a coin at another exchange, and that pool, as the chain says it. */
export async function sharesElsewhere(
  site: TestSite,
  wallet: Address,
  { exchange, coin }: { readonly exchange: PoolExchange; readonly coin: string },
) {
  const { client, services } = await protocolOf(site)
  const places = exchangesAmong(services)
  const [{ states }, { held }] = await Promise.all([
    readExchanges(client, places),
    readPoolShares(client, places, wallet),
  ])
  const pool = states.get(exchange)?.pools.get(coin)
  const own = held.find((each) => each.exchange === exchange && each.coin === coin)
  if (!pool || !own) throw new Error(`no shares of ${coin} at ${exchange}`)
  return { pool, ...own }
}

/** TYRON of who made the network, and S$I of the treasury that holds what is for people. */
export async function giveCoins(
  site: TestSite,
  to: Address,
  coins: { tyron: bigint; ssi: bigint },
): Promise<void> {
  const { client, placeOf } = await protocolOf(site)
  const deployer = testAccount('deployer')
  const init = await getContractInit(client, placeOf('xsgd'))
  const treasury = init?.find(({ vname }) => vname === 'contract_owner')?.value
  if (!isAddress(treasury)) throw new Error('no treasury')
  await callAs(site.devnet, deployer, zrc2Token(placeOf('tyron')).Transfer({ to, amount: coins.tyron }))
  const beneficiary = { constructor: 'Recipient', arguments: [to] } as const
  const payment = { addrName: 's$i', beneficiary, amount: coins.ssi, tyron: null }
  await callAs(site.devnet, deployer, didWallet(treasury).Transfer(payment))
}

/** An account buys gZIL for a wallet of its own, which brings some of it with 50 ZIL into the pool of ZilSwap. */
export async function bringGzil(
  { devnet }: Pick<TestSite, 'devnet'>,
  account: TestAccount,
  wallet: Address,
): Promise<void> {
  const [exchange, gzil] = await Promise.all(['zilswap', 'gzil'].map((id) => serviceAt(devnet, id)))
  const order = {
    token_address: gzil!,
    min_token_amount: 1n,
    deadline_block: 900_000_000n,
    recipient_address: wallet,
  }
  const bought = zilSwap(exchange!).SwapExactZILForTokens(order, { amount: 400n * qaPerZil })
  await callAs(devnet, account, bought)
  const brought = didWallet(wallet).AddLiquidity(
    {
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
    },
    { amount: 50n * qaPerZil },
  )
  await callAs(devnet, account, brought)
}

/** Somebody sells TYRON or S$I of the deployer in the pool, so that its price moves. */
export async function tradeMeanwhile(
  { devnet }: Pick<TestSite, 'devnet'>,
  coin: 'tyron' | 's$i',
  token0_amount: bigint,
): Promise<void> {
  const deployer = testAccount('deployer')
  const [dex, from, to] = await Promise.all(
    [tyronDexService, coin, coin === 'tyron' ? 's$i' : 'tyron'].map((id) => serviceAt(devnet, id)),
  )
  const allowed = zrc2Token(from!).IncreaseAllowance({ spender: dex!, amount: token0_amount })
  await callAs(devnet, deployer, allowed)
  const order = {
    token0_address: from!,
    token1_address: to!,
    token0_amount,
    min_token1_amount: 1n,
    deadline_block: 900_000_000n,
    recipient_address: deployer.address,
  }
  await callAs(devnet, deployer, tyronDex(dex!).SwapExactTokensForTokens(order))
}
