import { planCollections, type NewToken } from '@tyto/contracts'
import { qaPerZil, type Address } from '@tyto/primitives'
import { idOf, type WorldBuilder } from './worldBuilder'

/** Where the local network's own pictures are found, and the files of the first ones. */
const baseUri = '/-/pictures/'
const pictures = ['1.svg', '2.svg', '3.svg', '4.svg', '5.svg'] as const

/** The price of a picture of this collection; the protocol sells no others. */
const imagePrices = new Map([['lexicassi', 250n * qaPerZil]])
/** Names that cost more than the others. */
const premiums = new Map([[idOf('gold'), 1_000n * qaPerZil]])

/** The collections of names and pictures, with a few tokens of people who have a name. */
export function addCollections(world: WorldBuilder, deployer: Address): void {
  const { init, initDid, zlpRegistry } = world.addresses
  const of = (name: string): Address => world.names.find((each) => each.name === name)!.address
  const tokens = (...owners: readonly Address[]): readonly NewToken[] =>
    owners.map((owner, index) => [owner, pictures[index % pictures.length]!])
  const [alice, bruno, carol] = [of('alice.ssi'), of('bruno.ssi'), of('carol.ssi')]
  world.carryOut((nonce) =>
    planCollections({
      deployer,
      nonce,
      init,
      initDid,
      zlpRegistry,
      baseUri,
      imagePrices,
      premiums,
      images: new Map([
        ['lexicassi', tokens(alice, alice, alice, bruno, carol)],
        ['dd10k', tokens(alice, bruno, alice)],
        ['tscwomen', tokens(world.accountAddress(0), bruno)],
        ['blackgold', tokens(carol)],
        ['metazoa', tokens(bruno)],
      ]),
      names: {
        '.gzil': [
          [alice, 'night'],
          [alice, 'owlery'],
          [bruno, 'bruno'],
        ],
        '.zlp': [
          [alice, 'barn'],
          [carol, 'carol'],
        ],
      },
    }),
  )
}
