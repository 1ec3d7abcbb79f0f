import { timeUntil, type BlockTime } from '@tyto/chain'
import type { RecoveryRequest } from '@tyto/identity'
import { toBech32 } from '@tyto/primitives'
import { useTranslation } from 'react-i18next'
import { formatUntil } from '../../../shared/chain/formatAge'
import { useNetworkId } from '../../../shared/settings/network'
import { Address } from '../../../shared/ui/Address'
import { Facts } from '../../../shared/ui/Facts'

interface RequestTermsProps {
  readonly request: RecoveryRequest
  /** Null while the time between blocks is unknown. */
  readonly time: BlockTime | null
}

/** The address, the network and the end of a request. */
export function RequestTerms({ request, time }: RequestTermsProps) {
  const network = useNetworkId()
  const { t, i18n } = useTranslation(['ceremony', 'common'])
  const block = request.lastBlock.toLocaleString(i18n.language)
  const ahead = time === null ? null : timeUntil(time, request.lastBlock)
  return (
    <Facts
      facts={[
        {
          label: t('ceremony:terms.controller'),
          value: <Address value={toBech32(request.newController)} as="grouped" />,
        },
        { label: t('ceremony:terms.network'), value: t(`common:network.${network}`) },
        {
          label: t('ceremony:terms.until'),
          value:
            ahead === null
              ? t('ceremony:terms.block', { block })
              : ahead < 0
                ? t('ceremony:terms.over', { block })
                : t('ceremony:terms.blockIn', { block, when: formatUntil(ahead, i18n.language) }),
        },
      ]}
    />
  )
}
