import type { NetworkId } from '@tyto/chain'
import { didWallet, init, initDid, nameRegistry, zrc2Token } from '@tyto/contracts'
import { formatName } from '@tyto/identity'
import type { Address } from '@tyto/primitives'
import { chainOf } from '../chain/chain'
import { domainsByHash, knownNames } from '../session/knownNames'
import { useLoginState } from '../session/login'
import type { Knowledge } from './review/describeRequest'

/** What the review of a transaction can name: our contracts, and what this device knows. */
export function reviewKnowledge(networkId: NetworkId): Knowledge {
  const domains = domainsByHash(knownNames.get())
  return {
    bindings: [didWallet, initDid, init, nameRegistry, zrc2Token],
    nameOfAddress: (address) => nameOf(address, networkId),
    domainOfHash: (hash) => domains.get(hash) ?? null,
  }
}

function nameOf(address: Address, networkId: NetworkId): string | null {
  const { login } = useLoginState.getState()
  if (login?.address === address && login.network === networkId && login.name) return formatName(login.name)
  const { network } = chainOf(networkId)
  if (address === network.init) return 'Init'
  if (address === network.registry || address === network.zlpRegistry) return 'NameRegistry'
  return null
}
