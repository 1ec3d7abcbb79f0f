import { didWallet, planProtocol, zrc2Token, type PlanStep, type ProtocolAddresses } from '@tyto/contracts'
import { qaPerZil, type Address } from '@tyto/primitives'
import type { SeededName } from './seededName'
import { fundedAccounts, testAccount, type TestAccount } from './testAccounts'
import { addCoins } from './coins'
import { addCollections } from './collections'
import { documentKeys, servicesOf } from './documents'
import { addEstates } from './estates'
import { addExchanges } from './exchanges'
import { addLifecycles } from './lifecycles'
import { addMotions } from './motions'
import { addElder, addExchangePage, addOlderWallets, addOtherKinds, addSeventh } from './otherWallets'
import { addSoulbound } from './soulbound'
import { addStaking } from './staking'
import type { StoredContent } from './storedContent'
import { addTydras } from './tydras'
import { noAddresses, WorldBuilder } from './worldBuilder'

/** The world of a new chain: our seeded world, or accounts with money and nothing else. */
export type WorldName = 'seeded' | 'empty'

/** The whole seeded world: who owns what in block 0, and the transactions that make the rest. */
export interface WorldPlan {
  readonly world: WorldName
  readonly balances: ReadonlyMap<Address, bigint>
  readonly steps: readonly PlanStep[]
  readonly addresses: ProtocolAddresses
  readonly names: readonly SeededName[]
  /** The accounts of the test phrase, funded ones only. */
  readonly accounts: readonly TestAccount[]
  readonly deployer: TestAccount
  readonly faucet: TestAccount
  /** The files that permanent storage holds from the beginning. */
  readonly stored: readonly StoredContent[]
}

export const accountBalance = 1_000_000n * qaPerZil
const deployerBalance = 100_000_000n * qaPerZil
const faucetBalance = 10_000_000_000n * qaPerZil
/** TYRON, which has 12 decimals like ZIL. */
const tyronGift = 10_000n * 10n ** 12n

/** Who owns what in block 0: accounts of the test phrase, who deploys, and the faucet. */
function firstOwners(): Pick<WorldPlan, 'balances' | 'accounts' | 'deployer' | 'faucet'> {
  const accounts = Array.from({ length: fundedAccounts }, (_, index) => testAccount(index))
  const deployer = testAccount('deployer')
  const faucet = testAccount('faucet')
  const balances = new Map(accounts.map(({ address }) => [address, accountBalance] as const))
  balances.set(deployer.address, deployerBalance).set(faucet.address, faucetBalance)
  return { balances, accounts, deployer, faucet }
}

/** A chain with money and no contracts. */
export function planEmptyWorld(): WorldPlan {
  return { world: 'empty', ...firstOwners(), steps: [], names: [], addresses: noAddresses, stored: [] }
}

/**
 * Plans the world. All deploys come from one deployer outside of the funded accounts, so addresses follow from the order
 * of the steps: add new ones at the end.
 */
export function planWorld(chainId: number): WorldPlan {
  const owners = firstOwners()
  const { accounts, deployer } = owners
  const world = new WorldBuilder(chainId, deployer.address, accounts)

  const protocol = planProtocol({ deployer: deployer.address, nonce: 0n })
  world.addresses = protocol.addresses
  world.add(protocol.steps)
  world.names.push({ name: 'init.ssi', address: protocol.addresses.initDid, account: null })

  const alice = world.identity('alice.ssi', 0, documentKeys('alice.ssi', 0))
  world.update('alice.ssi', servicesOf('alice'))
  const bruno = world.identity('bruno.ssi', 1, [...documentKeys('bruno.ssi', 1), ...servicesOf('bruno')])
  const carol = world.identity('carol.ssi', 2, documentKeys('carol.ssi', 2))
  world.update('carol.ssi', servicesOf('carol'))
  // Deployed under a name, and never created.
  world.identity('dora.ssi', 3)

  world.subdomain(alice, 'work', 0)

  // Names of no DID wallet: a token, a plain account, and a wallet of an older version.
  world.issue('coin.ssi', protocol.addresses.tyron, null)
  world.issue('plain.ssi', accounts[4]!.address, 4)
  addElder(world)

  const token = zrc2Token(protocol.addresses.tyron)
  for (const to of [alice, bruno, carol, ...accounts.slice(0, 3).map(({ address }) => address)]) {
    world.call(deployer.address, token.Transfer({ to, amount: tyronGift }))
  }
  for (const wallet of [alice, bruno, carol]) {
    world.call(deployer.address, didWallet(wallet).AddFunds({}, { amount: 2_500n * qaPerZil }))
  }
  // A subdomain whose address has no contract yet.
  world.saveSubdomain(alice, 'vault', 0, accounts[4]!.address)

  addLifecycles(world)
  addOlderWallets(world)
  addOtherKinds(world)
  const coins = addCoins(world, deployer.address)
  addStaking(world, deployer.address)
  addExchanges(world, deployer.address, coins)
  addSoulbound(world)
  addExchangePage(world)
  addMotions(world, deployer.address)
  addCollections(world, deployer.address)
  const stored = addTydras(world, deployer.address)
  // The last: what stands before keeps its address.
  addSeventh(world)
  addEstates(world)

  const { steps, names, addresses } = world
  return { world: 'seeded', ...owners, steps, names, addresses, stored }
}
