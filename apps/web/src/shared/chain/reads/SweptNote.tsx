import { useQuery } from '@tanstack/react-query'
import { toBech32, type Address } from '@tyto/primitives'
import { useTranslation } from 'react-i18next'
import { useNetworkId } from '../../settings/network'
import { Note } from '../../ui/cards/Note'
import { shortAddress } from '../../ui/text/shortAddress'
import { sweptQuery } from './sweptQuery'

/** Says of an account that the network swept that it can sign nothing there any more. */
export function SweptNote({ account }: { readonly account: Address | null }) {
  const { t } = useTranslation()
  const { data: isSwept = false } = useQuery(sweptQuery(useNetworkId(), account))
  if (!isSwept || account === null) return null
  return <Note kind="warning">{t('swept', { account: shortAddress(toBech32(account)) })}</Note>
}
