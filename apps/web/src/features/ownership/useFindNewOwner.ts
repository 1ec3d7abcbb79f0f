import { resolveName, type NetworkId, type Ownership } from '@tyto/chain'
import { domainId, formatName, isNftName, type Name, readTypedName } from '@tyto/identity'
import { err, ok, type Address } from '@tyto/primitives'
import { useTranslation } from 'react-i18next'
import { chainOf } from '../../shared/chain/network/chain'
import type { Who } from '../../shared/recipients/lookAtWho'
import type { FindWho } from '../../shared/recipients/useWhoPlan'
import { rememberName } from '../../shared/session/names/knownNames'

/** The name that a wallet is offered to: its DID wallet, and who can accept for it. */
export interface NewOwner extends Who {
  readonly domain: string
  readonly controller: Address
}

/** Finds the name that a wallet shall belong to: registered, and with a DID wallet. */
export function useFindNewOwner(network: NetworkId, ownership: Ownership | undefined): FindWho<NewOwner> {
  const { t } = useTranslation(['ownership', 'common', 'errors'])

  return async (typed) => {
    const parsed = readTypedName(typed)
    if (!parsed.ok || isNftName(parsed.value)) return err(t('common:lookUp.resolverFailed'))
    if (parsed.value.subdomain !== '') return err(t('ownership:transfer.subdomain'))
    const name: Name = { ...parsed.value, topLevel: 'ssi' }
    const id = domainId(name.domain)
    const shown = { name: formatName(name) }
    // A soulbound wallet keeps the name itself, in plain letters only.
    if (ownership?.by === 'username' && !/^[\x20-\x7E]+$/.test(name.domain))
      return err(t('ownership:transfer.plainLetters'))
    if (id === ownership?.domain) return err(t('ownership:transfer.same', shown))
    if (id === ownership?.offer?.domain) return err(t('ownership:transfer.offered', shown))
    const { client, network: description } = chainOf(network)
    const found = await resolveName(client, description, name)
    if (found.kind === 'free' || found.kind === 'reserved') return err(t('errors:DomainNotRegistered'))
    const identity = found.kind === 'found' ? found.identity : null
    const controller = identity?.controller ?? null
    if (identity === null || controller === null) return err(t('ownership:transfer.noDid', shown))
    // The chain says the hash alone: the review and the page say the name.
    rememberName(name)
    return ok({ address: identity.address, name: formatName(name), domain: name.domain, controller })
  }
}
