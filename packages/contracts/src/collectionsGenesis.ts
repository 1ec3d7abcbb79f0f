import type { ContractCall, ContractDeploy } from '@tyto/abi'
import { contractAddress, type Address, type Hex } from '@tyto/primitives'
import { domainToken } from './bindings/ours/domainToken'
import { initDid } from './bindings/ours/initDid'
import { zrc6Token } from './bindings/ours/zrc6Token'
import { firstPrices } from './firstPrices'
import { domainInit, type Plan, type PlanStep } from './genesis'
import type { ContractName } from './loadCode'

/** A token that stands from the beginning: whose it is, and its uri, which of a name is the name itself. */
export type NewToken = readonly [to: Address, uri: string]

/** The facts with which collections are opened. */
export interface CollectionsOpening {
  /** Collections of pictures by their service, with the first tokens of each. */
  readonly images: ReadonlyMap<string, readonly NewToken[]>
  /** Collections of pictures that anybody mints, with the price of a token in Qa. */
  readonly imagePrices: ReadonlyMap<string, bigint>
  /** The first names of each suffix, and what some of them cost beyond the price: domain id -> Qa. */
  readonly names: Readonly<Record<(typeof domainCollections)[number], readonly NewToken[]>>
  readonly premiums: ReadonlyMap<Hex, bigint>
}

export interface CollectionsOptions extends CollectionsOpening {
  /** Owner of the collections, to whom names are paid; controller of InitDid, whose services name them. */
  readonly deployer: Address
  /** Transactions that the deployer has sent before. */
  readonly nonce: bigint
  readonly init: Address
  readonly initDid: Address
  readonly zlpRegistry: Address
  /** Goes in front of the uri of every picture. */
  readonly baseUri: string
}

/** Where the collections stand, by the service that names them: `.gzil`, `lexicassi`. */
export type CollectionAddresses = ReadonlyMap<string, Address>

/** The services of the collections whose tokens are names. */
export const domainCollections = ['.gzil', '.zlp'] as const

/** The key of the price of a picture. */
const imageKey: Hex = `0x${'00'.repeat(32)}`

/** The number that fits into one transaction. */
const mostMinted = 50

/** The collections of names and pictures, named among the services of InitDid, and what names cost in each coin. */
export function planCollections(options: CollectionsOptions): Plan<CollectionAddresses> {
  const { deployer, nonce, images } = options
  const steps: PlanStep[] = []
  const addresses = new Map<string, Address>([['.zlp', options.zlpRegistry]])
  const deploy = (service: string, contract: ContractName, data: ContractDeploy): void => {
    const address = contractAddress(deployer, nonce + BigInt(steps.length))
    addresses.set(service, address)
    steps.push({ kind: 'deploy', sender: deployer, contract, deploy: data, address })
  }
  const call = (data: ContractCall): void => {
    steps.push({ kind: 'call', sender: deployer, call: data })
  }
  deploy('.gzil', 'DomainToken', domainToken.deploy(domainInit(deployer, options.init, 'gzil')))
  for (const service of images.keys()) {
    const facts = { initial_contract_owner: deployer, initial_base_uri: options.baseUri }
    deploy(service, 'Zrc6Token', zrc6Token.deploy({ ...facts, name: service, symbol: service.toUpperCase() }))
  }
  const record = initDid(options.initDid)
  call(record.SetServices({ id_addr_pair_list: [...addresses] }))
  call(record.SetUtilities({ id_price_pair_list: firstPrices(['BuyNftUsername', 'ZRC6_Mint']) }))
  openCollections(addresses, options).forEach(call)
  return { steps, addresses }
}

/** The calls with which collections that stand are opened: their first tokens, and what is asked for others. */
export function openCollections(
  places: CollectionAddresses,
  { images, names, premiums, imagePrices }: CollectionsOpening,
): readonly ContractCall[] {
  const at = (service: string) => zrc6Token(places.get(service)!)
  const calls: ContractCall[] = []
  for (const [service, tokens] of [...Object.entries(names), ...images]) {
    for (let from = 0; from < tokens.length; from += mostMinted) {
      const list = tokens.slice(from, from + mostMinted)
      calls.push(at(service).BatchMint({ to_token_uri_pair_list: list }))
    }
  }
  for (const [key, amount] of premiums) {
    for (const service of domainCollections) calls.push(at(service).SetPremiumPrice({ key, amount }))
  }
  for (const [service, amount] of imagePrices) {
    calls.push(at(service).SetPremiumPrice({ key: imageKey, amount }))
  }
  return calls
}
