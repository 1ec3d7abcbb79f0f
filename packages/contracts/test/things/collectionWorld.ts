import type { FieldRead } from '@tyto/abi'
import type { Address } from '@tyto/primitives'
import {
  allCoins,
  domainToken,
  initDid,
  planCollections,
  zrc2Token,
  zrc6Token,
  type CollectionAddresses,
} from '../../src'
import { ownName, type Owner } from '../people'
import { domainId, protocolWorld, succeeds, zil, type ProtocolWorld } from '../world'

/** A protocol with collections of names and pictures, a token for every coin that pays, and two people with names. */
export interface CollectionWorld extends ProtocolWorld {
  readonly alice: Owner
  readonly bruno: Owner
  readonly collections: CollectionAddresses
  readonly tokens: ReadonlyMap<string, Address>
}

export const picturePrice = 250n * zil
export const goldPremium = 1_000n * zil

/** Alice has the pictures 1 and 2 of lexicassi and the name night.gzil, bruno the picture 3. */
export async function collectionWorld(): Promise<CollectionWorld> {
  const protocol = await protocolWorld()
  const { world, deployer, init, initDid: record, zlpRegistry } = protocol
  const alice = await ownName(protocol, 'alice')
  const bruno = await ownName(protocol, 'bruno')
  const { steps, addresses } = planCollections({
    deployer: deployer.address,
    nonce: world.state.nonce(deployer.address),
    init,
    initDid: record,
    zlpRegistry,
    baseUri: 'https://pictures.example/',
    images: new Map([
      [
        'lexicassi',
        [
          [alice.wallet, 'one'],
          [alice.wallet, ''],
          [bruno.wallet, 'three'],
        ],
      ],
      ['dd10k', []],
    ]),
    imagePrices: new Map([['lexicassi', picturePrice]]),
    names: { '.gzil': [[alice.wallet, 'night']], '.zlp': [] },
    premiums: new Map([[domainId('gold'), goldPremium]]),
  })
  await world.carryOut(steps)
  const tokens = new Map([['tyron', protocol.tyron]])
  for (const coin of ['s$i', 'xsgd', 'xidr', 'zusdt', 'gzil', 'zlp']) {
    const { symbol, decimals } = allCoins.find(({ id }) => id === coin)!
    const facts = { contract_owner: deployer.address, name: symbol, symbol, decimals: BigInt(decimals) }
    const deploy = zrc2Token.deploy({ ...facts, init_supply: 10n ** 27n })
    const addr = await world.deploy(deployer, 'Zrc2Token', deploy)
    tokens.set(coin, addr)
    succeeds(world.call(deployer, initDid(record).SetService({ id: coin, addr })))
  }
  return { ...protocol, alice, bruno, collections: addresses, tokens }
}

/** The records of the tokens of a collection. */
export function readCollection({ world }: ProtocolWorld, address: Address) {
  const { token_owners, balances, total_supply, owned } = zrc6Token(address).fields
  const read = <T>(field: FieldRead<T>): T => world.read(field)!
  return {
    owners: read(token_owners),
    balances: read(balances),
    supply: read(total_supply),
    owned: read(owned),
  }
}

/** Where a name of a collection leads; null where it is free. */
export function leadsTo({ world }: ProtocolWorld, address: Address, name: string): Address | null {
  return world.read(domainToken(address).fields.nft_dns.at(domainId(name)))
}
