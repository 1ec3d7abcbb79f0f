import { createdKeyPurposes, formatName, serviceEntries, type DidRecord, type Name } from '@tyto/identity'
import { useEffect, useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { describeError } from '../../../shared/errors/describeError'
import { noStorageWallet } from '../../../shared/session/wallet/findMissing'
import { MissingFix } from '../../../shared/session/fixes/MissingFix'
import { TestKeysHint } from '../../../shared/session/fixes/TestKeysHint'
import { useNetworkId } from '../../../shared/settings/network'
import { useStorageWallet } from '../../../shared/session/wallet/storageWallet'
import { getRunner } from '../../../shared/transaction/runner/ui/runnerHandle'
import { Button } from '../../../shared/ui/buttons/Button'
import { joinClasses } from '../../../shared/ui/joinClasses'
import layout from '../../../shared/ui/page/layout.module.css'
import { Note } from '../../../shared/ui/cards/Note'
import { PageHead } from '../../../shared/ui/page/PageHead'
import { Segmented } from '../../../shared/ui/fields/Segmented'
import { showToast } from '../../../shared/ui/toast/toasts'
import { didUpdate } from '../actions/didUpdate'
import { usePurposeName } from '../usePurposeName'
import { Changes } from './Changes'
import { documentFingerprint } from './documentFingerprint'
import { changeDraft, draftKey as keyOfDraft, dropDraft, getDraft, useDraft } from '../draft/drafts'
import { KeyChoice } from './KeyChoice'
import { makeUpdate, type UpdateFault } from './makeUpdate'
import { ServiceList } from './ServiceList'
import { Stages } from './Stages'
import {
  isEmptyDraft,
  saveServices,
  serviceRows,
  togglePurpose,
  withFaults,
  type UpdateDraft,
} from '../draft/updateDraft'

interface UpdateEditorProps {
  readonly name: Name
  readonly record: DidRecord
  /** The person came for the keys. */
  readonly startsWithKeys: boolean
}

/** A fault, with the draft and the storage wallet that it belongs to. It is shown only while both are the same. */
interface Fault {
  readonly text: string
  readonly kind: UpdateFault['kind'] | 'error'
  readonly of: UpdateDraft
  readonly storage: string | null
}

/** Changes links and keys of a document: chosen, edited, reviewed and signed. After a recovery the keys come first. */
export function UpdateEditor({ name, record, startsWithKeys }: UpdateEditorProps) {
  const { t } = useTranslation('update')
  const network = useNetworkId()
  const isRecovery = record.status === 'Recovered'
  const [part, setPart] = useState<'key' | 'service'>(startsWithKeys || isRecovery ? 'key' : 'service')
  const [fault, setFault] = useState<Fault | null>(null)
  const [isBusy, setBusy] = useState(false)
  const storage = useStorageWallet()
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

  const textOf = (found: UpdateFault): string => {
    switch (found.kind) {
      case 'missing':
        return t('fault.missing')
      case 'storage':
        return t('fault.storage')
      case 'signature':
        return t('fault.signature')
      case 'nothing':
        return t('fault.nothing')
      case 'rows':
        return t('fault.rows')
    }
  }

  const toReview = async (): Promise<void> => {
    setBusy(true)
    // The text in the inputs counts, whether or not its own CONTINUE was pressed.
    changeDraft(draftKey, fingerprint, (before) => saveServices(before, entries))
    const saved = getDraft(draftKey)
    try {
      const wallet = storage.address === null ? null : storage.wallet
      const made = await makeUpdate(saved, serviceRows(entries, saved), record, wallet)
      if ('patches' in made) {
        const runner = await getRunner()
        await runner?.runAction(
          didUpdate.name,
          {
            wallet: record.address,
            name,
            patches: made.patches,
            encryptedFor: saved.purposes.length > 0 ? storage.address : null,
          },
          { subject: formatName(name), ...(record.controller && { signer: record.controller }) },
        )
        return
      }
      const { fault: found } = made
      if (found.kind === 'rows') {
        changeDraft(draftKey, fingerprint, (before) => withFaults(before, found.faults))
        setPart('service')
      }
      if (found.kind !== 'nothing') showToast({ about: draftKey, kind: 'warning', text: textOf(found) })
      setFault({ text: textOf(found), kind: found.kind, of: getDraft(draftKey), storage: storage.address })
    } catch (error) {
      const { text: why, next } = describeError(error)
      const said = next === null ? why : `${why} ${next}`
      setFault({ text: said, kind: 'error', of: saved, storage: storage.address })
    } finally {
      setBusy(false)
    }
  }

  const title = t(isRecovery ? 'recover.title' : 'title')
  const shownFault = fault?.of === draft && fault.storage === storage.address ? fault : null
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
            <Note kind="danger">{t('recover.left', { keys: left.map(purposeName).join(', ') })}</Note>
          )}
          <Changes
            draft={draft}
            rows={rows}
            fault={shownFault?.text ?? null}
            isBusy={isBusy}
            onContinue={() => void toReview()}
          />
          {storage.address !== null ? (
            <Note kind="info">
              <span>{t('storage.connected')}</span> <TestKeysHint />
            </Note>
          ) : (
            (wantsStorage || shownFault?.kind === 'signature') && (
              <>
                {wantsStorage && (
                  <Note kind="warning">
                    <b>{t('fault.storage')}</b>
                    <br />
                    {t('storage.why')}
                  </Note>
                )}
                <MissingFix missing={noStorageWallet} />
              </>
            )
          )}
        </aside>
      </div>
    </div>
  )
}
