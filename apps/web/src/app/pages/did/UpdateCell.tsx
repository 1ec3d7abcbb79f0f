import type { DidRecord, Name } from '@tyto/identity'
import { useTranslation } from 'react-i18next'
import { buildPath } from '../../../shared/routing/routes'
import { GridLink } from '../../../shared/ui/cards/LinkGrid'
import { updateRoute } from '../../../shared/identity/updateRoute'

interface UpdateCellProps {
  readonly name: Name
  readonly record: DidRecord
}

/**
 * A link to update the document, or to recover it after a recovery. Nothing for a document that cannot change any more.
 */
export function UpdateCell({ name, record }: UpdateCellProps) {
  const { t } = useTranslation('update')
  const route = updateRoute(record)
  if (route !== 'updateDocument' && route !== 'recoverDocument') return null
  return (
    <GridLink
      to={buildPath(route, { name })}
      icon="key"
      title={t(`cell.${route}.title`)}
      hint={t(`cell.${route}.hint`)}
    />
  )
}
