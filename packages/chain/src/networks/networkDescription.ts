import { err, isAddress, isRecord, ok, ownValue, type Address, type Result } from '@tyto/primitives'
import type { Fetch } from '../client/client'
import { RpcError } from '../client/RpcError'
import { localNetworkBase, type Network, type NetworkRules } from './networks'
import { isRuleSetName, ruleSets } from '../rules/ruleSets'

export type NetworkDescriptionCode =
  /** An address is missing or is not 0x and 40 lower-case hex digits. */
  | 'InvalidNetworkAddress'
  /** Endpoints are not a list of http(s) or root-relative URLs. */
  | 'InvalidNetworkEndpoints'
  | 'InvalidNetworkChainId'
  /** Rules that nobody here knows. */
  | 'InvalidNetworkRules'

/**
 * A network with parts replaced by a description of the operator or of the local node: `endpoints`, `chainId`,
 * `registry`, `zlpRegistry`, `init`, `initDid`, and `rules`: `set` names those that its nodes have, `forReading: null` says that
 * calls run, `tellsHistory` whether nodes tell what was. Other keys are passed over; a network without addresses must be given them.
 */
export function overrideNetwork(
  base: Omit<Network, AddressKey> & Partial<Pick<Network, AddressKey>>,
  description: unknown,
): Result<Network, NetworkDescriptionCode> {
  const chainId = ownValue(description, 'chainId') ?? base.chainId
  if (typeof chainId !== 'number' || !Number.isSafeInteger(chainId) || chainId < 0) {
    return err('InvalidNetworkChainId')
  }
  const endpoints = ownValue(description, 'endpoints') ?? base.endpoints
  if (!isEndpointList(endpoints)) return err('InvalidNetworkEndpoints')

  const addresses = new Map<AddressKey, Address>()
  for (const key of addressKeys) {
    const address = ownValue(description, key) ?? base[key]
    if (!isAddress(address)) return err('InvalidNetworkAddress')
    addresses.set(key, address)
  }
  const initDid = ownValue(description, 'initDid')
  const rules = rulesIn(ownValue(description, 'rules'), base.rules)
  if (rules === null) return err('InvalidNetworkRules')
  return ok({
    ...base,
    ...(isAddress(initDid) ? { initDid } : {}),
    rules,
    chainId,
    endpoints,
    ...(Object.fromEntries(addresses) as Record<AddressKey, Address>),
  })
}

/** The rules with what a description says of them; null where it names rules that nobody knows. */
function rulesIn(described: unknown, base: NetworkRules): NetworkRules | null {
  if (described !== undefined && !isRecord(described)) return null
  const set = ownValue(described, 'set')
  if (set !== undefined && !isRuleSetName(set)) return null
  const rules = set === undefined ? base : { ...base, ...ruleSets[set] }
  const tells = ownValue(described, 'tellsHistory')
  return {
    ...rules,
    ...(ownValue(described, 'forReading') === null ? { forReading: null } : {}),
    ...(typeof tells === 'boolean' ? { tellsHistory: tells } : {}),
  }
}

/** More than anybody needs: descriptions come from outside. */
const mostEndpoints = 20
const longestUrl = 2048

const addressKeys = ['registry', 'zlpRegistry', 'init'] as const
type AddressKey = (typeof addressKeys)[number]

function isEndpointList(value: unknown): value is readonly string[] {
  return Array.isArray(value) && value.length > 0 && value.length <= mostEndpoints && value.every(isEndpoint)
}

/** May this text be used as a node's address? http(s), or a path of our own server. */
export function isEndpoint(value: unknown): value is string {
  return (
    typeof value === 'string' &&
    value.length <= longestUrl &&
    /^(?:https?:\/\/[^\s/]+|\/[^/\s])\S*$/i.test(value)
  )
}

/**
 * Asks the server of a local network for its description. `origin` is where it is served: '' in the app, whose own
 * origin it is, `http://127.0.0.1:4000` in Node. Throws `RpcError` if it does not answer or describes no network.
 */
export async function loadLocalNetwork(options: {
  readonly fetch: Fetch
  readonly origin?: string
}): Promise<Network> {
  const { fetch, origin = '' } = options
  let description: unknown
  try {
    const response = await fetch(`${origin}/-/network.json`, {
      credentials: 'same-origin',
      cache: 'no-store',
    })
    if (!response.ok) throw new Error(`HTTP ${response.status}`)
    description = await response.json()
  } catch (cause) {
    throw new RpcError('RpcTransport', 'The local network does not describe itself.', { cause })
  }
  const endpoints = localNetworkBase.endpoints.map((path) => `${origin}${path}`)
  const network = overrideNetwork({ ...localNetworkBase, endpoints }, description)
  if (network.ok) return network.value
  throw new RpcError('RpcInvalidAnswer', 'The description of the local network is not sound.', {
    details: network.code,
  })
}
