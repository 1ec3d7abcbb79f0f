import { addressLink } from '@tyto/chain'
import { parseAddress, toBech32 } from '@tyto/primitives'
import { useTranslation } from 'react-i18next'
import { useParams } from 'react-router'
import { AddressPanel } from '../../../features/explorer/addresses/AddressPanel'
import { CallPanel } from '../../../features/explorer/calls/CallPanel'
import { LocalOnly } from '../../../features/explorer/parts/LocalOnly'
import { UnreadablePart } from '../../../features/explorer/search/UnreadablePart'
import { useNetworkId } from '../../../shared/settings/network'
import { useDocumentTitle } from '../../../shared/ui/page/useDocumentTitle'

/** How many characters of the address the title of the page shows. */
const shownStart = 10

/** `/-/explorer/address/zil1...`: an account or a contract. */
export function ExplorerAddressPage() {
  const { t } = useTranslation(['explorer', 'common'])
  const { address: text = '' } = useParams()
  const network = useNetworkId()
  const address = parseAddress(text.trim())
  useDocumentTitle(address.ok ? `${toBech32(address.value).slice(0, shownStart)}…` : t('address'))
  if (!address.ok)
    return <UnreadablePart title={t('address')} text={text} error={t('common:lookUp.wrongAddress')} />
  return (
    <>
      <LocalOnly title={t('address')} elsewhere={(other) => addressLink(other, address.value)}>
        <AddressPanel key={address.value} address={address.value} />
      </LocalOnly>
      {network !== 'local' && <CallPanel key={`${network} ${address.value}`} address={address.value} />}
    </>
  )
}
