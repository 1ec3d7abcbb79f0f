import { getResolver as getDriver, type DidSource } from '@tyto/chain'
import type { PublicKeyFormat } from '@tyto/identity'
import { clientOf, networkOf, type NamesOptions } from './network'

export interface DriverOptions {
  /** The networks whose DIDs are resolved, one of each kind; the public ones by default. */
  readonly networks?: readonly NamesOptions[]
  /** The type of keys where a call asks for neither. Default: the W3C's present one, `JsonWebKey`. */
  readonly publicKeyFormat?: PublicKeyFormat
}

const publicOnes: readonly NamesOptions[] = [{ network: 'mainnet' }, { network: 'testnet' }]

/** Makes the sources in which DIDs of some networks are looked up. */
export function didSourcesOf(networks: readonly NamesOptions[] = publicOnes): readonly DidSource[] {
  return networks.map((options): DidSource => {
    const network = networkOf(options)
    return {
      didNetwork: network.didNetwork,
      client: clientOf(network, options),
      hasHistory: network.rules.tellsHistory,
    }
  })
}

/**
 * The driver of the method `tyron` for the library `did-resolver`.
 *
 * @example
 * const resolver = new Resolver(getResolver())
 */
export function getResolver({ networks, ...options }: DriverOptions = {}): ReturnType<typeof getDriver> {
  return getDriver({ sources: didSourcesOf(networks), ...options })
}
