import { initDid } from '@tyto/contracts'
import type { Address } from '@tyto/primitives'
import type { Requests, RequestOptions } from '../client/client'
import type { Network } from '../networks/networks'
import { readFields, valueOr } from '../reads/readField'
import { decodeAddress } from '../reads/decodeShapes'
import { getContractInit } from '../reads/getContractInit'
import { findInitDid, notDeployed } from './findInitDid'
import type { Utility } from './readUtility'

/** The protocol's public record, found by name: the contract registered as `init`. */
export interface Protocol {
  /** `did_dns` of `init`: prices, services, free lists. */
  readonly initDid: Address
  /** The contract of the protocol, an immutable parameter of InitDid; null where it names none. */
  readonly init: Address | null
  /** Tokens, exchanges and funds by name. */
  readonly services: ReadonlyMap<string, Address>
  /** The price list. */
  readonly utility: Utility
}

/**
 * Reads the protocol in two trips: the registry entry of `init`, then its contract. Rejects with `RpcError`:
 * `RpcNotDeployed` if there is none.
 */
export async function readProtocol(
  client: Requests,
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

async function readInit(
  client: Requests,
  address: Address,
  options?: RequestOptions,
): Promise<Address | null> {
  const said = (await getContractInit(client, address, options))?.find(({ vname }) => vname === 'init')
  return said === undefined ? null : decodeAddress(said.value, 'GetSmartContractInit')
}
