import type { RecoveryRequest } from '@tyto/identity'
import { toBech32 } from '@tyto/primitives'
import { useTranslation } from 'react-i18next'
import { BlockMoment } from '../../../shared/chain/age/BlockMoment'
import { useNetworkId } from '../../../shared/settings/network'
import { Address } from '../../../shared/ui/text/Address'
import { Facts } from '../../../shared/ui/cards/Facts'

/** The address, the network and the end of a request. */
export function RequestTerms({ request }: { readonly request: RecoveryRequest }) {
  const network = useNetworkId()
  const { t } = useTranslation(['ceremony', 'common'])
  return (
    <Facts
      facts={[
        {
          label: t('ceremony:terms.controller'),
          value: <Address value={toBech32(request.newController)} as="grouped" />,
        },
        { label: t('ceremony:terms.network'), value: t(`common:network.${network}`) },
        { label: t('ceremony:terms.until'), value: <BlockMoment block={request.lastBlock} /> },
      ]}
    />
  )
}
