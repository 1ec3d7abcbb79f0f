import type { StakingPlaces } from '@tyto/chain'
import { isAddress, ownValue, parseJson, type Address } from '@tyto/primitives'
import { createStoredMap } from '../../device/createStored'
import type { Chain } from '../network/chain'

interface KeptPlaces {
  /** The registry that they were found by: a local network may begin anew. */
  readonly registry: Address
  readonly places: StakingPlaces
}

/** Where the programme and its nodes stand, so that the next visit is one trip. */
const keptPlaces = createStoredMap<KeptPlaces>({
  prefix: 'tyto.staking.',
  isCache: true,
  parse,
  format: ({ registry, places: { proxy, implementation, node } }) =>
    JSON.stringify({ registry, proxy, implementation, node }),
})

/** The place of a node, as this device knows it; the chain is asked whether it still holds. */
export function recallPlaces({ network }: Chain, service: string): StakingPlaces | null {
  const kept = keptPlaces.get(`${network.id}.${service}`)
  return kept?.registry === network.registry ? kept.places : null
}

export function keepPlaces({ network }: Chain, service: string, places: StakingPlaces): void {
  keptPlaces.set(`${network.id}.${service}`, { registry: network.registry, places })
}

/** Does the seed-node programme stand at this address, as far as this device knows? */
export function isStakingProgramme(chain: Chain, address: Address | null): boolean {
  return nodeServices.some((service) => {
    const places = recallPlaces(chain, service)
    return address !== null && (places?.implementation === address || places?.proxy === address)
  })
}

/** The seed nodes among the protocol's services. */
const nodeServices = ['ssnzilpay', 'ssnzillet'] as const

/** Reads stored text; null where it is malformed. Never throws. */
function parse(text: string | null): KeptPlaces | null {
  const value = parseJson(text)
  const [registry, proxy, implementation, node] = ['registry', 'proxy', 'implementation', 'node'].map((key) =>
    ownValue(value, key),
  )
  return isAddress(registry) && isAddress(proxy) && isAddress(implementation) && isAddress(node)
    ? { registry, places: { proxy, implementation, node } }
    : null
}
