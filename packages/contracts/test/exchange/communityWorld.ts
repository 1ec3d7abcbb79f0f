import type { TyronDexState, VaultState } from '@tyto/exchange'
import type { Address } from '@tyto/primitives'
import { contractAddress } from '@tyto/primitives'
import { tydraDefi, tyronDex, zrc2Token } from '../../src'
import { domainId, protocolWorld, succeeds, type Person, type ProtocolWorld } from '../world'

/** The block until which everything below is in time. */
export const late = 1_000_000n
export const sbtIssuer = domainId('kyc')
/** Much of everything, and far from what the chain cannot count. */
export const plenty = 2n ** 126n

export interface CommunityWorld extends ProtocolWorld {
  readonly alice: Person
  readonly bruno: Person
  readonly tokens: { readonly tyron: Address; readonly ssi: Address; readonly xsgd: Address }
  readonly dexAddress: Address
  readonly vaultAddress: Address
  readonly dex: ReturnType<typeof tyronDex>
  readonly vault: ReturnType<typeof tydraDefi>
}

export interface CommunityOptions {
  readonly profitDenom?: bigint
  readonly reward?: bigint
  /** TYRON of its own, and so much of it and of S$I, for pools that the vault could never fill. */
  readonly isWide?: boolean
}

/** The exchange and the vault, without a pool; alice and bruno have much of everything, and let both take all of it. */
export async function communityWorld({
  profitDenom = 9_900n,
  reward = 50n,
  isWide = false,
}: CommunityOptions = {}): Promise<CommunityWorld> {
  const place = await protocolWorld()
  const { world, deployer, init } = place
  const [alice, bruno] = [world.join('alice'), world.join('bruno')]
  const owner = deployer.address
  const token = (symbol: string, decimals: bigint, holder: Address, init_supply: bigint): Promise<Address> =>
    world.deploy(
      deployer,
      'Zrc2Token',
      zrc2Token.deploy({ contract_owner: holder, name: symbol, symbol, decimals, init_supply }),
    )
  const tyron = isWide ? await token('TYRON', 12n, owner, 2n ** 127n) : place.tyron
  const xsgd = await token('XSGD', 6n, owner, 10n ** 15n)
  const vaultAddress = contractAddress(owner, world.state.nonce(owner) + 1n)
  const ssi = await token('S$I', 18n, isWide ? owner : vaultAddress, isWide ? 2n ** 127n : 0n)
  expectPlace(await world.deploy(deployer, 'TydraDefi', tydraDefi.deploy({ xsgd, ssi })), vaultAddress)
  const dexAddress = await world.deploy(
    deployer,
    'TyronDex',
    tyronDex.deploy({
      initial_owner: owner,
      init,
      tyron,
      ssi,
      sbt_issuer: sbtIssuer,
      name: 'TYRON and SSI Dollar',
      symbol: 'TYRONS$I',
      decimals: 18n,
      initial_profit_denom: profitDenom,
      initial_reward: reward,
      initial_price: 0n,
      initial_dv: 0n,
    }),
  )
  const all = { tyron, ssi, xsgd }
  const vault = tydraDefi(vaultAddress)
  for (const someone of [deployer, alice, bruno]) {
    for (const address of Object.values(all)) allow(place, someone, address, [dexAddress, vaultAddress])
  }
  if (!isWide) succeeds(world.call(deployer, vault.MintAuth({ beneficiary: owner, amount: 6n * 10n ** 14n })))
  for (const someone of [alice, bruno]) {
    for (const address of Object.values(all)) {
      const held = tokensOf(place, address, owner)
      succeeds(world.call(deployer, zrc2Token(address).Transfer({ to: someone.address, amount: held / 4n })))
    }
  }
  return { ...place, alice, bruno, tokens: all, dexAddress, vaultAddress, dex: tyronDex(dexAddress), vault }
}

function expectPlace(found: Address, expected: Address): void {
  if (found !== expected) throw new Error('the vault stands elsewhere')
}

/** Lets the contracts take whatever somebody has. */
export function allow(
  { world }: Pick<ProtocolWorld, 'world'>,
  someone: Person,
  token: Address,
  spenders: readonly Address[],
): void {
  for (const spender of spenders) {
    succeeds(world.call(someone, zrc2Token(token).IncreaseAllowance({ spender, amount: 2n ** 127n })))
  }
}

export function tokensOf({ world }: Pick<ProtocolWorld, 'world'>, token: Address, of: Address): bigint {
  return world.read(zrc2Token(token).fields.balances.at(of)) ?? 0n
}

/** Opens the pool as whoever deployed it. */
export function openPool(place: CommunityWorld, tyron: bigint, ssi: bigint): void {
  succeeds(place.world.call(place.deployer, addBoth(place, tyron, ssi)))
}

export function addBoth(
  { dex }: Pick<CommunityWorld, 'dex'>,
  tyron: bigint,
  least: bigint,
  more: Partial<Parameters<ReturnType<typeof tyronDex>['AddLiquidity']>[0]> = {},
) {
  return dex.AddLiquidity({
    is_ssi: true,
    min_contribution_amount: least,
    max_token_amount: tyron,
    deadline_block: late,
    domain: null,
    subdomain: null,
    ...more,
  })
}

/** The state there, as the app reads it. */
export function dexState({ world, dex }: Pick<CommunityWorld, 'world' | 'dex'>): TyronDexState {
  const { fields } = dex
  const [tyron, ssi] = world.read(fields.reserves)!
  return {
    reserves: { tyron, ssi },
    profitDenom: world.read(fields.profit_denom)!,
    reward: world.read(fields.reward)!,
    totalSupply: world.read(fields.total_supply)!,
    contributions: world.read(fields.contributions)!,
    daoBalance: world.read(fields.dao_balance)!,
    isFairlaunch: world.read(fields.is_fairlaunch)!,
  }
}

export function vaultState({ world, vault }: Pick<CommunityWorld, 'world' | 'vault'>): VaultState {
  return { reserve: world.read(vault.fields.reserve)! }
}
