import { planTydras, type NewTydra } from '@tyto/contracts'
import { tydraCollections, tydraMetadata, type TydraCollection } from '@tyto/identity'
import type { Address } from '@tyto/primitives'
import { documentKeys } from './documents'
import { signContent, worldStorageAddress, type StoredContent } from './storedContent'
import { idOf, type WorldBuilder } from './worldBuilder'

/** The account of hydra.ssi, which has sent something before. */
const holder = 5
/** Deriving keys takes the most time in making the world, so these are those of another name. */
const knownKeys = 'elder.ssi'

const tydras: readonly (readonly [collection: TydraCollection, domain: string])[] = [
  ...tydraCollections.map((collection) => [collection, 'hydra'] as const),
  ['nessy', 'noor'],
  ['ognawelito', 'mira'],
]
/** Who may take one without payment. */
const freeList = ['alice.ssi', 'fern.ssi'] as const

/**
 * hydra.ssi has a Tydra of each collection, noor.ssi and mira.ssi have one; their pictures stand in permanent storage, which the
 * answer is for. A gateway finds what an address `ar://` names.
 */
export function addTydras(world: WorldBuilder, deployer: Address): readonly StoredContent[] {
  world.identity('hydra.ssi', holder, documentKeys(knownKeys, holder))
  const made = tydras.map(([collection, domain]) => {
    const about = { collection, domain, net: 'local', deployer: worldStorageAddress }
    return { collection, domain, content: signContent(tydraMetadata(about), 'application/json') }
  })
  const addressOf = (name: string): Address => world.names.find((each) => each.name === name)!.address
  world.add(
    planTydras({
      deployer,
      initDid: world.addresses.initDid,
      baseUri: 'ar://',
      tydras: made.map(({ collection, domain, content }): NewTydra => [collection, idOf(domain), content.id]),
      freeList: freeList.map(addressOf),
    }),
  )
  return made.map(({ content }) => content)
}
