import { formatName, type DidRecord, type Name } from '@tyto/identity'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { CardFailure } from '../../../shared/chain/failure/CardFailure'
import { useNetworkId } from '../../../shared/settings/network'
import { Card } from '../../../shared/ui/cards/Card'
import { EmptyState } from '../../../shared/ui/page/EmptyState'
import { nameInText } from '../../../shared/ui/text/nameParts'
import { Rows } from '../../../shared/ui/cards/Rows'
import { Skeleton } from '../../../shared/ui/page/Skeleton'
import { sentQuery } from '../queries'
import { TokenRow } from './TokenRow'

interface TokensCardProps {
  readonly name: Name
  readonly record: DidRecord
  /** Does the person control the wallet? Others see what stands there, and no next steps. */
  readonly isMine: boolean
}

/** How far each travel rule of a wallet is: sent, issued, minted. */
export function TokensCard({ name, record, isMine }: TokensCardProps) {
  const { t } = useTranslation('soulbound')
  const { data, error, isFetching, refetch } = useQuery(sentQuery(useNetworkId(), record.address))
  return (
    <Card title={t('tokens.title', { name: nameInText(formatName(name)) })} flush={data !== undefined}>
      {data === undefined ? (
        error === null ? (
          <Skeleton height="3rem" />
        ) : (
          <CardFailure error={error} busy={isFetching} onRetry={() => void refetch()} />
        )
      ) : data.length === 0 ? (
        <EmptyState title={t('tokens.none')} hint={t('tokens.noneHint')} headingLevel={3} />
      ) : (
        <Rows>
          {data.map((sent) => (
            <TokenRow key={sent.issuer} name={name} record={record} sent={sent} isMine={isMine} />
          ))}
        </Rows>
      )}
    </Card>
  )
}
