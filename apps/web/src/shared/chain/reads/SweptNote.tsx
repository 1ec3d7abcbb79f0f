import { useQuery } from '@tanstack/react-query'
import { toBech32, type Address } from '@tyto/primitives'
import { useTranslation } from 'react-i18next'
import { useNetworkId } from '../../settings/network'
import { Note } from '../../ui/cards/Note'
import { ExternalLink } from '../../ui/text/ExternalLink'
import { shortAddress } from '../../ui/text/shortAddress'
import { chainOf } from '../network/chain'
import { sweptQuery } from './sweptQuery'

/** Says of an account that the network swept that it can sign nothing there any more, and where its owner is helped. */
export function SweptNote({ account }: { readonly account: Address | null }) {
  const { t } = useTranslation()
  const network = useNetworkId()
  const { recoveryPage } = chainOf(network).network.rules
  const { data: isSwept = false } = useQuery(sweptQuery(network, account))
  if (!isSwept || account === null) return null
  return (
    <Note kind="warning">
      <span>{t('swept', { account: shortAddress(toBech32(account)) })}</span>{' '}
      {recoveryPage === null ? (
        <span>{t('sweptRecovery.none')}</span>
      ) : (
        <ExternalLink href={recoveryPage}>{t('sweptRecovery.page')}</ExternalLink>
      )}
    </Note>
  )
}
