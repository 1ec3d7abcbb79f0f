import { chainOf } from '../../../shared/chain/network/chain'
import type { SoulboundIssuer } from '@tyto/chain'
import { formatName, type Name } from '@tyto/identity'
import type { Address } from '@tyto/primitives'
import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { CardFailure } from '../../../shared/chain/failure/CardFailure'
import { useNetworkId } from '../../../shared/settings/network'
import { Button } from '../../../shared/ui/buttons/Button'
import { Card } from '../../../shared/ui/cards/Card'
import { EmptyState } from '../../../shared/ui/page/EmptyState'
import layout from '../../../shared/ui/page/layout.module.css'
import { nameInText } from '../../../shared/ui/text/nameParts'
import { Note } from '../../../shared/ui/cards/Note'
import { Rows } from '../../../shared/ui/cards/Rows'
import { Skeleton } from '../../../shared/ui/page/Skeleton'
import text from '../../../shared/ui/text/text.module.css'
import { canSign, issuerName } from '../issuers'
import { inboxQuery, issuerQuery } from '../queries'
import { FindHolder } from './FindHolder'
import { InboxRow } from './InboxRow'
import styles from './Inbox.module.css'

interface InboxProps {
  /** The issuer's own name. */
  readonly name: Name
  /** Whom a link names; null without one. */
  readonly holder: Name | null
}

/** The messages that others sent an issuer, who reads and signs them, and sends the signature back. */
export function Inbox({ name, holder }: InboxProps) {
  const { t } = useTranslation('soulbound')
  const { data, error, isFetching, refetch } = useQuery(issuerQuery(useNetworkId(), name))
  const title = t('inbox.title', { name: nameInText(formatName(name)) })
  if (data === undefined || data === null) {
    return (
      <Card title={title}>
        {error !== null && data === undefined ? (
          <CardFailure error={error} busy={isFetching} onRetry={() => void refetch()} />
        ) : data === null ? (
          <Note kind="warning">{t('issuer.unsigning', { name: nameInText(formatName(name)) })}</Note>
        ) : (
          <Skeleton height="6rem" />
        )}
      </Card>
    )
  }
  return <IssuerInbox title={title} issuer={data} holder={holder} />
}

interface IssuerInboxProps {
  readonly title: string
  readonly issuer: SoulboundIssuer
  readonly holder: Name | null
}

function IssuerInbox({ title, issuer, holder }: IssuerInboxProps) {
  const { t } = useTranslation('soulbound')
  const network = useNetworkId()
  const list = useInfiniteQuery(inboxQuery(network, issuer))
  const [looked, setLooked] = useState<readonly Address[]>([])
  const shown = { name: nameInText(formatName(issuerName(issuer))) }
  const listed = list.data?.pages.flatMap(({ entries }) =>
    entries.flatMap((entry) => (entry.issuer === issuer.domain ? [entry.address] : [])),
  )
  const wallets = [...new Set([...looked, ...(listed ?? [])])]
  const isListed = chainOf(network).network.rules.tellsHistory
  return (
    <Card title={title} flush>
      <div className={styles.body}>
        {!canSign(issuer) && <Note kind="warning">{t('inbox.noKey', shown)}</Note>}
        {!isListed && <p className={text.sub}>{t('inbox.notListed')}</p>}
      </div>
      {isListed && listed === undefined && list.error === null && <Skeleton height="4rem" />}
      {list.error !== null && (
        <div className={styles.body}>
          <CardFailure error={list.error} busy={list.isFetching} onRetry={() => void list.refetch()} />
        </div>
      )}
      {wallets.length === 0 && listed !== undefined && (
        <EmptyState title={t('inbox.none', shown)} hint={t('inbox.noneHint', shown)} headingLevel={3} />
      )}
      <Rows>
        {wallets.map((wallet) => (
          <InboxRow key={wallet} wallet={wallet} issuer={issuer} />
        ))}
      </Rows>
      <div className={styles.body}>
        <div className={layout.stack}>
          {list.hasNextPage && (
            <div>
              <Button
                variant="line"
                small
                busy={list.isFetchingNextPage}
                onClick={() => void list.fetchNextPage()}
              >
                {t('inbox.older')}
              </Button>
            </div>
          )}
          <FindHolder
            issuer={issuer}
            holder={holder}
            onFound={(wallet) => setLooked((before) => [wallet, ...before.filter((each) => each !== wallet)])}
          />
        </div>
      </div>
    </Card>
  )
}
