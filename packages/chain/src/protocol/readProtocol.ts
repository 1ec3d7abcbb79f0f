import { initDid } from '@tyto/contracts'
import type { Address } from '@tyto/primitives'
import type { Client, RequestOptions } from '../client/client'
import type { Network } from '../networks/networks'
import { fetchField, decodeReading, readFields, requestOrNull, valueOr } from '../reads/readField'
import { leadsSomewhere, readRegistry } from './registry'
import { RpcError } from '../client/RpcError'

/** The protocol's public record, found by name: the contract registered as `init`. */
export interface Protocol {
  /** `did_dns` of `init`: prices, services, free lists. */
  readonly initDid: Address
  /** The contract of the protocol, an immutable parameter of InitDid; null where it names none. */
  readonly init: Address | null
  /** Tokens, exchanges and funds by name. */
  readonly services: ReadonlyMap<string, Address>
  /** Currency to action to amount, in the smallest unit of the currency. */
  readonly utility: Utility
}

export type Utility = ReadonlyMap<string, ReadonlyMap<string, bigint>>

/** Reads the protocol in two trips: the registry entry of `init`, then its contract. Throws `RpcNotDeployed` if there is none. */
export async function readProtocol(
  client: Client,
  network: Pick<Network, 'registry' | 'zlpRegistry'>,
  options?: RequestOptions,
): Promise<Protocol> {
  const address = await findInitDid(client, network, options)
  const { services, utility } = initDid(address).fields
  const [fields, init] = await Promise.all([
    readFields(client, { services, utility }, options),
    readInit(client, address, options),
  ])
  if (fields.services.kind === 'not deployed') throw notDeployed()
  return {
    initDid: address,
    init,
    services: valueOr(fields.services, new Map<string, Address>()),
    utility: valueOr(fields.utility, new Map()),
  }
}

/** Reads the prices of InitDid alone; one trip. */
export async function readUtility(
  client: Client,
  address: Address,
  options?: RequestOptions,
): Promise<Utility> {
  const { utility } = initDid(address).fields
  return valueOr(decodeReading(utility, await fetchField(client, utility, options)), new Map())
}

/** The contract registered under `init`, in one trip. */
export async function findInitDid(
  client: Client,
  network: Pick<Network, 'registry' | 'zlpRegistry'>,
  options?: RequestOptions,
): Promise<Address> {
  const { did } = await readRegistry(client, network, { domain: 'init', topLevel: 'did' }, options)
  if (!leadsSomewhere(did)) throw notDeployed()
  return did
}

async function readInit(client: Client, address: Address, options?: RequestOptions): Promise<Address | null> {
  const json = await requestOrNull(client, 'GetSmartContractInit', [address.slice(2)], options)
  try {
    return initDid.decodeInit(json).init
  } catch {
    return null
  }
}

function notDeployed(): RpcError {
  return new RpcError('RpcNotDeployed', 'No contract of the protocol is registered as init on this network.')
}
