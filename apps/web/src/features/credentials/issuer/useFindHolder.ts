import { didWalletOf } from '@tyto/chain'
import { formatName } from '@tyto/identity'
import { err, ok } from '@tyto/primitives'
import { useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { nameQuery } from '../../../shared/chain/reads/queries'
import type { Who } from '../../../shared/recipients/lookAtWho'
import { resolveRecipient } from '../../../shared/recipients/resolveRecipients'
import type { FindWho } from '../../../shared/recipients/useWhoPlan'
import { useNetworkId } from '../../../shared/settings/network'
import { nameInText } from '../../../shared/ui/text/nameParts'
import { agreementPurpose } from '../purposes'
import type { Holder } from './issueCredentialTo'

/** Somebody whom the chain found, with all that a credential needs of them. */
export type FoundHolder = Who & Holder

/** Finds a holder: a name whose document has a key that credentials are sealed for. */
export function useFindHolder(): FindWho<FoundHolder> {
  const { t } = useTranslation(['credentials', 'chain'])
  const network = useNetworkId()
  const queries = useQueryClient()
  return async (typed) => {
    const found = await resolveRecipient(network, typed)
    if (!found.ok) return err(t(`chain:recipient.fault.${found.code}`))
    const { name } = found.value
    if (name === null) return err(t('credentials:issue.needsName'))
    const answer = await queries.fetchQuery({ ...nameQuery(network, name), staleTime: 0 })
    const record = answer.kind === 'found' ? didWalletOf(answer) : null
    const shown = { name: nameInText(formatName(name)) }
    if (record === null || record.did === '') return err(t('credentials:issue.noDocument', shown))
    const agreementKey = record.verificationMethods.get(agreementPurpose)
    if (agreementKey === undefined || /^0x0+$/.test(agreementKey))
      return err(t('credentials:issue.noKey', shown))
    return ok({ address: record.address, name: formatName(name), did: record.did, agreementKey })
  }
}
