import { usualFees, feeDenominator } from '@tyto/exchange'
import { contractAddress, type Address } from '@tyto/primitives'
import { defiWallet, didWallet, initDid, tydraDefi, tyronDex, zilSwap, zrc2Token } from '../../src'
import { ownName, type Owner } from '../people'
import { late } from './poolWorld'
import { protocolWorld, succeeds, zil, type Person, type ProtocolWorld } from '../world'

/** One whole coin in its smallest unit. */
export const units = { tyron: 10n ** 12n, ssi: 10n ** 18n, xsgd: 10n ** 6n, gzil: 10n ** 15n }

/** The amounts in the pools at the beginning. */
export const pools = {
  xsgd: { zil: 400_000n * zil, tokens: 14_000n * units.xsgd },
  gzil: { zil: 90_000n * zil, tokens: 300n * units.gzil },
  dex: { tyron: 80_000n * units.tyron, ssi: 250_000n * units.ssi },
} as const

export interface TradeWorld extends ProtocolWorld {
  readonly alice: Owner
  readonly bruno: Owner
  /** Alice's, known as defi@alice.ssi. */
  readonly defi: Address
  readonly xsgd: Address
  readonly gzil: Address
  readonly ssi: Address
  readonly vault: Address
  readonly dex: Address
  readonly zilswap: Address
  /** Units of a token that somebody has. */
  readonly tokens: (token: Address, of: Address) => bigint
  readonly allowed: (token: Address, owner: Address, spender: Address) => bigint
}

/** A wallet of each kind that trades, by its name. */
export const traders = ['DefiWallet', 'DidWallet'] as const
export type Trader = (typeof traders)[number]

export function traderOf({ defi, alice }: TradeWorld, kind: Trader): Address {
  return kind === 'DefiWallet' ? defi : alice.wallet
}

/** The exchanges that a wallet trades with, and alice, whose two wallets hold every coin: the same amount of each. */
export async function tradeWorld(): Promise<TradeWorld> {
  const protocol = await protocolWorld()
  const { world, deployer, init, tyron } = protocol
  const send = (by: Person, call: Parameters<typeof world.call>[1]) => succeeds(world.call(by, call))
  const token = (symbol: string, decimals: bigint, owner: Address, init_supply: bigint) =>
    world.deploy(
      deployer,
      'Zrc2Token',
      zrc2Token.deploy({ contract_owner: owner, name: symbol, symbol, decimals, init_supply }),
    )
  const xsgd = await token('XSGD', 6n, deployer.address, 10n ** 15n)
  const gzil = await token('gZIL', 15n, deployer.address, 10n ** 24n)
  // The vault owns the token S$I, and stands beside it.
  const vault = contractAddress(deployer.address, world.state.nonce(deployer.address) + 1n)
  const ssi = await token('S$I', 18n, vault, 0n)
  await world.deploy(deployer, 'TydraDefi', tydraDefi.deploy({ xsgd, ssi }))
  const dex = await world.deploy(
    deployer,
    'TyronDex',
    tyronDex.deploy({
      initial_owner: deployer.address,
      init,
      tyron,
      ssi,
      sbt_issuer: 'kyc',
      name: 'TYRONS$I',
      symbol: 'TYRONS$I',
      decimals: 18n,
      initial_profit_denom: 9_900n,
      initial_reward: 50n,
      initial_price: 1n,
      initial_dv: 1n,
    }),
  )
  const initial_fee = feeDenominator - usualFees.zilswap.afterFee
  const zilswap = await world.deploy(
    deployer,
    'ZilSwap',
    zilSwap.deploy({ initial_owner: deployer.address, initial_fee }),
  )
  const services = { xsgd, gzil, s$i: ssi, xsgd_vault: vault, tyron_s$i: dex, zilswap }
  const pairs = Object.entries(services).map(([id, addr]) => [id, addr] as const)
  send(deployer, initDid(protocol.initDid).SetServices({ id_addr_pair_list: pairs }))

  const most = 2n ** 127n
  for (const [place, spender] of [
    [xsgd, vault],
    [xsgd, zilswap],
    [gzil, zilswap],
    [tyron, dex],
    [ssi, dex],
  ] as const) {
    send(deployer, zrc2Token(place).IncreaseAllowance({ spender, amount: most }))
  }
  for (const [place, pool] of [
    [xsgd, pools.xsgd],
    [gzil, pools.gzil],
  ] as const) {
    const order = { token_address: place, min_contribution_amount: 0n, max_token_amount: pool.tokens }
    send(deployer, zilSwap(zilswap).AddLiquidity({ ...order, deadline_block: late }, { amount: pool.zil }))
  }
  send(deployer, tydraDefi(vault).MintAuth({ beneficiary: deployer.address, amount: 400_000n * units.xsgd }))
  const open = {
    is_ssi: true,
    min_contribution_amount: pools.dex.ssi,
    max_token_amount: pools.dex.tyron,
    deadline_block: late,
    domain: null,
    subdomain: null,
  }
  send(deployer, tyronDex(dex).AddLiquidity(open))

  const alice = await ownName(protocol, 'alice')
  const bruno = await ownName(protocol, 'bruno')
  const values = { init_nft: alice.id, init, init_community: init }
  const defi = await world.deploy(alice.controller, 'DefiWallet', defiWallet.deploy(values))
  const own = didWallet(alice.wallet)
  const saved = { didKey: `0x${'00'.repeat(33)}`, encrypted: 'null', nftID: '', tyron: null } as const
  send(alice.controller, own.Dns({ ...saved, addr: defi, domain: 'defi' }))
  for (const wallet of [defi, alice.wallet]) {
    send(deployer, didWallet(wallet).AddFunds({}, { amount: 10_000n * zil }))
    for (const [place, unit] of [
      [tyron, units.tyron],
      [xsgd, units.xsgd],
      [gzil, units.gzil],
      [ssi, units.ssi],
    ] as const) {
      send(deployer, zrc2Token(place).Transfer({ to: wallet, amount: 10_000n * unit }))
    }
  }
  return {
    ...protocol,
    alice,
    bruno,
    defi,
    xsgd,
    gzil,
    ssi,
    vault,
    dex,
    zilswap,
    tokens: (place, of) => world.read(zrc2Token(place).fields.balances.at(of)) ?? 0n,
    allowed: (place, owner, spender) =>
      world.read(zrc2Token(place).fields.allowances.at(owner).at(spender)) ?? 0n,
  }
}
