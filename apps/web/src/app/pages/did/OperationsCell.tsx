import type { Name } from '@tyto/identity'
import { useTranslation } from 'react-i18next'
import { buildPath } from '../../../shared/routing/routes'
import { GridLink } from '../../../shared/ui/cards/LinkGrid'

/** A link to the DID operations of a DID wallet. */
export function OperationsCell({ name }: { readonly name: Name }) {
  const { t } = useTranslation('wallet')
  return (
    <GridLink
      to={buildPath('didOperations', { name })}
      icon="key"
      title={t('cell.operations.title')}
      hint={t('cell.operations.hint')}
    />
  )
}
