import {
  acceptsUnsigned,
  decodeChainText,
  describePatches,
  formatName,
  patchDocument,
  walletRules,
  type DidRecord,
  type DocumentChange,
  type DocumentPatch,
  type Name,
  type ServiceEntry,
} from '@tyto/identity'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { noStorageWallet } from '../../../shared/session/findMissing'
import { MissingFix } from '../../../shared/session/MissingFix'
import { TestKeysHint } from '../../../shared/session/TestKeysHint'
import { useStorageWallet } from '../../../shared/session/storageWallet'
import { ActionButton } from '../../../shared/transaction/ui/ActionButton'
import { Button } from '../../../shared/ui/Button'
import { Card } from '../../../shared/ui/Card'
import { Icon } from '../../../shared/ui/Icon'
import { joinClasses } from '../../../shared/ui/joinClasses'
import layout from '../../../shared/ui/layout.module.css'
import { Note } from '../../../shared/ui/Note'
import text from '../../../shared/ui/text.module.css'
import { didUpdate } from '../actions/didUpdate'
import { targetOf } from './ServiceItem'
import styles from './UpdateReview.module.css'

interface UpdateReviewProps {
  readonly name: Name
  readonly record: DidRecord
  readonly patches: readonly DocumentPatch[]
  readonly onBack: () => void
}

/** What the update changes, line by line, and the button that sends it. */
export function UpdateReview({ name, record, patches, onBack }: UpdateReviewProps) {
  const { t } = useTranslation('update')
  const hasStorage = useStorageWallet((storage) => storage.address !== null)
  const changes = useMemo(() => describePatches(patches, record), [patches, record])
  const isUnsigned = useMemo(
    () => acceptsUnsigned('DidUpdate', patchDocument(patches), record),
    [patches, record],
  )
  const keys = changes.filter(({ kind }) => kind === 'key').length
  const canSend = hasStorage || isUnsigned
  return (
    <Card
      title={t('review.title')}
      aside={
        <span className={text.hint}>
          {t('review.services', { count: changes.length - keys })}, {t('review.keys', { count: keys })}
        </span>
      }
      footer={
        <div className={styles.foot}>
          <Button variant="quiet" onClick={onBack}>
            <Icon name="left" size="sm" />
            {t('review.back')}
          </Button>
          {canSend ? (
            <ActionButton
              action={didUpdate}
              input={{ wallet: record.address, name, patches }}
              subject={formatName(name)}
              signer={record.controller ?? undefined}
            />
          ) : (
            <MissingFix missing={noStorageWallet} />
          )}
        </div>
      }
    >
      <div className={layout.stack}>
        <p className={text.sub}>
          {t('review.patches', { patches: patches.map(({ action }) => action).join(', ') })}
        </p>
        <ul className={styles.diff} aria-label={t('review.difference')}>
          {changes.map((change) => (
            <ChangeLines key={keyOf(change)} change={change} />
          ))}
        </ul>
        <SignatureNote hasStorage={hasStorage} isUnsigned={isUnsigned} record={record} />
      </div>
    </Card>
  )
}

interface SignatureNoteProps {
  readonly hasStorage: boolean
  readonly isUnsigned: boolean
  readonly record: DidRecord
}

/** Says which signature proves the change to the contract, or why none is needed. */
function SignatureNote({ hasStorage, isUnsigned, record }: SignatureNoteProps) {
  const { t } = useTranslation('update')
  if (record.status === 'Recovered') return <Note kind="info">{t('sign.recovered')}</Note>
  const isBound = walletRules(record.version).bindsSignatures
  if (isUnsigned && isBound) return <Note kind="info">{t('sign.unsigned')}</Note>
  if (hasStorage) {
    return (
      <Note kind="info">
        {t('sign.storage')} <TestKeysHint />
      </Note>
    )
  }
  return <Note kind="warning">{t(isUnsigned ? 'sign.older' : 'sign.needed')}</Note>
}

function keyOf(change: DocumentChange): string {
  return change.kind === 'key' ? `key ${change.purpose}` : `service ${change.id}`
}

function ChangeLines({ change }: { readonly change: DocumentChange }) {
  const { t } = useTranslation('update')
  if (change.kind === 'key') {
    return (
      <li>
        <Title mark={t(change.before === null ? 'mark.new' : 'mark.replaced')}>
          {t('review.key', { purpose: decodeChainText(change.purpose) })}
        </Title>
        {change.before !== null && <Line kind="before">{change.before}</Line>}
        <Line kind="after">{change.after}</Line>
        {!change.isKept && <p className={styles.lost}>{t('review.lost')}</p>}
      </li>
    )
  }
  const { before, after } = change
  const marks = { added: 'mark.new', replaced: 'mark.replaced', removed: 'mark.deleted' } as const
  return (
    <li>
      <Title mark={t(marks[change.change])}>{t('review.service', { id: decodeChainText(change.id) })}</Title>
      {before !== null && <Line kind="before">{serviceText(before)}</Line>}
      {after !== null && <Line kind="after">{serviceText(after)}</Line>}
    </li>
  )
}

function Title({ mark, children }: { readonly mark: string; readonly children: string }) {
  return (
    <div className={styles.key}>
      <span className={text.anywhere}>{children}</span>
      <span className={text.ink3}>{mark}</span>
    </div>
  )
}

function Line({ kind, children }: { readonly kind: 'before' | 'after'; readonly children: string }) {
  const { t } = useTranslation('update')
  return (
    <div className={joinClasses(styles.line, styles[kind])}>
      <span aria-hidden="true">{kind === 'before' ? '−' : '+'}</span>
      <span>
        <span className={text.sr}>{t(`review.${kind}`)} </span>
        {children}
      </span>
    </div>
  )
}

/** A service in one line: label, where it leads, colours, description. */
function serviceText(entry: ServiceEntry): string {
  if (entry.endpoint === 'Web3') return `${entry.blockchain} · ${targetOf(entry)}`
  const { label, link, color1, color2, description, protocol } = entry
  const parts = [label, link, `#${color1} #${color2}`, description, protocol === 'Git' ? 'Git' : '']
  return parts.filter((part) => part !== '').join(' · ')
}
