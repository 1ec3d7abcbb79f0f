import { formatName, type DidRecord, type Name } from '@tyto/identity'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../shared/ui/buttons/Button'
import { Card } from '../../../shared/ui/cards/Card'
import { EmptyState } from '../../../shared/ui/page/EmptyState'
import { Rows } from '../../../shared/ui/cards/Rows'
import layout from '../../../shared/ui/page/layout.module.css'
import { nameInText } from '../../../shared/ui/text/nameParts'
import { FailureNote } from '../FailureNote'
import { useVault } from '../useVault'
import { issuedCredentials, listsOf } from './issuedCredentials'
import { IssuedRow } from './IssuedRow'
import { PublishList } from './PublishList'
import { forgotten, takenBackAt } from './takeBack'

interface IssuedCardProps {
  readonly name: Name
  readonly record: DidRecord
}

/** What an issuer gave, as far as this browser noted it, and the lists of what was taken back. */
export function IssuedCard({ name, record }: IssuedCardProps) {
  const { t } = useTranslation('credentials')
  const { items, count, hasStorage, opening, changing } = useVault(issuedCredentials, record)
  const failure = opening.error ?? changing.error
  if (count === 0) {
    return (
      <Card title={t('issued.title')}>
        <p>{t('issued.none', { name: nameInText(formatName(name)) })}</p>
      </Card>
    )
  }
  return (
    <Card title={t('issued.title')} flush={items !== null}>
      {items === null ? (
        <EmptyState
          icon="lock"
          headingLevel={3}
          title={t('issued.sealed', { count })}
          hint={t(hasStorage ? 'locked.openHint' : 'locked.hint')}
        >
          {hasStorage && (
            <Button variant="step" small busy={opening.isPending} onClick={() => opening.mutate()}>
              {t('issued.open')}
            </Button>
          )}
        </EmptyState>
      ) : (
        <>
          <Rows>
            {items.map((issued) => (
              <IssuedRow
                key={`${issued.at} ${issued.place?.index ?? ''}`}
                issued={issued}
                busy={changing.isPending}
                onTakeBack={() => changing.mutate((now) => takenBackAt(now, issued, Date.now()))}
                onForget={() => changing.mutate((now) => forgotten(now, issued))}
              />
            ))}
          </Rows>
          {listsOf(items).map((list) => (
            <PublishList key={list} list={list} issued={items} record={record} />
          ))}
        </>
      )}
      {failure !== null && (
        <div className={layout.stack}>
          <FailureNote error={failure} />
        </div>
      )}
    </Card>
  )
}
