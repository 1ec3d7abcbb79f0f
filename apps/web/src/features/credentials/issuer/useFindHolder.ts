import { err } from '@tyto/primitives'
import { formatName } from '@tyto/identity'
import { useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { nameQuery } from '../../../shared/chain/reads/queries'
import { resolveRecipient } from '../../../shared/recipients/resolveRecipients'
import type { FindWho } from '../../../shared/recipients/useWhoPlan'
import { useNetworkId } from '../../../shared/settings/network'
import { nameInText } from '../../../shared/ui/text/nameParts'
import { holderOf, type Holder } from './holderOf'

/** Finds a holder: a name whose document counts, and has a key that credentials are sealed for. */
export function useFindHolder(): FindWho<Holder> {
  const { t } = useTranslation(['credentials', 'chain'])
  const network = useNetworkId()
  const queries = useQueryClient()
  return async (typed) => {
    const found = await resolveRecipient(network, typed)
    if (!found.ok) return err(t(`chain:recipient.fault.${found.code}`))
    const { name } = found.value
    if (name === null) return err(t('credentials:issue.needsName'))
    const holder = holderOf(name, await queries.fetchQuery({ ...nameQuery(network, name), staleTime: 0 }))
    if (holder.ok) return holder
    return err(t(`credentials:issue.${holder.code}`, { name: nameInText(formatName(name)) }))
  }
}
