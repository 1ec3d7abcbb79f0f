import type { ContractCall } from '@tyto/abi'
import type { Execution } from '@tyto/execution'
import { addKey } from '@tyto/identity'
import type { Address } from '@tyto/primitives'
import {
  defiWallet,
  didWallet,
  didWallet6,
  hodlerAccounts,
  init,
  initDid,
  sbtWallet,
  zilSwap,
  zilWallet,
  zrc2Token,
} from '../../src'
import { collectionWorld, type CollectionWorld } from '../things/collectionWorld'
import { ownName, type Owner } from '../people'
import { late } from '../exchange/poolWorld'
import { activeStakingWorld, type StakingWorld } from '../staking/stakingWorld'
import { deployWallet, domainId, succeeds, zil, type Person } from '../world'

export type Seat = 'alice' | 'bruno' | 'carol'
export const seats: readonly Seat[] = ['alice', 'bruno', 'carol']
/** Wallets of all kinds, of today's versions and of one before; all are Alice's at first but Bruno's own. */
export type Place = 'did' | 'brunos' | 'older' | 'defi' | 'stake' | 'soulbound'
export const places: readonly Place[] = ['did', 'brunos', 'older', 'defi', 'stake', 'soulbound']

/** Three people, their wallets, tokens, NFTs, stake and guardians, before anything else happens. */
export interface Stage extends CollectionWorld, StakingWorld {
  readonly people: Readonly<Record<Seat, Person>>
  readonly wallets: Readonly<Record<Place, Address>>
  /** Of Alice's DID wallet. */
  readonly guardians: readonly Owner[]
  readonly pictures: Address
  /** The names under .gzil. */
  readonly names: Address
  /** Tokens that are locked for Carol and for Alice's DID wallet. */
  readonly hodler: Address
  /** It has a pool of ZIL and TYRON; null where nobody trades. */
  readonly exchange: Address | null
}

export async function makeStage(): Promise<Stage> {
  const collections = await collectionWorld()
  const staking = await activeStakingWorld(collections)
  const { world, alice, bruno, deployer, tyron } = collections
  const place = collections.init
  const guardians: Owner[] = []
  for (const label of ['g1', 'g2', 'g3']) guardians.push(await ownName(collections, label))
  const carol = world.join('carol')
  const carols = await deployWallet(collections, carol)
  issue(collections, 'carol', carols)
  const older = await world.deploy(
    alice.controller,
    'DidWallet6',
    didWallet6.deploy({
      init_version: 'DIDxWALLET_6.4.0',
      init_controller: alice.controller.address,
      init: place,
      did_methods: new Map(),
      did_dkms: new Map(),
    }),
  )
  issue(collections, 'older', older)
  const document = [
    addKey('update', alice.updateKey.publicKey, 'encrypted'),
    addKey('socialrecovery', alice.recoveryKey.publicKey, 'encrypted'),
  ]
  const named = { guardians: guardians.map(({ id }) => id), tyron: null }
  const create = didWallet(older).DidCreate({ document, signature: null, tyron: null })
  succeeds(world.call(alice.controller, create))
  for (const wallet of [alice.wallet, older])
    succeeds(world.call(alice.controller, didWallet(wallet).AddGuardians(named)))
  const values = { init_nft: alice.id, init: place, init_community: place }
  const by = alice.controller
  const defi = await world.deploy(by, 'DefiWallet', defiWallet.deploy(values))
  const stake = await world.deploy(by, 'ZilWallet', zilWallet.deploy(values))
  const sbt = sbtWallet.deploy({ init_username: 'alice', domain: 'sbt', init: place })
  const soulbound = await world.deploy(by, 'SbtWallet', sbt)
  const wallets = { did: alice.wallet, brunos: bruno.wallet, older, defi, stake, soulbound }
  for (const wallet of Object.values(wallets)) {
    succeeds(world.call(deployer, didWallet(wallet).AddFunds({}, { amount: 1_000n * zil })))
    succeeds(world.call(deployer, zrc2Token(tyron).Transfer({ to: wallet, amount: 1_000n })))
  }
  const people = { alice: alice.controller, bruno: bruno.controller, carol }
  const pictures = collections.collections.get('lexicassi')!
  const names = collections.collections.get('.gzil')!
  const hodler = await lockTokens(collections, [carol.address, alice.wallet])
  const own = { people, wallets, guardians, pictures, names, hodler, exchange: null }
  return { ...collections, ...staking, ...own }
}

/** Locks tokens for each, released bit by bit from now on. */
async function lockTokens({ world, deployer, tyron }: CollectionWorld, holders: readonly Address[]) {
  const facts = { contract_owner: deployer.address, token: tyron }
  const hodler = await world.deploy(deployer, 'HodlerAccounts', hodlerAccounts.deploy(facts))
  succeeds(world.call(deployer, zrc2Token(tyron).Transfer({ to: hodler, amount: 1_000n })))
  const terms = { release_block: world.block, period: 2n, locked: 500n, quota: 7n }
  for (const addr of holders)
    succeeds(world.call(deployer, hodlerAccounts(hodler).OpenAccount({ addr, ...terms })))
  return hodler
}

/** The amount in the pool at first: much more than anybody trades. */
const poolSize = 1_000_000n

/** The same with an exchange that trades TYRON. */
export async function withExchange(stage: Stage): Promise<Stage> {
  const { world, deployer, tyron, initDid: record } = stage
  const values = { initial_owner: deployer.address, initial_fee: 30n }
  const exchange = await world.deploy(deployer, 'ZilSwap', zilSwap.deploy(values))
  const listed = [['zilswap', exchange] as const]
  succeeds(world.call(deployer, initDid(record).SetServices({ id_addr_pair_list: listed })))
  const allowed = { spender: exchange, amount: poolSize }
  succeeds(world.call(deployer, zrc2Token(tyron).IncreaseAllowance(allowed)))
  const order = { token_address: tyron, min_contribution_amount: 0n, max_token_amount: poolSize }
  world.state.setBalance(deployer.address, world.balance(deployer.address) + 2n * poolSize * zil)
  const open = zilSwap(exchange).AddLiquidity({ ...order, deadline_block: late }, { amount: poolSize * zil })
  succeeds(world.call(deployer, open))
  return { ...stage, exchange }
}

function issue({ world, deployer, init: place }: CollectionWorld, domain: string, wallet: Address): void {
  const order = { tld: 'ssi', username: domainId(domain), addr: wallet, dID: wallet }
  succeeds(world.call(deployer, init(place).IssueNftUsername(order)))
}

/** The same place as it stands, going on by itself. */
export function forkStage(stage: Stage): Stage {
  return { ...stage, world: stage.world.fork() }
}

/** Sends a call as an account would. */
export function send({ world }: Stage, by: Person, call: ContractCall): Execution {
  return world.call(by, call, 30_000n)
}

/** Would this go through now? Nothing happens. */
export function could(stage: Stage, by: Person, call: ContractCall): boolean {
  return send(forkStage(stage), by, call).receipt.success
}
