import { formatName, type DidRecord, type Name } from '@tyto/identity'
import { useTranslation } from 'react-i18next'
import { CardFailure } from '../../shared/chain/failure/CardFailure'
import { DataAge } from '../../shared/chain/age/DataAge'
import { useWhoIs } from '../../shared/identity/useWhoIs'
import { Card } from '../../shared/ui/cards/Card'
import { EmptyState } from '../../shared/ui/page/EmptyState'
import { IconButton } from '../../shared/ui/buttons/IconButton'
import layout from '../../shared/ui/page/layout.module.css'
import { nameInText } from '../../shared/ui/text/nameParts'
import { Note } from '../../shared/ui/cards/Note'
import { Row, Rows } from '../../shared/ui/cards/Rows'
import { Skeleton } from '../../shared/ui/page/Skeleton'
import text from '../../shared/ui/text/text.module.css'
import styles from './Allowances.module.css'
import { AllowanceRow } from './AllowanceRow'
import { useAllowances, type AllowanceItem } from './useAllowances'
import { listText } from '../../shared/ui/text/listText'

interface AllowancesCardProps {
  readonly name: Name
  readonly record: DidRecord
}

/** Who may take which tokens from the wallet of a name and from the browser wallet, and the way to take it back. */
export function AllowancesCard({ name, record }: AllowancesCardProps) {
  const { t, i18n } = useTranslation('allowances')
  const whoIs = useWhoIs()
  const { found, readAt, error, isStale, busy, retry } = useAllowances(record.address)
  const own = nameInText(formatName(name))
  const part = (title: string, items: readonly AllowanceItem[]) =>
    items.length > 0 && (
      <section aria-label={title}>
        <h3 className={styles.owner}>{title}</h3>
        <Rows>
          {items.map((item) => (
            <AllowanceRow key={item.key} item={item} record={record} own={own} who={whoIs(item.spender)} />
          ))}
        </Rows>
      </section>
    )
  return (
    <Card
      title={t('given')}
      aside={found && <IconButton icon="refresh" label={t('refresh')} disabled={busy} onClick={retry} />}
      flush
    >
      {found === null ? (
        error && !busy ? (
          <div className={styles.foot}>
            <p className={text.sub}>{t('unknown')}</p>
            <CardFailure error={error} busy={busy} onRetry={retry} />
          </div>
        ) : (
          <Rows>
            <Row>
              <Skeleton width="2.25rem" height="2.25rem" round />
              <Skeleton width="60%" />
            </Row>
          </Rows>
        )
      ) : (
        <>
          {/* None is said only where all of them could be read. */}
          {found.items.length === 0 && found.unread.length === 0 && (
            <EmptyState title={t('none')} hint={t('noneHint')} headingLevel={3} />
          )}
          {part(
            t('ofWallet', { name: own }),
            found.items.filter(({ wallet }) => wallet !== null),
          )}
          {part(
            t('ofAccount'),
            found.items.filter(({ wallet }) => wallet === null),
          )}
          <div className={styles.foot}>
            {found.left > 0 && <p className={text.hint}>{t('left', { count: found.left })}</p>}
            {found.unread.length > 0 && (
              <div className={layout.stack}>
                <Note kind="warning">{t('unread', { coins: listText(found.unread, i18n.language) })}</Note>
              </div>
            )}
            {/* The page says its age below; here stands what is older than that. */}
            {isStale && <DataAge readAt={readAt} failed />}
          </div>
        </>
      )}
    </Card>
  )
}
