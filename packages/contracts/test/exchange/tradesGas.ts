import type { ContractCall } from '@tyto/abi'
import { minimumContribution, previewAddTyronOnly, type TyronDexState } from '@tyto/exchange'
import type { GasRules } from '@tyto/primitives'
import { defiWallet, didWallet, tydraDefi, tyronDex, zilSwap, zrc2Token } from '../../src'
import { played } from '../playedGas'
import { late } from './poolWorld'
import { traderOf, traders, tradeWorld, units, type TradeWorld } from './tradeWorld'
import { domainId, succeeds, zil, type Person } from '../world'

const later = { deadline: 10n, tyron: null } as const
const vault = { dApp: 'xsgd_vault', auth: false, subdomain: null, tyron: null } as const

type Gas = Record<
  'trade' | 'allowTrade' | 'addLiquidity' | 'removeLiquidity' | 'joinCommunity' | 'leaveCommunity',
  bigint[]
>

/** Every kind of trade and act on the pool, by both wallets and by an account, first and again. */
async function measureAll(): Promise<Gas> {
  const gas: Gas = {
    trade: [],
    allowTrade: [],
    addLiquidity: [],
    removeLiquidity: [],
    joinCommunity: [],
    leaveCommunity: [],
  }
  const place = await tradeWorld()
  const run = (name: keyof Gas | null, call: ContractCall, by: Person = place.alice.controller): void => {
    // Of the limits of the specification the largest holds for all of them.
    const execution = place.world.call(by, call, 17_000n)
    succeeds(execution)
    if (name !== null) gas[name].push(execution.gasUsed)
  }
  for (const kind of traders) measureWallet(place, kind, run)
  measureAccount(place, run)
  return gas
}

type Run = (name: keyof Gas | null, call: ContractCall, by?: Person) => void

function measureWallet(place: TradeWorld, kind: (typeof traders)[number], run: Run): void {
  const wallet = traderOf(place, kind)
  const own = defiWallet(wallet)
  if (kind === 'DidWallet') {
    run(null, didWallet(wallet).UpdateUsername({ username: 'alice', tyron: null }))
    run(null, didWallet(wallet).AcceptPendingUsername({}))
  }
  const pool = { ...later, dApp: 'zilswap', addrName: 'gzil' }
  const dex = { ...later, dApp: 'tyron_s$i', addrName: 'tyron' }
  const own_ = { beneficiary: null, minTokenAmount: 1n }
  const route = {
    ...later,
    ...own_,
    iDex: 'zilswap',
    addrName: '',
    iAddrName: 'xsgd',
    allowance: 0n,
    minIntAmount: 1n,
  }
  run('trade', own.SwapExactZILForTokens({ ...pool, ...own_, amount: 10n * zil }))
  run('trade', own.SwapExactTokensForZIL({ ...pool, amount: units.gzil, minZilAmount: 1n }))
  run('trade', own.SwapExactTokensForTokens({ ...dex, ...own_, toAddrName: 's$i', amount: units.tyron }))
  run('trade', own.MintAuth({ ...vault, beneficiary: null, amount: units.xsgd }))
  run('trade', own.BurnAuth({ ...vault, amount: units.ssi }))
  run('trade', own.SwapTydraDEX({ ...route, toAddrName: 'sgd', amount: 10n * zil }))
  run('trade', own.SwapTydraDEX({ ...route, toAddrName: 'tyron', amount: 10n * zil }))
  const subdomain = kind === 'DefiWallet' ? 'defi' : null
  const add = { ...dex, isSSI: true, maxTokenAmount: 80n * units.tyron, double_allowance: true, subdomain }
  for (const is_community of [false, true]) {
    const { contribution } = expectedOf(place, 80n * units.tyron, true)
    run(
      'addLiquidity',
      own.AddLiquidity({ ...add, is_community, minContributionAmount: minimumContribution(contribution) }),
    )
    const alone = expectedOf(place, 80n * units.tyron, false)
    const only = { ...add, isSSI: false, double_allowance: false, is_community }
    run(
      'addLiquidity',
      own.AddLiquidity({ ...only, minContributionAmount: minimumContribution(alone.contribution) }),
    )
    // The first time for the domain, and again.
    run('joinCommunity', own.JoinCommunity({ ...dex, amount: 10n * units.ssi, subdomain }))
  }
  // A part of what there is, and then all of it.
  const { balances, shares } = tyronDex(place.dex).fields
  run('leaveCommunity', own.LeaveCommunity({ ...later, dApp: 'tyron_s$i', amount: units.ssi }))
  const joined = place.world.read(shares.at(domainId('alice'))) ?? 0n
  run('leaveCommunity', own.LeaveCommunity({ ...later, dApp: 'tyron_s$i', amount: joined }))
  const remove = { ...dex, minZilAmount: 1n, minTokenAmount: 10n, is_community: true }
  run('removeLiquidity', own.RemoveLiquidity({ ...remove, amount: units.ssi }))
  const held = place.world.read(balances.at(wallet)) ?? 0n
  run('removeLiquidity', own.RemoveLiquidity({ ...remove, amount: held }))
  const bring = { ...pool, isSSI: false, minContributionAmount: 1n, maxTokenAmount: units.gzil }
  const alone = { double_allowance: false, is_community: false, subdomain: null }
  run(null, own.AddLiquidity({ ...bring, ...alone }, { amount: 100n * zil }))
  const draw = { ...pool, minZilAmount: 1n, minTokenAmount: 10n, is_community: false }
  for (const amount of [10n * zil, 90n * zil]) {
    run('removeLiquidity', own.RemoveLiquidity({ ...draw, amount }))
  }
}

function measureAccount({ alice, gzil, ssi, tyron, ...place }: TradeWorld, run: Run): void {
  const { address } = alice.controller
  const order = { deadline_block: late, recipient_address: address }
  const give = { ...later, beneficiary: { constructor: 'Recipient', arguments: [address] } } as const
  const pay = ([id, amount]: readonly [string, bigint]) =>
    run(
      null,
      defiWallet(place.defi).Transfer({ addrName: id, beneficiary: give.beneficiary, amount, tyron: null }),
    )
  for (const coin of [
    ['gzil', 5n * units.gzil],
    ['tyron', 50n * units.tyron],
    ['s$i', 50n * units.ssi],
  ] as const) {
    pay(coin)
  }
  const exchange = zilSwap(place.zilswap)
  const bought = { ...order, token_address: gzil, min_token_amount: 1n }
  run('trade', exchange.SwapExactZILForTokens(bought, { amount: 10n * zil }))
  for (const [token, spender, amount] of [
    [gzil, place.zilswap, units.gzil],
    [tyron, place.dex, 5n * units.tyron],
    [ssi, place.vault, 5n * units.ssi],
  ] as const) {
    run('allowTrade', zrc2Token(token).IncreaseAllowance({ spender, amount }))
  }
  const sold = { ...order, token_address: gzil, token_amount: units.gzil, min_zil_amount: 1n }
  run('trade', exchange.SwapExactTokensForZIL(sold))
  const pair = { ...order, token0_address: tyron, token1_address: ssi }
  run(
    'trade',
    tyronDex(place.dex).SwapExactTokensForTokens({
      ...pair,
      token0_amount: 5n * units.tyron,
      min_token1_amount: 1n,
    }),
  )
  run('trade', tydraDefi(place.vault).BurnAuth({ beneficiary: address, amount: 5n * units.ssi }))
}

/** The amount that some TYRON brings now. */
function expectedOf(
  { world, dex }: TradeWorld,
  amount: bigint,
  withSsi: boolean,
): { readonly contribution: bigint } {
  const { fields } = tyronDex(dex)
  const [tyron, ssi] = world.read(fields.reserves) ?? [0n, 0n]
  const state: TyronDexState = {
    reserves: { tyron, ssi },
    profitDenom: 9_900n,
    reward: 50n,
    totalSupply: world.read(fields.total_supply) ?? 0n,
    contributions: world.read(fields.contributions) ?? 0n,
    daoBalance: world.read(fields.dao_balance) ?? 0n,
    isFairlaunch: false,
  }
  if (withSsi) return { contribution: (state.totalSupply * amount) / tyron }
  const found = previewAddTyronOnly(state, amount)
  if (!found.ok) throw new Error(found.code)
  return found.value
}

/** Once for each of the rules that are played. */
const measured = new Map<GasRules, Promise<Gas>>()
const once = (): Promise<Gas> => {
  const known = measured.get(played.gas) ?? measureAll()
  measured.set(played.gas, known)
  return known
}

/** The gas of trades and of the pool, by the names of their actions. */
export const tradeMeasures = {
  trade: async () => (await once()).trade,
  allowTrade: async () => (await once()).allowTrade,
  addLiquidity: async () => (await once()).addLiquidity,
  removeLiquidity: async () => (await once()).removeLiquidity,
  joinCommunity: async () => (await once()).joinCommunity,
  leaveCommunity: async () => (await once()).leaveCommunity,
} satisfies Readonly<Record<string, () => Promise<readonly bigint[]>>>
