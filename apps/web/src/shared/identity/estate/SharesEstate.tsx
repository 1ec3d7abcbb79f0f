import { estateAfter } from '@tyto/identity'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useNetworkId } from '../../settings/network'
import { joinClasses } from '../../ui/joinClasses'
import layout from '../../ui/page/layout.module.css'
import text from '../../ui/text/text.module.css'
import { EstateChange } from './EstateChange'
import { EstateUnread } from './EstateUnread'
import { halvesQuery } from './estateQuery'
import { nothingElse } from './nothingElse'

interface SharesEstateProps {
  /** Without suffix. */
  readonly domain: string
  /** Shares that come to the domain's share in the community; below zero where they leave it. */
  readonly shares: bigint
}

/** Liquidity for the community: the shares count for a name, and the wallet that brought them takes them out. */
export function SharesEstate({ domain, shares }: SharesEstateProps) {
  const { t } = useTranslation('estate')
  const query = useQuery(halvesQuery(useNetworkId(), domain))
  if (query.data === undefined) return <EstateUnread query={query} />
  const before = { ...query.data, ...nothingElse, community: shares < 0n ? -shares : 0n }
  return (
    <div className={joinClasses(layout.stack, layout.gap1)}>
      <EstateChange before={before} after={estateAfter(before, { shares })} from="then" />
      {shares > 0n && <p className={text.sub}>{t('brought')}</p>}
    </div>
  )
}
