import type { Identity, NetworkId } from '@tyto/chain'
import { isNftName, type Name, readTypedName } from '@tyto/identity'
import { err, ok } from '@tyto/primitives'
import { useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { nameQuery } from '../../shared/chain/reads/queries'
import { useFailureText } from '../../shared/chain/failure/useFailureText'
import { rememberName } from '../../shared/session/names/knownNames'
import { nameInText } from '../../shared/ui/text/nameParts'
import { textStep, type StepPlan } from '../../shared/ui/steps/useSteps'

/** A step that asks for the name of an identity. */
export function useIdentityPlan(
  network: NetworkId,
  label: string,
  initial: string,
): StepPlan<string, Identity> {
  const { t } = useTranslation(['recovery', 'chain'])
  const queries = useQueryClient()
  const failureText = useFailureText()
  const save: Parameters<typeof textStep<Identity>>[1] = async (typed) => {
    const parsed = readTypedName(typed)
    if (!parsed.ok || parsed.value.subdomain !== '' || isNftName(parsed.value)) {
      return err(t('recovery:guardian.noDomain'))
    }
    const { domain } = parsed.value
    const name: Name = { domain, subdomain: '', topLevel: 'ssi' }
    const text = { name: nameInText(`${domain}.ssi`) }
    try {
      const found = await queries.fetchQuery({ ...nameQuery(network, name), staleTime: 0 })
      if (found.kind === 'free') return err(t('chain:nameNotFound', text))
      if (found.kind !== 'found' || found.identity === null) return err(t('recovery:sign.noDid', text))
      rememberName(name)
      return ok({ name, record: found.identity })
    } catch (error) {
      return err(failureText(error))
    }
  }
  return textStep(label, save, { initial })
}
