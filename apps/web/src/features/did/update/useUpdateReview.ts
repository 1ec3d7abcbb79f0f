import { formatName, type DidRecord, type Name, type ServiceEntry } from '@tyto/identity'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { describeError } from '../../../shared/errors/describeError'
import { useStorageWallet } from '../../../shared/session/wallet/storageWallet'
import { useNetworkId } from '../../../shared/settings/network'
import { getRunner } from '../../../shared/transaction/runner/ui/runnerHandle'
import { showToast } from '../../../shared/ui/toast/toasts'
import { didUpdate } from '../actions/didUpdate'
import { changeDraft, draftKey as keyOfDraft, getDraft, useDraft } from '../draft/drafts'
import { saveServices, serviceRows, withFaults, type UpdateDraft } from '../draft/updateDraft'
import { makeUpdate, type UpdateFault } from './makeUpdate'

/** A fault, with the draft and the storage wallet that it belongs to. It is shown only while both are the same. */
interface Fault {
  readonly text: string
  readonly kind: UpdateFault['kind'] | 'error'
  readonly of: UpdateDraft
  readonly storage: string | null
}

interface UpdateReviewPlace {
  readonly name: Name
  readonly record: DidRecord
  readonly entries: readonly ServiceEntry[]
  /** Of the document that the draft changes. */
  readonly fingerprint: string
  /** Shows the services: rows of them are at fault. */
  readonly onFaultyRows: () => void
}

/** The way from a draft to the review of its update, and what stands in it. */
export function useUpdateReview({ name, record, entries, fingerprint, onFaultyRows }: UpdateReviewPlace) {
  const { t } = useTranslation('update')
  const draftKey = keyOfDraft(useNetworkId(), record.address)
  const draft = useDraft(draftKey)
  const storage = useStorageWallet()
  const [fault, setFault] = useState<Fault | null>(null)
  const [isBusy, setBusy] = useState(false)

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

  const open = async (): Promise<void> => {
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
        onFaultyRows()
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

  const isCurrent = fault?.of === draft && fault.storage === storage.address
  return { fault: isCurrent ? fault : null, isBusy, open }
}
