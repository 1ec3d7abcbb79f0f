import type { DidRecord, Name } from '@tyto/identity'
import { useTranslation } from 'react-i18next'
import { buildPath } from '../../shared/routing/routes'
import { CabinetLink } from '../../shared/ui/Cabinet'
import { updateRoute } from './updateRoute'

interface UpdateCellProps {
  readonly name: Name
  readonly record: DidRecord
}

/** The way to update, or to recover where the status says so. Nothing for a document that does not change any more. */
export function UpdateCell({ name, record }: UpdateCellProps) {
  const { t } = useTranslation('update')
  const route = updateRoute(record)
  if (route !== 'updateDocument' && route !== 'recoverDocument') return null
  return (
    <CabinetLink
      to={buildPath(route, { name })}
      icon="key"
      title={t(`cell.${route}.title`)}
      hint={t(`cell.${route}.hint`)}
    />
  )
}
