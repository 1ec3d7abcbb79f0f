import type { Address } from '@tyto/primitives'
import {
  allCoins,
  didWallet,
  didWallet58,
  firstPrice,
  init,
  initDid,
  paymentCoins,
  planTydras,
  zrc2Token,
  type NewTydra,
  type PricedAction,
} from '../../src'
import { ownName, type Owner } from '../people'
import { domainId, protocolWorld, succeeds, zil, type Person, type ProtocolWorld } from '../world'

/** A protocol that sells Tydras in every coin, and three people with names: alice and bruno of today, oldie with a wallet of 5.8. */
export interface TydraWorld extends ProtocolWorld {
  readonly alice: Owner
  readonly bruno: Owner
  readonly oldie: { readonly controller: Person; readonly wallet: Address }
  /** The token of each coin but ZIL. */
  readonly tokens: ReadonlyMap<string, Address>
}

/** Alice has a nessy already. Nobody is on the free list. Wallets have 10,000 ZIL, and of every token what twenty Tydras cost. */
export async function tydraWorld(tydras: readonly NewTydra[] = []): Promise<TydraWorld> {
  const protocol = await protocolWorld()
  const { world, deployer, initDid: record } = protocol
  const alice = await ownName(protocol, 'alice')
  const bruno = await ownName(protocol, 'bruno')
  const oldie = await ownOlderName(protocol, 'oldie')
  await world.carryOut(
    planTydras({
      deployer: deployer.address,
      initDid: record,
      baseUri: 'https://storage.example/',
      tydras: [['nessy', domainId('alice'), 'nessy of alice'], ...tydras],
      freeList: [],
    }),
  )
  const tokens = new Map<string, Address>([['tyron', protocol.tyron]])
  for (const { id } of paymentCoins) {
    if (id === 'zil') continue
    if (!tokens.has(id)) tokens.set(id, await deployToken(protocol, id))
    for (const { wallet } of [alice, bruno]) {
      const give = zrc2Token(tokens.get(id)!).Transfer({
        to: wallet,
        amount: firstPrice('MintTydraNft', id)! * 20n,
      })
      succeeds(world.call(deployer, give))
    }
  }
  for (const { wallet } of [alice, bruno]) {
    succeeds(world.call(deployer, didWallet(wallet).AddFunds({}, { amount: 10_000n * zil })))
  }
  return { ...protocol, alice, bruno, oldie, tokens }
}

async function deployToken(protocol: ProtocolWorld, coin: string): Promise<Address> {
  const { world, deployer, initDid: record } = protocol
  const { symbol, decimals } = allCoins.find(({ id }) => id === coin)!
  const facts = { contract_owner: deployer.address, name: symbol, symbol, decimals: BigInt(decimals) }
  const addr = await world.deploy(
    deployer,
    'Zrc2Token',
    zrc2Token.deploy({ ...facts, init_supply: 10n ** 27n }),
  )
  succeeds(world.call(deployer, initDid(record).SetService({ id: coin, addr })))
  return addr
}

async function ownOlderName(protocol: ProtocolWorld, label: string) {
  const { world, deployer, init: protocolInit } = protocol
  const controller = world.join(label)
  const deploy = didWallet58.deploy({
    init_version: 'DIDxWALLET_5.8.0',
    init_controller: controller.address,
    init: protocolInit,
    did_methods: new Map(),
    did_dkms: new Map(),
  })
  const wallet = await world.deploy(controller, 'DidWallet58', deploy)
  const order = { tld: 'ssi', username: domainId(label), addr: wallet, dID: wallet }
  succeeds(world.call(deployer, init(protocolInit).IssueNftUsername(order)))
  return { controller, wallet }
}

/** The uri of a domain's Tydra; null where it has none. */
export function uriOf({ world, initDid: record }: ProtocolWorld, collection: string, domain: string) {
  return world.read(initDid(record).fields.token_uris.at(collection).at(domainId(domain)))
}

/** How many were made of a collection. */
export function countOf({ world, initDid: record }: ProtocolWorld, collection: string): bigint {
  return world.read(initDid(record).fields.token_id_count.at(collection)) ?? 0n
}

/** Sets the wallets that may take one without payment. */
export function setFreeList(
  { world, deployer, initDid: record }: ProtocolWorld,
  addresses: readonly Address[],
) {
  succeeds(world.call(deployer, initDid(record).SetTydraFreeList({ addresses })))
}

/** The entries of that list. */
export function freeListOf({ world, initDid: record }: ProtocolWorld): readonly Address[] {
  return world.read(initDid(record).fields.tydra_free_list)!
}

/** The price of an action in the smallest unit of a coin; null where the coin does not pay for it. */
export function priceOf(
  { world, initDid: record }: ProtocolWorld,
  coin: string,
  action: PricedAction,
): bigint | null {
  return world.read(initDid(record).fields.utility.at(coin).at(action))
}
