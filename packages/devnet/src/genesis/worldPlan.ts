import { contractAddress, QA_PER_ZIL, ZERO_ADDRESS, type Address } from '@tyto/primitives'
import { domainId } from '@tyto/identity'
import {
  didWallet,
  init,
  planIdentity,
  planProtocol,
  zrc2Token,
  type DidWalletDocument,
  type PlanStep,
  type ProtocolAddresses,
} from '@tyto/contracts'
import type { ContractCall } from '@tyto/abi'
import type { SeededName } from '../devnet'
import { FUNDED_ACCOUNTS, testAccount, type TestAccount } from '../testAccounts'
import { documentKeys, servicesOf } from './documents'
import { olderWallet } from './olderWallet'

/** A transaction of the plan, or the deploy of a contract that only the local network has. */
export type WorldStep =
  PlanStep | (Omit<Extract<PlanStep, { kind: 'deploy' }>, 'contract'> & { readonly code: string })

/** The whole seeded world: who owns what in block 0, and the transactions that make the rest. */
export interface WorldPlan {
  readonly balances: ReadonlyMap<Address, bigint>
  readonly steps: readonly WorldStep[]
  readonly addresses: ProtocolAddresses
  readonly names: readonly SeededName[]
  /** The accounts of the test phrase, funded ones only. */
  readonly accounts: readonly TestAccount[]
  readonly deployer: TestAccount
  readonly faucet: TestAccount
}

export const ACCOUNT_BALANCE = 1_000_000n * QA_PER_ZIL
const DEPLOYER_BALANCE = 100_000_000n * QA_PER_ZIL
const FAUCET_BALANCE = 10_000_000_000n * QA_PER_ZIL
/** TYRON, which has 12 decimals like ZIL. */
const TYRON_GIFT = 10_000n * 10n ** 12n

/**
 * Plans the world. All deploys come from one deployer outside of the funded accounts, so addresses follow from the order
 * of the steps: add new ones at the end.
 */
export function planWorld(): WorldPlan {
  const accounts = Array.from({ length: FUNDED_ACCOUNTS }, (_, index) => testAccount(index))
  const deployer = testAccount('deployer')
  const faucet = testAccount('faucet')
  const world = new WorldBuilder(deployer.address, accounts)

  const protocol = planProtocol({ deployer: deployer.address, nonce: 0n })
  world.addresses = protocol.addresses
  world.add(protocol.steps)
  world.names.push({ name: 'init.ssi', address: protocol.addresses.initDid, account: null })

  const alice = world.identity('alice.ssi', 0, documentKeys('alice.ssi'))
  world.update(alice, 0, servicesOf('alice'))
  const bruno = world.identity('bruno.ssi', 1, [...documentKeys('bruno.ssi'), ...servicesOf('bruno')])
  const carol = world.identity('carol.ssi', 2, documentKeys('carol.ssi'))
  world.update(carol, 2, servicesOf('carol'))
  // Deployed under a name, and never created.
  world.identity('dora.ssi', 3)

  world.subdomain(alice, 'work', 0)

  // Names of no DID wallet: a token, a plain account, and a wallet of an older version.
  world.issue('coin.ssi', protocol.addresses.tyron, null)
  world.issue('plain.ssi', accounts[4]!.address, 4)
  world.olderWallet('elder.ssi', 5)

  const token = zrc2Token(protocol.addresses.tyron)
  for (const to of [alice, bruno, carol, ...accounts.slice(0, 3).map(({ address }) => address)]) {
    world.call(deployer.address, token.Transfer({ to, amount: TYRON_GIFT }))
  }
  for (const wallet of [alice, bruno, carol]) {
    world.call(deployer.address, didWallet(wallet).AddFunds({}, { amount: 2_500n * QA_PER_ZIL }))
  }
  // A subdomain whose address has no contract yet.
  world.saveSubdomain(alice, 'vault', 0, accounts[4]!.address)

  const balances = new Map(accounts.map(({ address }) => [address, ACCOUNT_BALANCE] as const))
  balances.set(deployer.address, DEPLOYER_BALANCE).set(faucet.address, FAUCET_BALANCE)
  const { steps, names, addresses } = world
  return { balances, steps, names, addresses, accounts, deployer, faucet }
}

/** Collects the steps and counts the deployer's nonce. */
class WorldBuilder {
  readonly steps: WorldStep[] = []
  readonly names: SeededName[] = []
  addresses: ProtocolAddresses = {
    init: ZERO_ADDRESS,
    registry: ZERO_ADDRESS,
    zlpRegistry: ZERO_ADDRESS,
    initDid: ZERO_ADDRESS,
    tyron: ZERO_ADDRESS,
  }
  readonly #deployer: Address
  readonly #accounts: readonly TestAccount[]
  #nonce = 0n

  constructor(deployer: Address, accounts: readonly TestAccount[]) {
    this.#deployer = deployer
    this.#accounts = accounts
  }

  add(steps: readonly WorldStep[]): void {
    this.steps.push(...steps)
    this.#nonce += BigInt(steps.filter(({ sender }) => sender === this.#deployer).length)
  }

  call(sender: Address, call: ContractCall): void {
    this.add([{ kind: 'call', sender, call }])
  }

  /** A wallet under a name of its own; without a document it stays in status Deployed. */
  identity(name: string, account: number, document?: readonly DidWalletDocument[]): Address {
    const plan = planIdentity({
      deployer: this.#deployer,
      nonce: this.#nonce,
      init: this.addresses.init,
      controller: this.#address(account),
      domainId: idOf(name),
      ...(document ? { document } : {}),
    })
    this.add(plan.steps)
    this.names.push({ name, address: plan.addresses.wallet, account })
    return plan.addresses.wallet
  }

  update(wallet: Address, account: number, document: readonly DidWalletDocument[]): void {
    this.call(this.#address(account), didWallet(wallet).DidUpdate({ document, signature: null, tyron: null }))
  }

  /** A second wallet of the account, saved as a subdomain of its first one. */
  subdomain(wallet: Address, domain: string, account: number): void {
    const name = `${domain}@${this.names.find(({ address }) => address === wallet)!.name}`
    const address = contractAddress(this.#deployer, this.#nonce)
    this.add([
      {
        kind: 'deploy',
        sender: this.#deployer,
        contract: 'DidWallet',
        deploy: didWallet.deploy({
          init_controller: this.#address(account),
          init: this.addresses.init,
          did_methods: new Map(),
          did_dkms: new Map(),
        }),
        address,
      },
    ])
    this.call(
      this.#address(account),
      didWallet(address).DidCreate({ document: documentKeys(name), signature: null, tyron: null }),
    )
    this.saveSubdomain(wallet, domain, account, address)
    this.names.push({ name, address, account })
  }

  saveSubdomain(wallet: Address, domain: string, account: number, addr: Address): void {
    const entry = { addr, didKey: NO_KEY, encrypted: 'null', domain, nftID: '', tyron: null }
    this.call(this.#address(account), didWallet(wallet).Dns(entry))
  }

  /** Gives a name to any address. */
  issue(name: string, address: Address, account: number | null): void {
    const username = { tld: 'ssi', username: idOf(name), addr: address, dID: address }
    this.call(this.#deployer, init(this.addresses.init).IssueNftUsername(username))
    this.names.push({ name, address, account })
  }

  olderWallet(name: string, account: number): void {
    const address = contractAddress(this.#deployer, this.#nonce)
    const controller = this.#address(account)
    const { code, deploy } = olderWallet({ controller, init: this.addresses.init, address, name })
    this.add([{ kind: 'deploy', sender: this.#deployer, code, deploy, address }])
    this.issue(name, address, account)
  }

  #address(account: number): Address {
    return this.#accounts[account]!.address
  }
}

const NO_KEY = `0x${'00'.repeat(33)}` as const

/** The hash of the bare domain. */
const idOf = (name: string) => domainId(name.split('.')[0]!)
