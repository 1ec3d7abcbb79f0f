import type { ContractDeploy } from '@tyto/abi'
import { contractAddress, type Address, type Hex } from '@tyto/primitives'
import { domainToken } from './bindings/ours/domainToken'
import { initDid } from './bindings/ours/initDid'
import { zrc6Token } from './bindings/ours/zrc6Token'
import { firstPrices } from './firstPrices'
import { domainInit, type Plan, type PlanStep } from './genesis'
import type { ContractName } from './loadCode'

/** A token that stands from the beginning: whose it is, and its uri, which of a name is the name itself. */
export type NewToken = readonly [to: Address, uri: string]

export interface CollectionsOptions {
  /** Owner of the collections, to whom names are paid; controller of InitDid, whose services name them. */
  readonly deployer: Address
  /** Transactions that the deployer has sent before. */
  readonly nonce: bigint
  readonly init: Address
  readonly initDid: Address
  readonly zlpRegistry: Address
  /** Collections of pictures by their service, with the first tokens of each. */
  readonly images: ReadonlyMap<string, readonly NewToken[]>
  /** Goes in front of the uri of every picture. */
  readonly baseUri: string
  /** Collections of pictures that anybody mints, with the price of a token in Qa. */
  readonly imagePrices: ReadonlyMap<string, bigint>
  /** The first names of each suffix, and what some of them cost beyond the price: domain id -> Qa. */
  readonly names: Readonly<Record<(typeof domainCollections)[number], readonly NewToken[]>>
  readonly premiums: ReadonlyMap<Hex, bigint>
}

/** Where the collections stand, by the service that names them: `.gzil`, `lexicassi`. */
export type CollectionAddresses = ReadonlyMap<string, Address>

/** The services of the collections whose tokens are names. */
export const domainCollections = ['.gzil', '.zlp'] as const

/** The key of the price of a picture. */
const imageKey: Hex = `0x${'00'.repeat(32)}`

/** The collections of names and pictures, named among the services of InitDid, and what names cost in each coin. */
export function planCollections(options: CollectionsOptions): Plan<CollectionAddresses> {
  const { deployer, nonce, images, names } = options
  const steps: PlanStep[] = []
  const addresses = new Map<string, Address>([['.zlp', options.zlpRegistry]])
  const deploy = (service: string, contract: ContractName, data: ContractDeploy): void => {
    const address = contractAddress(deployer, nonce + BigInt(steps.length))
    addresses.set(service, address)
    steps.push({ kind: 'deploy', sender: deployer, contract, deploy: data, address })
  }
  const call = (data: Extract<PlanStep, { kind: 'call' }>['call']): void => {
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
  for (const [service, tokens] of [...Object.entries(names), ...images]) {
    const { BatchMint } = zrc6Token(addresses.get(service)!)
    if (tokens.length > 0) call(BatchMint({ to_token_uri_pair_list: tokens }))
  }
  for (const [key, amount] of options.premiums) {
    for (const service of domainCollections) {
      call(zrc6Token(addresses.get(service)!).SetPremiumPrice({ key, amount }))
    }
  }
  for (const [service, amount] of options.imagePrices) {
    call(zrc6Token(addresses.get(service)!).SetPremiumPrice({ key: imageKey, amount }))
  }
  return { steps, addresses }
}
