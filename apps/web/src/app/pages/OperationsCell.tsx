import type { DidRecord, Name } from '@tyto/identity'
import { useTranslation } from 'react-i18next'
import { buildPath } from '../../shared/routing/routes'
import { useIsAccount } from '../../shared/session/wallet'
import { CabinetLink } from '../../shared/ui/Cabinet'

interface OperationsCellProps {
  readonly name: Name
  readonly record: DidRecord
}

/** A link to the DID operations, for the controller of a DID wallet. */
export function OperationsCell({ name, record }: OperationsCellProps) {
  const { t } = useTranslation('wallet')
  const isMine = useIsAccount(record.controller)
  if (!isMine) return null
  return (
    <CabinetLink
      to={buildPath('didOperations', { name })}
      icon="key"
      title={t('cell.operations.title')}
      hint={t('cell.operations.hint')}
    />
  )
}
