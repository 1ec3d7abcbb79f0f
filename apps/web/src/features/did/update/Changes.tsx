import { useId, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useGasNote } from '../../../shared/transaction/gas/ui/walletCosts'
import { Button } from '../../../shared/ui/buttons/Button'
import { Card } from '../../../shared/ui/cards/Card'
import { FieldMessage } from '../../../shared/ui/fields/FieldMessage'
import { Icon } from '../../../shared/ui/icons/Icon'
import type { IconName } from '../../../shared/ui/icons/iconPaths'
import layout from '../../../shared/ui/page/layout.module.css'
import text from '../../../shared/ui/text/text.module.css'
import { didUpdate } from '../actions/didUpdate'
import { usePurposeName } from '../usePurposeName'
import styles from './Changes.module.css'
import { nameOfRow } from './ServiceItem'
import { isChanged, type ServiceRow, type UpdateDraft } from '../draft/updateDraft'

interface ChangesProps {
  readonly draft: UpdateDraft
  readonly rows: readonly ServiceRow[]
  /** The reason why the review cannot open yet; null if there is none. */
  readonly fault: string | null
  readonly isBusy: boolean
  readonly onContinue: () => void
}

/** The changes prepared so far, and the button to the review. */
export function Changes({ draft, rows, fault, isBusy, onContinue }: ChangesProps) {
  const { t } = useTranslation(['update', 'common', 'transaction'])
  const purposeName = usePurposeName()
  const noteId = useId()
  const gas = useGasNote(didUpdate.name)
  const changed = rows.filter(isChanged)
  const isEmpty = draft.purposes.length === 0 && changed.length === 0 && draft.order === null
  return (
    <Card title={t('update:changes.title')} narrow>
      <div className={layout.stack}>
        {isEmpty && <p className={text.sub}>{t('update:changes.none')}</p>}
        <ul className={styles.changes}>
          {draft.purposes.map((purpose) => (
            <Change key={purpose} icon="key" tone={text.amber} name={purposeName(purpose)}>
              {t('update:changes.newKey')}
            </Change>
          ))}
          {changed.map((row) => (
            <ServiceChange key={row.key} row={row} />
          ))}
          {draft.order !== null && (
            <Change
              icon={draft.isOrderSaved ? 'check' : 'edit'}
              tone={draft.isOrderSaved ? text.success : text.amber}
              name={t('update:order.label')}
            >
              {draft.isOrderSaved ? '' : t('update:changes.notSaved')}
            </Change>
          )}
        </ul>
        {fault !== null && <FieldMessage kind="error">{fault}</FieldMessage>}
        <Button
          variant="step"
          wide
          busy={isBusy}
          className={styles.caps}
          aria-describedby={gas === null ? undefined : noteId}
          onClick={onContinue}
        >
          {t('common:step.continue')}
        </Button>
        <p className={text.hint}>{t('update:changes.hint')}</p>
        {gas !== null && (
          <p id={noteId} className={text.hint}>
            {t('transaction:gasNote', { gas })}
          </p>
        )}
      </div>
    </Card>
  )
}

function ServiceChange({ row }: { readonly row: ServiceRow }) {
  const { t } = useTranslation('update')
  const { edit, entry } = row
  const name = nameOfRow(row) || t('service.unnamed')
  if (edit === null) return null
  if (edit.kind === 'delete') {
    return (
      <Change icon="trash" tone={text.danger} name={name}>
        {t('changes.deleted')}
      </Change>
    )
  }
  const what = t(entry === null ? 'changes.added' : 'changes.replaced')
  if (edit.status === 'saved') {
    return (
      <Change icon="check" tone={text.success} name={name}>
        {what}
      </Change>
    )
  }
  return (
    <Change
      icon={edit.fault === null ? 'edit' : 'err'}
      tone={edit.fault === null ? text.amber : text.danger}
      name={name}
    >
      <span>{what}</span>, {t('changes.notSaved')}
    </Change>
  )
}

interface ChangeProps {
  readonly icon: IconName
  readonly tone: string | undefined
  readonly name: string
  readonly children: ReactNode
}

function Change({ icon, tone, name, children }: ChangeProps) {
  return (
    <li>
      <Icon name={icon} className={tone} />
      <span className={text.anywhere}>
        <b className={text.strong}>{name}</b> <span>{children}</span>
      </span>
    </li>
  )
}
