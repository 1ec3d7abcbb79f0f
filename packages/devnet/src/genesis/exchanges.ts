import { avelySwap, coinById, didWallet, dragonDex, initDid, zilSwap, zrc2Token } from '@tyto/contracts'
import { feeDenominator, usualFees, type PoolExchange } from '@tyto/exchange'
import { qaPerZil, type Address } from '@tyto/primitives'
import type { Coins } from './coins'
import type { WorldBuilder } from './worldBuilder'

/** A block that the local network does not reach. */
const farAway = 900_000_000n

/**
 * How deep each pool is, in ZIL: each exchange is the best one for some pair. What is not listed has no pool there; Avely
 * Swap's gZIL is as small as a pool can be, and its ZWAP is taken out again.
 */
const depths: Readonly<Record<PoolExchange, Readonly<Record<string, bigint>>>> = {
  zilswap: { xsgd: 400_000n, zusdt: 600_000n, gzil: 90_000n, stzil: 50_000n, zwap: 30_000n, zlp: 25_000n },
  aswap: { stzil: 800_000n, zusdt: 100_000n, gzil: 100n, zwap: 100n },
  dragondex: { tyron: 200_000n, zlp: 300_000n, xsgd: 20_000n },
}

/** The price of one coin, in hundredths of a ZIL. The prices of the exchanges lie a little apart, as they do anywhere. */
const prices: Readonly<Record<string, bigint>> = {
  tyron: 12_000n,
  xsgd: 3_700n,
  zusdt: 5_000n,
  gzil: 30_000n,
  stzil: 110n,
  zwap: 150_000n,
  zlp: 400n,
}
/** By so many thousandths a price is above the one in the list. */
const premiums: Readonly<Record<PoolExchange, bigint>> = { zilswap: 0n, aswap: 4n, dragondex: -6n }

/** Three exchanges without pools, registered in InitDid. */
export function deployExchanges(world: WorldBuilder, deployer: Address): ReadonlyMap<PoolExchange, Address> {
  const { initDid: record } = world.addresses
  const { zilswap, aswap, dragondex } = usualFees
  const places = new Map<PoolExchange, Address>([
    [
      'zilswap',
      world.contract(
        'ZilSwap',
        zilSwap.deploy({ initial_owner: deployer, initial_fee: feeDenominator - zilswap.afterFee }),
      ),
    ],
    [
      'aswap',
      world.contract(
        'AvelySwap',
        avelySwap.deploy({
          initial_owner: deployer,
          initial_liquidity_fee: aswap.afterFee,
          initial_treasury_fee: aswap.zilDivisor,
          initial_treasury: deployer,
        }),
      ),
    ],
    [
      'dragondex',
      world.contract(
        'DragonDex',
        dragonDex.deploy({
          initial_owner: deployer,
          initial_liquidity_fee: dragondex.afterFee,
          initial_protocol_fee: dragondex.zilDivisor,
          initial_rewards_pool: deployer,
        }),
      ),
    ],
  ])
  world.call(deployer, initDid(record).SetServices({ id_addr_pair_list: [...places] }))
  return places
}

/** Pools of the coins that can be traded; all of it is the deployer's. */
export function addExchanges(world: WorldBuilder, deployer: Address, { treasury, tokens }: Coins): void {
  const places = deployExchanges(world, deployer)
  const orders = [...places].flatMap(([exchange, place]) =>
    Object.entries(depths[exchange]).map(([coin, depth]) => {
      const { decimals } = coinById(coin)!
      const price = prices[coin]! * (1_000n + premiums[exchange])
      const amount = (depth * 100_000n * 10n ** BigInt(decimals)) / price
      return { place, coin, depth, amount }
    }),
  )
  const payments = orders
    .filter(({ coin }) => coin !== 'tyron')
    .map(({ coin, amount }) => [deployer, [coin, amount] as const] as const)
  // Two messages a payment, twenty a transaction.
  for (let at = 0; at < payments.length; at += 10) {
    const order = { to_payment_pair_list: payments.slice(at, at + 10), tyron: null }
    world.call(deployer, didWallet(treasury).BatchTransfer(order))
  }
  for (const { place, coin, depth, amount } of orders) {
    const token = tokens.get(coin)!
    world.call(deployer, zrc2Token(token).IncreaseAllowance({ spender: place, amount }))
    const order = {
      token_address: token,
      min_contribution_amount: 0n,
      max_token_amount: amount,
      deadline_block: farAway,
    }
    world.call(deployer, zilSwap(place).AddLiquidity(order, { amount: depth * qaPerZil }))
  }
  const emptied = {
    token_address: tokens.get('zwap')!,
    contribution_amount: depths.aswap['zwap']! * qaPerZil,
    min_zil_amount: 0n,
    min_token_amount: 0n,
    deadline_block: farAway,
  }
  world.call(deployer, avelySwap(places.get('aswap')!).RemoveLiquidity(emptied))
}
