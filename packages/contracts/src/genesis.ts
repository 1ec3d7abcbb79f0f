import type { ContractCall, ContractDeploy } from '@tyto/abi'
import { contractAddress, qaPerZil, zilId, type Address, type Hex } from '@tyto/primitives'
import { didWallet, type DidWalletDocument } from './bindings/ours/didWallet'
import { domainToken } from './bindings/ours/domainToken'
import { init } from './bindings/ours/init'
import { initDid } from './bindings/ours/initDid'
import { nameRegistry } from './bindings/ours/nameRegistry'
import { zrc2Token } from './bindings/ours/zrc2Token'
import { tyronDecimals } from './coins'
import type { ContractName } from './loadCode'

/** One transaction of a plan. Whoever carries the plan out signs it for `sender`, in the order of the plan. */
export type PlanStep =
  | {
      readonly kind: 'deploy'
      readonly sender: Address
      readonly contract: ContractName
      readonly deploy: ContractDeploy
      /** Where the contract will stand. */
      readonly address: Address
    }
  | { readonly kind: 'call'; readonly sender: Address; readonly call: ContractCall }

export interface Plan<Addresses> {
  readonly steps: readonly PlanStep[]
  readonly addresses: Addresses
}

/** Where the contracts of the protocol stand. */
export interface ProtocolAddresses {
  readonly init: Address
  /** Serves .ssi and .did. */
  readonly registry: Address
  /** Serves .zlp: the collection whose NFTs its names are. */
  readonly zlpRegistry: Address
  readonly initDid: Address
  /** The ZRC-2 token TYRON. */
  readonly tyron: Address
}

export interface ProtocolOptions {
  /** Owner of Init, controller of InitDid, holder of the whole supply of TYRON. */
  readonly deployer: Address
  /** Transactions that the deployer has sent before. */
  readonly nonce: bigint
}

/** Price of a name on a new network, in Qa. */
export const namePrice = 1_200n * qaPerZil
const tyronSupply = 10_000_000n * 10n ** BigInt(tyronDecimals)

/** Everything that must stand before the first wallet: Init, the registries, InitDid, TYRON, the price of a name. */
export function planProtocol(options: ProtocolOptions): Plan<ProtocolAddresses> {
  const { deployer, nonce } = options
  const at = (index: bigint): Address => contractAddress(deployer, nonce + index)
  const addresses = { init: at(0n), registry: at(1n), zlpRegistry: at(2n), initDid: at(3n), tyron: at(4n) }
  const deploy = (contract: ContractName, address: Address, data: ContractDeploy): PlanStep => ({
    kind: 'deploy',
    sender: deployer,
    contract,
    deploy: data,
    address,
  })
  const call = (data: ContractCall): PlanStep => ({ kind: 'call', sender: deployer, call: data })
  const registryInit = { init: addresses.init }
  const record = initDid(addresses.initDid)
  const steps = [
    deploy('Init', addresses.init, init.deploy({ init_owner: deployer })),
    deploy('NameRegistry', addresses.registry, nameRegistry.deploy(registryInit)),
    deploy(
      'DomainToken',
      addresses.zlpRegistry,
      domainToken.deploy(domainInit(deployer, addresses.init, 'zlp')),
    ),
    deploy('InitDid', addresses.initDid, initDid.deploy({ init_controller: deployer, init: addresses.init })),
    deploy(
      'Zrc2Token',
      addresses.tyron,
      zrc2Token.deploy({
        contract_owner: deployer,
        name: 'TYRON',
        symbol: 'TYRON',
        decimals: BigInt(tyronDecimals),
        init_supply: tyronSupply,
      }),
    ),
    call(
      init(addresses.init).Open({
        name_registry: addresses.registry,
        zlp_name_registry: addresses.zlpRegistry,
        did: addresses.initDid,
      }),
    ),
    call(record.SetUtility({ id: zilId, tx: 'BuyNftUsername', price: namePrice })),
    call(record.SetService({ id: 'donate', addr: addresses.initDid })),
    call(record.SetService({ id: 'tyron', addr: addresses.tyron })),
  ]
  return { steps, addresses }
}

/** The parameters with which a collection of names under a suffix is deployed. */
export function domainInit(deployer: Address, init: Address, suffix: 'gzil' | 'zlp') {
  return {
    initial_contract_owner: deployer,
    initial_base_uri: '',
    name: `Names under .${suffix}`,
    symbol: suffix.toUpperCase(),
    init,
  }
}

export interface IdentityOptions {
  /** Deploys the wallet and, as owner of Init, issues the name. */
  readonly deployer: Address
  /** Transactions that the deployer has sent before. */
  readonly nonce: bigint
  readonly init: Address
  readonly controller: Address
  /** `0x` and the sha256 of the bare domain: the wallet gets name.ssi and name.did. */
  readonly domainId: Hex
  /** Written by DidCreate; without it the wallet stays in status Deployed. */
  readonly document?: readonly DidWalletDocument[]
}

/** A DID wallet under a name of its own. DidCreate is sent by the controller, everything else by the deployer. */
export function planIdentity(options: IdentityOptions): Plan<{ readonly wallet: Address }> {
  const { deployer, nonce, controller, domainId, document } = options
  const wallet = contractAddress(deployer, nonce)
  const steps: PlanStep[] = [
    {
      kind: 'deploy',
      sender: deployer,
      contract: 'DidWallet',
      deploy: didWallet.deploy({
        init_controller: controller,
        init: options.init,
        did_methods: new Map(),
        did_dkms: new Map(),
      }),
      address: wallet,
    },
    {
      kind: 'call',
      sender: deployer,
      call: init(options.init).IssueNftUsername({
        tld: 'ssi',
        username: domainId,
        addr: wallet,
        dID: wallet,
      }),
    },
  ]
  if (document) {
    const call = didWallet(wallet).DidCreate({ document, signature: null, tyron: null })
    steps.push({ kind: 'call', sender: controller, call })
  }
  return { steps, addresses: { wallet } }
}
