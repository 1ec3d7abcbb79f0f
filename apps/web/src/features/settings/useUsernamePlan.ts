import type { NetworkId } from '@tyto/chain'
import { formatName, type DidRecord, type Name } from '@tyto/identity'
import { err, ok, type Address, type Result } from '@tyto/primitives'
import { useTranslation } from 'react-i18next'
import { useFailureText } from '../../shared/chain/failure/useFailureText'
import { textStep, type StepPlan } from '../../shared/ui/steps/useSteps'
import { usernameOf, usernameOwnerOf } from './pendingUsername'
import { useFindName } from './useFindName'

/** A name that a wallet can go by, and who can confirm that it does. */
export interface Username {
  readonly name: Name
  /** The controller of the DID wallet of the name. */
  readonly owner: Address
}

/** The step that asks for the name that a wallet goes by. The name must lead to a DID wallet. */
export function useUsernamePlan(
  network: NetworkId,
  record: DidRecord,
  current: string | null,
): StepPlan<string, Username> {
  const { t } = useTranslation('settings')
  const failureText = useFailureText()
  const findName = useFindName(network)

  const save = async (typed: string): Promise<Result<Username, string>> => {
    try {
      const found = await findName(typed)
      if (!found.ok) return found
      const { domain } = found.value.name
      const name = usernameOf(domain)
      if (name === null)
        return err(t(/[^\x20-\x7E]/.test(domain) ? 'username.plainOnly' : 'username.invalid'))
      const owner = usernameOwnerOf(found.value)
      if (owner === null) return err(t('username.noDid'))
      if (domain === current) return err(t('username.same', { name: formatName(name) }))
      if (domain === record.pendingUsername) return err(t('username.proposed', { name: formatName(name) }))
      return ok({ name, owner })
    } catch (error) {
      return err(failureText(error))
    }
  }
  return textStep(t('username.field'), save)
}
