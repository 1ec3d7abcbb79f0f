import type { ContractCall, ContractDeploy } from '@tyto/abi'
import {
  didWallet,
  init,
  planIdentity,
  type ContractName,
  type Plan,
  type PlanStep,
  type ProtocolAddresses,
} from '@tyto/contracts'
import { documentMessage, domainId, type DocumentElement } from '@tyto/identity'
import { contractAddress, zeroAddress, type Address, type Hex } from '@tyto/primitives'
import type { SeededName } from './seededName'
import type { TestAccount } from './testAccounts'
import { documentKeys, signAs } from './documents'

/** Of a chain on which the protocol does not stand yet. */
export const noAddresses: ProtocolAddresses = {
  init: zeroAddress,
  registry: zeroAddress,
  zlpRegistry: zeroAddress,
  initDid: zeroAddress,
  tyron: zeroAddress,
}

/** Collects the steps and counts the deployer's nonce. */
export class WorldBuilder {
  readonly steps: PlanStep[] = []
  readonly names: SeededName[] = []
  addresses: ProtocolAddresses = noAddresses
  readonly chainId: number
  readonly #deployer: Address
  readonly #accounts: readonly TestAccount[]
  #nonce: bigint

  /** `nonce`: transactions that the deployer has sent before. */
  constructor(chainId: number, deployer: Address, accounts: readonly TestAccount[], nonce = 0n) {
    this.#nonce = nonce
    this.chainId = chainId
    this.#deployer = deployer
    this.#accounts = accounts
  }

  add(steps: readonly PlanStep[]): void {
    this.steps.push(...steps)
    this.#nonce += BigInt(steps.filter(({ sender }) => sender === this.#deployer).length)
  }

  /** Adds a plan of the deployer's, made for the nonce that comes next. */
  carryOut<T>(plan: (nonce: bigint) => Plan<T>): T {
    const { steps, addresses } = plan(this.#nonce)
    this.add(steps)
    return addresses
  }

  call(sender: Address, call: ContractCall): void {
    this.add([{ kind: 'call', sender, call }])
  }

  /** A call that an account signs. */
  callAs(account: number, call: ContractCall): void {
    this.call(this.accountAddress(account), call)
  }

  /** A wallet under a name of its own; without a document it stays in status Deployed. */
  identity(name: string, account: number, document?: readonly DocumentElement[]): Address {
    const plan = planIdentity({
      deployer: this.#deployer,
      nonce: this.#nonce,
      init: this.addresses.init,
      controller: this.accountAddress(account),
      domainId: idOf(name),
      ...(document ? { document } : {}),
    })
    this.add(plan.steps)
    this.names.push({ name, address: plan.addresses.wallet, account })
    return plan.addresses.wallet
  }

  /** Changes a document that was just created; its key for updates signs that. */
  update(name: string, document: readonly DocumentElement[]): void {
    const { address: wallet, account } = this.names.find((each) => each.name === name)!
    // DidCreate has used the first nonce.
    const message = documentMessage('DidUpdate', document, { chainId: this.chainId, wallet, nonce: 1n })
    const signature = signAs(name, 'update', message)
    this.callAs(account!, didWallet(wallet).DidUpdate({ document, signature, tyron: null }))
  }

  /** A second wallet of the account, saved as a subdomain of its first one. */
  subdomain(wallet: Address, domain: string, account: number): void {
    const address = this.contract(
      'DidWallet',
      didWallet.deploy({
        init_controller: this.accountAddress(account),
        init: this.addresses.init,
        did_methods: new Map(),
        did_dkms: new Map(),
      }),
    )
    const document = documentKeys(this.#subdomainName(wallet, domain), account)
    this.callAs(account, didWallet(address).DidCreate({ document, signature: null, tyron: null }))
    this.nameSubdomain(wallet, domain, account, address)
  }

  /** Saves the address of a subdomain and makes it a seeded name. */
  nameSubdomain(wallet: Address, domain: string, account: number, address: Address): void {
    this.saveSubdomain(wallet, domain, account, address)
    this.names.push({ name: this.#subdomainName(wallet, domain), address, account })
  }

  saveSubdomain(wallet: Address, domain: string, account: number, addr: Address): void {
    const entry = { addr, didKey: noKey, encrypted: 'null', domain, nftID: '', tyron: null }
    this.callAs(account, didWallet(wallet).Dns(entry))
  }

  /** Gives a name to any address. */
  issue(name: string, address: Address, account: number | null): void {
    const username = { tld: 'ssi', username: idOf(name), addr: address, dID: address }
    this.call(this.#deployer, init(this.addresses.init).IssueNftUsername(username))
    this.names.push({ name, address, account })
  }

  /** Deploys a contract and answers where it will stand. */
  contract(contract: ContractName, deploy: ContractDeploy): Address {
    const address = contractAddress(this.#deployer, this.#nonce)
    this.add([{ kind: 'deploy', sender: this.#deployer, contract, deploy, address }])
    return address
  }

  /** Where a contract will stand that is deployed after so many other transactions of the deployer. */
  contractAfter(transactions: number): Address {
    return contractAddress(this.#deployer, this.#nonce + BigInt(transactions))
  }

  /** Says who controls a name after the control has changed hands, and where it leads if that changed too. */
  rename(name: string, account: number, address?: Address): void {
    const index = this.names.findIndex((each) => each.name === name)
    const before = this.names[index]!
    this.names[index] = { ...before, account, address: address ?? before.address }
  }

  accountAddress(account: number): Address {
    return this.#accounts[account]!.address
  }

  #subdomainName(wallet: Address, domain: string): string {
    return `${domain}@${this.names.find(({ address }) => address === wallet)!.name}`
  }
}

export const noKey: Hex = `0x${'00'.repeat(33)}`

/** The hash of the bare domain. */
export function idOf(name: string): Hex {
  return domainId(name.split('.')[0]!)
}
