import { coinById, didWallet, tydraDefi, tyronDex, zrc2Token } from '@tyto/contracts'
import { feeDenominator, sharesId, usualProfitDenom } from '@tyto/exchange'
import { domainId } from '@tyto/identity'
import type { Address } from '@tyto/primitives'
import type { WorldBuilder } from './worldBuilder'

/** A block that the local network does not reach. */
const farAway = 900_000_000n
const tyronUnit = 10n ** 12n
const ssiUnit = 10n ** 18n
const xsgdUnit = 10n ** 6n

/** Half of what a swap keeps goes to those who brought the pool, the other half to the community. */
const reward = (feeDenominator - usualProfitDenom) / 2n
/** A TYRON costs a little less here than at DragonDEX. */
const pool = { tyron: 80_000n * tyronUnit, ssi: 250_000n * ssiUnit }
/** For the treasury, which pays the holders of the seeded world out of it. */
const forHolders = { ssi: 150_000n * xsgdUnit, shares: 100_000n * ssiUnit }
/** Left over from the fair launch: what a TYRON cost, and by what this was divided. */
const fairLaunch = { price: 1_350_000n, dv: 1_350_000n }
/** Large contributions need a soulbound token of this name. */
const sbtIssuer = 'kyc'

/** Where the contracts of the community's exchange will stand; the tokens come between. */
export interface CommunityPlaces {
  readonly vault: Address
  readonly dex: Address
}

/** The vault of XSGD, which alone makes S$I, and the exchange of TYRON and S$I, which is the token of its own shares. */
export function deployCommunity(
  world: WorldBuilder,
  deployer: Address,
  { xsgd, ssi }: { readonly xsgd: Address; readonly ssi: Address },
): CommunityPlaces {
  const vault = world.contract('TydraDefi', tydraDefi.deploy({ xsgd, ssi }))
  const { name, symbol, decimals } = coinById(sharesId)!
  const dex = world.contract(
    'TyronDex',
    tyronDex.deploy({
      initial_owner: deployer,
      init: world.addresses.init,
      tyron: world.addresses.tyron,
      ssi,
      sbt_issuer: domainId(sbtIssuer),
      name,
      symbol,
      decimals: BigInt(decimals),
      initial_profit_denom: usualProfitDenom,
      initial_reward: reward,
      initial_price: fairLaunch.price,
      initial_dv: fairLaunch.dv,
    }),
  )
  return { vault, dex }
}

/** Makes S$I of XSGD of the treasury, opens the pool, and gives the treasury S$I and shares to pay out. */
export function openCommunity(
  world: WorldBuilder,
  deployer: Address,
  treasury: Address,
  { vault, dex, xsgd, ssi }: CommunityPlaces & { readonly xsgd: Address; readonly ssi: Address },
): void {
  const poolXsgd = (pool.ssi * xsgdUnit) / ssiUnit
  const amount = forHolders.ssi + poolXsgd
  const call = (order: Parameters<WorldBuilder['call']>[1]): void => world.call(deployer, order)
  const payment = [deployer, ['xsgd', amount] as const] as const
  call(didWallet(treasury).BatchTransfer({ to_payment_pair_list: [payment], tyron: null }))
  call(zrc2Token(xsgd).IncreaseAllowance({ spender: vault, amount }))
  call(tydraDefi(vault).MintAuth({ beneficiary: treasury, amount: forHolders.ssi }))
  call(tydraDefi(vault).MintAuth({ beneficiary: deployer, amount: poolXsgd }))
  call(zrc2Token(world.addresses.tyron).IncreaseAllowance({ spender: dex, amount: pool.tyron }))
  call(zrc2Token(ssi).IncreaseAllowance({ spender: dex, amount: pool.ssi }))
  const order = {
    is_ssi: true,
    min_contribution_amount: pool.ssi,
    max_token_amount: pool.tyron,
    deadline_block: farAway,
    domain: null,
    subdomain: null,
  }
  call(tyronDex(dex).AddLiquidity(order))
  call(tyronDex(dex).Transfer({ to: treasury, amount: forHolders.shares }))
}
