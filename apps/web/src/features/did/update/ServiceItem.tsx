import { decodeChainText, type ServiceEntry } from '@tyto/identity'
import { toBech32 } from '@tyto/primitives'
import { memo, type ComponentProps } from 'react'
import { useTranslation } from 'react-i18next'
import { Badge } from '../../../shared/ui/text/Badge'
import { Icon } from '../../../shared/ui/icons/Icon'
import { IconButton, iconButtonClasses } from '../../../shared/ui/buttons/IconButton'
import { joinClasses } from '../../../shared/ui/joinClasses'
import { StepFrame } from '../../../shared/ui/steps/StepFrame'
import text from '../../../shared/ui/text/text.module.css'
import type { ServiceInput } from '../draft/serviceInput'
import { ServiceInputs } from './ServiceInputs'
import styles from './ServiceList.module.css'
import { isChanged, type ServiceRow } from '../draft/updateDraft'
import { useFaultText } from './useFaultText'

/** The actions on a row. It must be the same object on each render, so that rows are not drawn again. */
export interface ServiceActions {
  replace(entry: ServiceEntry): void
  remove(key: string): void
  undo(key: string): void
  edit(key: string, input: ServiceInput): void
  save(key: string): void
}

interface ServiceItemProps {
  readonly row: ServiceRow
  /** The place among the links, counted from 1; null for a service that cannot be moved. */
  readonly place: number | null
  /** Ids of the other services, joined by a line break. */
  readonly taken: string
  readonly handle: Pick<ComponentProps<'button'>, 'onKeyDown' | 'onPointerDown'>
  readonly actions: ServiceActions
}

/** One service, shown or open for editing. */
export const ServiceItem = memo(Item, (before, after) => {
  const { row: a } = before
  const { row: b } = after
  return (
    a.key === b.key &&
    a.edit === b.edit &&
    a.entry === b.entry &&
    before.place === after.place &&
    before.taken === after.taken &&
    before.actions === after.actions
  )
})

function Item({ row, place, taken, handle, actions }: ServiceItemProps) {
  const { t } = useTranslation('update')
  const faultText = useFaultText()
  const { key, entry, edit } = row
  const name = nameOfRow(row) || t('service.unnamed')
  const isSaved = edit?.kind === 'input' && edit.status === 'saved'
  return (
    <li
      data-row={key}
      className={joinClasses(
        styles.service,
        isSaved && styles.saved,
        edit?.kind === 'delete' && styles.deleted,
      )}
    >
      <div className={styles.top}>
        {place !== null && (
          <button
            type="button"
            data-handle=""
            className={joinClasses(iconButtonClasses(), styles.handle)}
            aria-label={t('service.move', { name, place })}
            title={t('service.moveHint')}
            {...handle}
          >
            <Icon name="drag" />
          </button>
        )}
        <div className={styles.name}>
          <h3 className={joinClasses(text.h3, text.anywhere)}>{name}</h3>
          {edit === null && entry !== null && (
            <span className={joinClasses(text.hint, text.anywhere)}>{targetOf(entry)}</span>
          )}
        </div>
        <Mark row={row} />
        <span className={styles.buttons}>
          {edit !== null && entry !== null && (
            <IconButton icon="undo" label={t('service.undo', { name })} onClick={() => actions.undo(key)} />
          )}
          {edit === null && entry !== null && (
            <IconButton
              icon="edit"
              label={t('service.replace', { name })}
              onClick={() => actions.replace(entry)}
            />
          )}
          {edit?.kind !== 'delete' && (
            <IconButton
              icon="trash"
              label={t('service.delete', { name })}
              onClick={() => actions.remove(key)}
            />
          )}
        </span>
      </div>
      {edit?.kind === 'input' && (
        <StepFrame
          step={{
            label: name,
            status: edit.status,
            error: edit.fault === null ? null : faultText(edit.fault),
            canUndo: false,
            isBlank: edit.input.target.trim() === '',
            save: () => actions.save(key),
            undo: () => actions.undo(key),
          }}
          isWholeWhenLeft
        >
          <ServiceInputs
            input={edit.input}
            fault={edit.fault}
            isNew={entry === null}
            taken={taken === '' ? [] : taken.split('\n')}
            onChange={(input) => actions.edit(key, input)}
          />
        </StepFrame>
      )}
    </li>
  )
}

function Mark({ row }: { readonly row: ServiceRow }) {
  const { t } = useTranslation('update')
  const { entry, edit } = row
  if (!isChanged(row)) return null
  if (edit?.kind === 'delete') return <Badge kind="danger">{t('mark.deleted')}</Badge>
  return entry === null ? (
    <Badge kind="amber">{t('mark.new')}</Badge>
  ) : (
    <Badge kind="info">{t('mark.replaced')}</Badge>
  )
}

/** The name of a row: its label, or else its id; for a new service, what the person typed for it. */
export function nameOfRow({ entry, edit }: ServiceRow): string {
  if (entry === null) return edit?.kind === 'input' ? edit.input.label.trim() || edit.input.target.trim() : ''
  const label = entry.endpoint === 'Web2' ? entry.label : ''
  return label === '' ? decodeChainText(entry.id) : label
}

/** The target of a service (link or address) as text. */
export function targetOf(entry: ServiceEntry): string {
  if (entry.endpoint === 'Web2') return entry.link
  return entry.blockchain === 'Zilliqa' ? toBech32(entry.address) : entry.address
}
