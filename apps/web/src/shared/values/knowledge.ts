import type { ContractBinding, ContractShape } from '@tyto/abi'
import type { NetworkId } from '@tyto/chain'
import {
  didWallet5,
  didWallet58,
  didWallet59,
  olderZilWallet,
  ourBindings,
  ssnListProxy,
  xPoints,
  zilSwap,
} from '@tyto/contracts'
import { formatName } from '@tyto/identity'
import type { Address, Hex } from '@tyto/primitives'
import { nameLeadingTo, nameOfArrival, namesAskedFor, serviceAt } from '../chain/names/addressNames'
import { chainOf } from '../chain/network/chain'
import { seededNames } from '../chain/network/localNetwork'
import { domainsByHash, knownNames } from '../session/names/knownNames'
import { useLoginState } from '../session/wallet/login'
import type { ValueNames } from './shownValue'

/** The names and contracts that the app and this device know for a transaction. */
export interface Knowledge extends ValueNames {
  /** Contracts that a call may be meant for; the first one that fits is used. */
  readonly bindings?: readonly ContractBinding<ContractShape>[]
}

/**
 * The contracts that calls may be meant for: ours, DID wallets below version 6 and staking wallets below 0.9, whose calls
 * are others, and the seed-node programme, the board of motions and the exchanges of pools, which have one interface: browser
 * wallets call these themselves.
 */
const bindings = [
  ...Object.values(ourBindings),
  didWallet59,
  didWallet58,
  didWallet5,
  olderZilWallet,
  ssnListProxy,
  xPoints,
  zilSwap,
]

/** These contracts, and the names that this device knows at this moment. */
export function knowledgeOf(network: NetworkId): Knowledge {
  return {
    bindings,
    nameOfAddress: (address) => nameOf(address, network),
    domainOfHash: (hash) =>
      domainOfHash(knownNames.get(), hash) ?? domainOfHash(namesAskedFor(network), hash),
  }
}

const seededTexts = seededNames.map(formatName)

/** The domains of these names, and of the names that the local network starts with, by their hash. */
export function namesOfHashes(names: readonly string[]): ValueNames {
  return { domainOfHash: (hash) => domainOfHash(names, hash) }
}

function domainOfHash(names: readonly string[], hash: Hex): string | null {
  return domainsByHash(names).get(hash) ?? domainsByHash(seededTexts).get(hash) ?? null
}

function nameOf(address: Address, networkId: NetworkId): string | null {
  const came = nameOfArrival(networkId, address)
  if (came !== null) return came
  const { login } = useLoginState.getState()
  if (login?.address === address && login.network === networkId && login.name) return formatName(login.name)
  const { network } = chainOf(networkId)
  if (address === network.init) return 'Init'
  const service = serviceAt(networkId, address)
  if (service !== null) return service
  if (address === network.registry || address === network.zlpRegistry) return 'NameRegistry'
  return nameLeadingTo(networkId, address)
}
