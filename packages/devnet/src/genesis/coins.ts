import { allCoins, coinById, didWallet, hodlerAccounts, initDid, zrc2Token, type Coin } from '@tyto/contracts'
import { sharesId, ssiId, tyronDexService, vaultService, xsgdId } from '@tyto/exchange'
import { qaPerZil, zilId, type Address } from '@tyto/primitives'
import { deployCommunity, openCommunity, type CommunityPlaces } from './community'
import type { WorldBuilder } from './worldBuilder'

/** Messages that a chain lets contracts send in one transaction, and what a payment of tokens takes of them. */
const mostMessages = 20
const messagesTo = { account: 2, contract: 3 }

const wholeSupply = 1_000_000_000n
const hodlerTokens = 6_000n * 10n ** 12n

/** Where the tokens stand, and the wallet of the deployer that holds what is left of them all but TYRON. */
export interface Coins {
  readonly treasury: Address
  /** By the id of the coin. */
  readonly tokens: ReadonlyMap<string, Address>
}

interface Holder {
  readonly address: Address
  readonly kind: keyof typeof messagesTo
}

/** The tokens of coins, and the services of InitDid that name them. */
export interface DeployedCoins {
  /** In the order of `allCoins`. */
  readonly tokens: readonly { readonly coin: Coin; readonly address: Address }[]
  readonly services: readonly (readonly [id: string, place: Address])[]
  readonly community: CommunityPlaces
  readonly dollars: { readonly xsgd: Address; readonly ssi: Address }
}

/**
 * A ZRC-2 token for each of the coins beside ZIL and TYRON, and the exchange of the community, which is a token itself. `owner`
 * has all of them but S$I, which the vault alone makes.
 */
export function deployCoins(
  world: WorldBuilder,
  {
    deployer,
    owner,
    coins,
  }: { readonly deployer: Address; readonly owner: Address; readonly coins: readonly Coin[] },
): DeployedCoins {
  const ordinary = coins.filter(({ id }) => id !== zilId && id !== 'tyron' && id !== sharesId)
  // The vault alone makes S$I, so its place must be known before the token is.
  const vaultPlace = world.contractAfter(ordinary.length)
  const minted = ordinary.map((coin) => {
    const deploy = coin.id === ssiId ? deployOf(coin, vaultPlace, 0n) : deployOf(coin, owner)
    return { coin, address: world.contract('Zrc2Token', deploy) }
  })
  const placeOf = (coin: string): Address => minted.find(({ coin: { id } }) => id === coin)!.address
  const dollars = { xsgd: placeOf(xsgdId), ssi: placeOf(ssiId) }
  const community = deployCommunity(world, deployer, dollars)
  const shares = { coin: coinById(sharesId)!, address: community.dex }
  // In the order of the list, on which the seeded amounts depend.
  const tokens = allCoins.flatMap(({ id }) =>
    id === sharesId ? [shares] : minted.filter(({ coin }) => coin.id === id),
  )
  const services = [
    ...tokens.map(({ coin, address }) => [coin.id, address] as const),
    [tyronDexService, community.dex] as const,
    [vaultService, community.vault] as const,
  ]
  return { tokens, services, community, dollars }
}

/**
 * A ZRC-2 token for every coin of the protocol, registered in InitDid, and many different amounts of them on both sides:
 * wallets and accounts. They are paid out in batches, since each transaction of the world costs time.
 */
export function addCoins(world: WorldBuilder, deployer: Address): Coins {
  const { init, initDid: record } = world.addresses
  const treasury = world.contract(
    'DidWallet',
    didWallet.deploy({ init_controller: deployer, init, did_methods: new Map(), did_dkms: new Map() }),
  )
  const { tokens, services, community, dollars } = deployCoins(world, {
    deployer,
    owner: treasury,
    coins: allCoins,
  })
  const hodlers = world.contract(
    'HodlerAccounts',
    hodlerAccounts.deploy({ contract_owner: deployer, token: world.addresses.tyron }),
  )
  const id_addr_pair_list = [...services, ['tyroni', hodlers] as const]
  world.call(deployer, initDid(record).SetServices({ id_addr_pair_list }))
  openCommunity(world, deployer, treasury, { ...community, ...dollars })

  // Holder by holder, so that each of them has few transactions to look back on.
  const payments = holdersOf(world).flatMap((holder, place) =>
    tokens.flatMap(({ coin }, index) => {
      const amount = seededAmount(coin, index, place)
      return amount === 0n ? [] : [{ holder, payment: [holder.address, [coin.id, amount]] as const }]
    }),
  )
  let batch: (typeof payments)[number]['payment'][] = []
  let messages = 0
  const pay = (): void => {
    const order = { to_payment_pair_list: batch, tyron: null }
    world.call(deployer, didWallet(treasury).BatchTransfer(order))
    batch = []
    messages = 0
  }
  for (const { holder, payment } of payments) {
    if (messages + messagesTo[holder.kind] > mostMessages) pay()
    batch.push(payment)
    messages += messagesTo[holder.kind]
  }
  pay()

  addWalletMoney(world, deployer)
  addHodlers(world, deployer, hodlers)
  return {
    treasury,
    tokens: new Map([...services, ['tyron', world.addresses.tyron]]),
  }
}

function deployOf({ name, symbol, decimals }: Coin, contract_owner: Address, supply = wholeSupply) {
  const init_supply = supply * 10n ** BigInt(decimals)
  return zrc2Token.deploy({ contract_owner, name, symbol, decimals: BigInt(decimals), init_supply })
}

/** Alice, bruno and carol with wallet and account, the wallets of fern with her account, and alice's second wallet. */
function holdersOf(world: WorldBuilder): readonly Holder[] {
  const wallet = (name: string): Holder => ({ address: addressOf(world, name), kind: 'contract' })
  const account = (index: number): Holder => ({ address: world.accountAddress(index), kind: 'account' })
  return [
    wallet('alice.ssi'),
    account(0),
    wallet('bruno.ssi'),
    account(1),
    wallet('carol.ssi'),
    account(2),
    wallet('fern.ssi'),
    wallet('defi@fern.ssi'),
    wallet('zil@fern.ssi'),
    account(5),
    wallet('work@alice.ssi'),
  ]
}

function addressOf(world: WorldBuilder, name: string): Address {
  return world.names.find((each) => each.name === name)!.address
}

/**
 * An odd amount with as many digits after the point as the coin has, in its smallest unit. Every fifth is zero, every
 * eleventh the smallest unit alone. The wallets after carol's hold every third coin.
 */
export function seededAmount({ decimals }: Coin, index: number, place: number): bigint {
  const isMain = index < 7
  if (place > 5 && !isMain && (index + place) % 3 !== 0) return 0n
  if ((index * 3 + place * 2) % 5 === 4) return 0n
  if ((index + place * 4) % 11 === 10) return 1n
  const unit = 10n ** BigInt(decimals)
  const whole = BigInt((index * 7_919 + place * 104_729 + 17) % 9_973)
  const part = (12_345_678_987_654_321n * BigInt(index * 13 + place + 1)) % unit
  return whole * unit + (part % 10n === 0n ? part + 7n : part)
}

/** ZIL for the wallets that had none. */
function addWalletMoney(world: WorldBuilder, deployer: Address): void {
  for (const [name, amount] of [
    ['fern.ssi', 1_234n * qaPerZil + 567_890_123_456n],
    ['defi@fern.ssi', 500n * qaPerZil],
    ['zil@fern.ssi', 300n * qaPerZil + 1n],
    ['work@alice.ssi', 75n * qaPerZil + 250_000_000_000n],
  ] as const) {
    world.call(deployer, didWallet(addressOf(world, name)).AddFunds({}, { amount }))
  }
}

const tyron = 10n ** 12n
/** A block that the local network does not reach. */
const farAway = 900_000_000n

/** Hodlers: the accounts 0 and 5, and the wallets alice.ssi and fern.ssi. Alice can claim, fern cannot yet. */
function addHodlers(world: WorldBuilder, deployer: Address, hodlers: Address): void {
  const token = zrc2Token(world.addresses.tyron)
  world.call(deployer, token.Transfer({ to: hodlers, amount: hodlerTokens }))
  const { OpenAccount } = hodlerAccounts(hodlers)
  for (const [addr, release_block, period, locked, quota] of [
    [world.accountAddress(0), 1n, 100_000n, 1_500n * tyron, 125n * tyron + 500_000_000_000n],
    [world.accountAddress(5), farAway, 10_000n, 900n * tyron, 90n * tyron],
    [addressOf(world, 'alice.ssi'), 1n, 50_000n, 2_000n * tyron + 250_000_000_000n, 100n * tyron],
    [addressOf(world, 'fern.ssi'), farAway, 720n, 1_000n * tyron, 333n * tyron],
  ] as const) {
    world.call(deployer, OpenAccount({ addr, release_block, period, locked, quota }))
  }
}
