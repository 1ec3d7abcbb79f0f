import type { ContractCall } from '@tyto/abi'
import type { PoolExchange, PoolFees } from '@tyto/exchange'
import type { Address } from '@tyto/primitives'
import { avelySwap, dragonDex, zilSwap, zrc2Token } from '../../src'
import { succeeds, World, zil, type Person } from '../world'

/** The block until which everything below is in time. */
export const late = 1_000_000n
/** Nobody's: what the exchanges take arrives there. */
export const treasury: Address = `0x${'99'.repeat(20)}`
export const supply = 2n ** 127n

type Binding = ReturnType<typeof zilSwap>

export interface PoolWorld {
  readonly world: World
  readonly owner: Person
  readonly alice: Person
  readonly bruno: Person
  readonly exchange: Binding
  readonly exchangeAddress: Address
  /** Two tokens; everybody has some, and lets the exchange take all of it. */
  readonly tokens: readonly [Address, Address]
}

const deploys = {
  zilswap: (owner: Address, { afterFee }: PoolFees) => ({
    contract: 'ZilSwap' as const,
    deploy: zilSwap.deploy({ initial_owner: owner, initial_fee: 10_000n - afterFee }),
    binding: zilSwap,
  }),
  aswap: (owner: Address, { afterFee, zilDivisor }: PoolFees) => ({
    contract: 'AvelySwap' as const,
    deploy: avelySwap.deploy({
      initial_owner: owner,
      initial_liquidity_fee: afterFee,
      initial_treasury_fee: zilDivisor,
      initial_treasury: treasury,
    }),
    binding: avelySwap,
  }),
  dragondex: (owner: Address, { afterFee, zilDivisor }: PoolFees) => ({
    contract: 'DragonDex' as const,
    deploy: dragonDex.deploy({
      initial_owner: owner,
      initial_liquidity_fee: afterFee,
      initial_protocol_fee: zilDivisor,
      initial_rewards_pool: treasury,
    }),
    binding: dragonDex,
  }),
}

/** A world with an exchange, two tokens and three people who have much of everything. */
export async function poolWorld(kind: PoolExchange, fees: PoolFees): Promise<PoolWorld> {
  const world = new World()
  const [owner, alice, bruno] = ['owner', 'alice', 'bruno'].map((label) => world.join(label)) as [
    Person,
    Person,
    Person,
  ]
  const people = [owner, alice, bruno]
  const { contract, deploy, binding } = deploys[kind](owner.address, fees)
  const exchangeAddress = await world.deploy(owner, contract, deploy)
  const tokens: Address[] = []
  for (const symbol of ['ONE', 'TWO']) {
    const values = { contract_owner: owner.address, name: symbol, symbol, decimals: 6n, init_supply: supply }
    const address = await world.deploy(owner, 'Zrc2Token', zrc2Token.deploy(values))
    const token = zrc2Token(address)
    for (const someone of people) {
      succeeds(
        world.call(someone, token.IncreaseAllowance({ spender: exchangeAddress, amount: 2n ** 128n - 1n })),
      )
      if (someone === owner) continue
      succeeds(world.call(owner, token.Transfer({ to: someone.address, amount: supply / 4n })))
    }
    tokens.push(address)
  }
  return {
    world,
    owner,
    alice,
    bruno,
    exchange: binding(exchangeAddress) as unknown as Binding,
    exchangeAddress,
    tokens: tokens as [Address, Address],
  }
}

/** Opens a pool, whatever ZIL it takes. */
export function openPool({ world, owner, exchange }: PoolWorld, token: Address, amounts: bigint[]): void {
  const [zilAmount = 0n, tokenAmount = 0n] = amounts
  world.state.setBalance(owner.address, zilAmount + 1_000_000n * zil)
  succeeds(world.call(owner, addLiquidity(exchange, token, zilAmount, tokenAmount)))
}

export function addLiquidity(
  exchange: Binding,
  token: Address,
  zilAmount: bigint,
  max: bigint,
  least = 0n,
): ContractCall {
  return exchange.AddLiquidity(
    { token_address: token, min_contribution_amount: least, max_token_amount: max, deadline_block: late },
    { amount: zilAmount },
  )
}

/** The amounts in a pool; null where there is none. */
export function poolOf({ world, exchange }: PoolWorld, token: Address) {
  const pool = world.read(exchange.fields.pools.at(token))
  return pool === null ? null : { zil: pool.arguments[0], tokens: pool.arguments[1] }
}

export function tokensOf({ world }: PoolWorld, token: Address, of: Address): bigint {
  return world.read(zrc2Token(token).fields.balances.at(of)) ?? 0n
}
