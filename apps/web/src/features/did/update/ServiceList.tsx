import { useMemo, useState } from 'react'
import type { ServiceEntry } from '@tyto/identity'
import { useTranslation } from 'react-i18next'
import { Card } from '../../../shared/ui/cards/Card'
import { joinClasses } from '../../../shared/ui/joinClasses'
import { StepFrame } from '../../../shared/ui/steps/StepFrame'
import text from '../../../shared/ui/text/text.module.css'
import { showToast } from '../../../shared/ui/toast/toasts'
import { AddServices } from './AddServices'
import { changeDraft, getDraft } from '../draft/drafts'
import { nameOfRow, ServiceItem, type ServiceActions } from './ServiceItem'
import styles from './ServiceList.module.css'
import {
  addServices,
  deleteService,
  editService,
  moveService,
  replaceService,
  saveOrder,
  saveService,
  takenIds,
  undoOrder,
  undoService,
  type ServiceRow,
  type UpdateDraft,
} from '../draft/updateDraft'
import { useFaultText } from './useFaultText'
import { useReorder } from './useReorder'

interface ServiceListProps {
  /** The key under which the draft is stored. */
  readonly draftKey: string
  /** The document that is shown, by `documentFingerprint`. */
  readonly base: string
  readonly draft: UpdateDraft
  /** The services on chain. */
  readonly entries: readonly ServiceEntry[]
  readonly rows: readonly ServiceRow[]
}

/** The services of the document and the new ones: replaced, deleted, added, put into another order. */
export function ServiceList({ draftKey, base, draft, entries, rows }: ServiceListProps) {
  const { t } = useTranslation('update')
  const [said, setSaid] = useState('')
  const faultText = useFaultText()
  const repeatedText = faultText('ServiceIsRepeated')
  const links = rows.filter(({ isLink }) => isLink).map(({ key }) => key)

  const actions = useMemo((): ServiceActions => {
    const change = (how: (before: UpdateDraft) => UpdateDraft): void => changeDraft(draftKey, base, how)
    return {
      replace: (entry) => change((before) => replaceService(before, entry)),
      remove: (key) => change((before) => deleteService(before, key)),
      undo: (key) => change((before) => undoService(before, key)),
      edit: (key, input) => change((before) => editService(before, key, input)),
      save: (key) => {
        change((before) => saveService(before, entries, key))
        const edit = getDraft(draftKey).edits[key]
        if (edit?.kind === 'input' && edit.fault === 'ServiceIsRepeated') {
          showToast({ kind: 'warning', text: repeatedText })
        }
      },
    }
  }, [draftKey, base, entries, repeatedText])

  const move = (key: string, to: number): void => {
    changeDraft(draftKey, base, (before) => moveService(before, entries, key, to))
    const row = rows.find((each) => each.key === key)
    const place = Math.min(to, links.length - 1) + 1
    if (row) setSaid(t('order.said', { name: nameOfRow(row), place, of: links.length }))
  }
  const { list, handle } = useReorder(links, move)

  return (
    <Card
      title={t('services.title')}
      aside={<span className={text.hint}>{t('services.count', { count: rows.length })}</span>}
      footer={
        <AddServices
          taken={takenIds(rows, '')}
          onAdd={(inputs) => changeDraft(draftKey, base, (before) => addServices(before, inputs))}
        />
      }
      flush
    >
      {draft.order !== null && (
        <div className={styles.order}>
          <StepFrame
            step={{
              label: t('order.label'),
              status: draft.isOrderSaved ? 'saved' : 'editing',
              error: null,
              canUndo: true,
              // A new order is confirmed with a press: it gives every link another id.
              isBlank: true,
              save: () => changeDraft(draftKey, base, saveOrder),
              undo: () => changeDraft(draftKey, base, undoOrder),
            }}
          >
            <b className={text.strong}>{t('order.label')}</b>
            <p className={text.hint}>{t('order.hint')}</p>
          </StepFrame>
        </div>
      )}
      {rows.length === 0 && <p className={joinClasses(text.sub, styles.none)}>{t('services.none')}</p>}
      <ul ref={list}>
        {rows.map((row) => (
          <ServiceItem
            key={row.key}
            row={row}
            place={row.isLink ? links.indexOf(row.key) + 1 : null}
            taken={row.edit?.kind === 'input' ? takenIds(rows, row.key).join('\n') : ''}
            handle={handle(row.key)}
            actions={actions}
          />
        ))}
      </ul>
      <span className={text.sr} role="status">
        {said}
      </span>
    </Card>
  )
}
