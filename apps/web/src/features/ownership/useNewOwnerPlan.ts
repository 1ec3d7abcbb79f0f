import { resolveName, type NetworkId, type Ownership } from '@tyto/chain'
import { domainId, formatName, parseName, type Name } from '@tyto/identity'
import { err, ok, type Address, type Result } from '@tyto/primitives'
import { useTranslation } from 'react-i18next'
import { chainOf } from '../../shared/chain/chain'
import { useFailureText } from '../../shared/chain/useFailureText'
import { rememberName } from '../../shared/session/knownNames'
import { textStep, type StepPlan } from '../../shared/ui/steps/useSteps'

/** The name that a wallet is offered to, and who can accept for it. */
export interface NewOwner {
  readonly name: Name
  readonly controller: Address
}

/** The step that asks for the name that a wallet shall belong to: registered, and with a DID wallet. */
export function useNewOwnerPlan(
  network: NetworkId,
  ownership: Ownership | undefined,
): StepPlan<string, NewOwner> {
  const { t } = useTranslation(['ownership', 'common', 'errors'])
  const failureText = useFailureText()

  const save = async (typed: string): Promise<Result<NewOwner, string>> => {
    const parsed = parseName(typed)
    if (!parsed.ok || parsed.value.topLevel === 'zlp') return err(t('common:lookUp.resolverFailed'))
    if (parsed.value.subdomain !== '') return err(t('ownership:transfer.subdomain'))
    const name: Name = { ...parsed.value, topLevel: 'ssi' }
    const id = domainId(name.domain)
    const shown = { name: formatName(name) }
    // A soulbound wallet keeps the name itself, in plain letters only.
    if (ownership?.by === 'username' && !/^[\x20-\x7E]+$/.test(name.domain))
      return err(t('ownership:transfer.plainLetters'))
    if (id === ownership?.domain) return err(t('ownership:transfer.same', shown))
    if (id === ownership?.offer?.domain) return err(t('ownership:transfer.offered', shown))
    try {
      const { client, network: description } = chainOf(network)
      const found = await resolveName(client, description, name)
      if (found.kind === 'free' || found.kind === 'reserved') return err(t('errors:DomainNotRegistered'))
      const controller = found.kind === 'found' ? (found.identity?.controller ?? null) : null
      if (controller === null) return err(t('ownership:transfer.noDid', shown))
      // The chain says the hash alone: the review and the page say the name.
      rememberName(name)
      return ok({ name, controller })
    } catch (error) {
      return err(failureText(error))
    }
  }
  return textStep(t('ownership:transfer.field'), save)
}
