import { nothingKnown, type KnownCoins } from '@tyto/chain'
import { isAddress, ownValue, parseJson, type Address, mostTokenDecimals } from '@tyto/primitives'
import { createStoredMap } from '../../device/createStored'
import type { Chain } from '../network/chain'

/** Where coins stand on each network, and how many digits they have: the next read of balances is one trip. */
const keptCoins = createStoredMap<KeptCoins>({
  prefix: 'tyto.coins.',
  isCache: true,
  parse: parseKept,
  format: ({ registry, known }) =>
    JSON.stringify({
      registry,
      initDid: known.initDid,
      services: [...known.services],
      decimals: [...known.decimals],
    }),
})

interface KeptCoins {
  /** The registry that they were found by. */
  readonly registry: Address
  readonly known: KnownCoins
}

/** The key that tells the coins of two networks apart. */
export interface KeptFor {
  readonly network: Pick<Chain['network'], 'id' | 'registry'>
}

const mostEntries = 200
const longestService = 40

/** The coins of a network that this device knows; the chain is asked whether it still holds. */
export function recallCoins({ network }: KeptFor): KnownCoins {
  const kept = keptCoins.get(network.id)
  if (kept === null || kept.registry !== network.registry) return nothingKnown
  // A local network may begin anew, with other tokens at the same addresses.
  return network.id === 'local' ? { ...kept.known, decimals: nothingKnown.decimals } : kept.known
}

/** Adds the coins that were learned: who asked for fewer coins forgets nothing of the others. */
export function keepCoins(chain: Chain, known: KnownCoins): void {
  const { network } = chain
  const before = recallCoins(chain)
  const services = new Map([...before.services, ...known.services])
  const decimals = new Map([...before.decimals, ...known.decimals])
  keptCoins.set(network.id, { registry: network.registry, known: { ...known, services, decimals } })
}

/** Reads stored text; null where it is malformed. Never throws. */
function parseKept(text: string | null): KeptCoins | null {
  const value = parseJson(text)
  const [registry, initDid] = [ownValue(value, 'registry'), ownValue(value, 'initDid')]
  if (!isAddress(registry)) return null
  const isDigits = (digits: unknown): digits is number =>
    typeof digits === 'number' && Number.isInteger(digits) && digits >= 0 && digits <= mostTokenDecimals
  return {
    registry,
    known: {
      initDid: isAddress(initDid) ? initDid : null,
      services: new Map(
        pairsIn(ownValue(value, 'services')).flatMap(([id, address]) =>
          typeof id === 'string' && id.length <= longestService && isAddress(address)
            ? [[id, address] as const]
            : [],
        ),
      ),
      decimals: new Map(
        pairsIn(ownValue(value, 'decimals')).flatMap(([address, digits]) =>
          isAddress(address) && isDigits(digits) ? [[address, digits] as const] : [],
        ),
      ),
    },
  }
}

function pairsIn(value: unknown): readonly (readonly unknown[])[] {
  if (!Array.isArray(value)) return []
  return value.slice(0, mostEntries).filter((pair): pair is unknown[] => Array.isArray(pair))
}
