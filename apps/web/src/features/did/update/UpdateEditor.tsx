import { createdKeyPurposes, serviceEntries, type DidRecord, type Name } from '@tyto/identity'
import { useEffect, useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { noStorageWallet } from '../../../shared/session/wallet/findMissing'
import { MissingFix } from '../../../shared/session/fixes/MissingFix'
import { TestKeysHint } from '../../../shared/session/fixes/TestKeysHint'
import { useNetworkId } from '../../../shared/settings/network'
import { useStorageWallet } from '../../../shared/session/wallet/storageWallet'
import { Button } from '../../../shared/ui/buttons/Button'
import { joinClasses } from '../../../shared/ui/joinClasses'
import layout from '../../../shared/ui/page/layout.module.css'
import { Note } from '../../../shared/ui/cards/Note'
import { PageHead } from '../../../shared/ui/page/PageHead'
import { Segmented } from '../../../shared/ui/fields/Segmented'
import { usePurposeName } from '../usePurposeName'
import { Changes } from './Changes'
import { documentFingerprint } from './documentFingerprint'
import { changeDraft, draftKey as keyOfDraft, dropDraft, getDraft, useDraft } from '../draft/drafts'
import { KeyChoice } from './KeyChoice'
import { ServiceList } from './ServiceList'
import { Stages } from './Stages'
import { isEmptyDraft, serviceRows, togglePurpose } from '../draft/updateDraft'
import { useUpdateReview } from './useUpdateReview'
import { commaText } from '../../../shared/ui/text/listText'

interface UpdateEditorProps {
  readonly name: Name
  readonly record: DidRecord
  /** The person came for the keys. */
  readonly startsWithKeys: boolean
}

/** Changes links and keys of a document: chosen, edited, reviewed and signed. After a recovery the keys come first. */
export function UpdateEditor({ name, record, startsWithKeys }: UpdateEditorProps) {
  const { t, i18n } = useTranslation('update')
  const network = useNetworkId()
  const isRecovery = record.status === 'Recovered'
  const [part, setPart] = useState<'key' | 'service'>(startsWithKeys || isRecovery ? 'key' : 'service')
  const purposeName = usePurposeName()

  const draftKey = keyOfDraft(network, record.address)
  const draft = useDraft(draftKey)
  const entries = useMemo(() => serviceEntries(record), [record])
  const rows = useMemo(() => serviceRows(entries, draft), [entries, draft])

  const fingerprint = useMemo(() => documentFingerprint(record), [record])
  // After a recovery all keys are chosen at first, because the former controller may still hold the old ones.
  useEffect(() => {
    if (!isRecovery || getDraft(draftKey).purposes.length > 0) return
    const purposes = [...new Set([...createdKeyPurposes, ...record.verificationMethods.keys()])]
    changeDraft(draftKey, fingerprint, (before) => ({ ...before, purposes }))
    // Only once, so that later choices of the person are kept.
    // oxlint-disable-next-line exhaustive-deps
  }, [draftKey, isRecovery])

  const review = useUpdateReview({
    name,
    record,
    entries,
    fingerprint,
    onFaultyRows: () => setPart('service'),
  })
  const title = t(isRecovery ? 'recover.title' : 'title')
  const left = isRecovery
    ? [...record.verificationMethods.keys()].filter((purpose) => !draft.purposes.includes(purpose))
    : []
  const wantsStorage = part === 'key' || draft.purposes.length > 0
  return (
    <div className={joinClasses(layout.stack, layout.gap3)} data-kept>
      <PageHead title={title} lead={isRecovery ? t('recover.lead') : undefined}>
        <Segmented
          label={t('tree.label')}
          value={part}
          onChange={setPart}
          options={[
            { value: 'service', label: t('tree.service') },
            { value: 'key', label: t('tree.key') },
          ]}
        />
      </PageHead>
      <Stages now={isEmptyDraft(draft) ? 'choose' : 'edit'} />
      {draft.base !== null && draft.base !== fingerprint && (
        <div className={layout.stack}>
          <Note kind="warning">{t('changed.note')}</Note>
          <div>
            <Button variant="line" small onClick={() => dropDraft(draftKey)}>
              {t('changed.startOver')}
            </Button>
          </div>
        </div>
      )}
      <div className={layout.split}>
        {part === 'key' ? (
          <KeyChoice
            record={record}
            chosen={draft.purposes}
            onToggle={(purpose) =>
              changeDraft(draftKey, fingerprint, (before) => togglePurpose(before, purpose))
            }
          />
        ) : (
          <ServiceList draftKey={draftKey} base={fingerprint} draft={draft} entries={entries} rows={rows} />
        )}
        <aside className={joinClasses(layout.stack, layout.sticky)}>
          {left.length > 0 && (
            <Note kind="danger">
              {t('recover.left', { keys: commaText(left.map(purposeName), i18n.language) })}
            </Note>
          )}
          <Changes
            draft={draft}
            rows={rows}
            fault={review.fault?.text ?? null}
            isBusy={review.isBusy}
            onContinue={() => void review.open()}
          />
          <StorageNotes
            isWanted={wantsStorage}
            isOffered={wantsStorage || review.fault?.kind === 'signature'}
          />
        </aside>
      </div>
    </div>
  )
}

interface StorageNotesProps {
  /** Do the keys that are chosen need a storage wallet? */
  readonly isWanted: boolean
  /** Does it help to connect one? */
  readonly isOffered: boolean
}

/** Whether the storage wallet is connected, which keeps the new keys, and the way to connect it. */
function StorageNotes({ isWanted, isOffered }: StorageNotesProps) {
  const { t } = useTranslation('update')
  const address = useStorageWallet((storage) => storage.address)
  if (address !== null)
    return (
      <Note kind="info">
        <span>{t('storage.connected')}</span> <TestKeysHint />
      </Note>
    )
  return (
    <>
      {isWanted && (
        <Note kind="warning">
          <b>{t('fault.storage')}</b>
          <br />
          {t('storage.why')}
        </Note>
      )}
      {isOffered && <MissingFix missing={noStorageWallet} />}
    </>
  )
}
