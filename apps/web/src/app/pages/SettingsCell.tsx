import type { Name } from '@tyto/identity'
import { useTranslation } from 'react-i18next'
import { buildPath } from '../../shared/routing/routes'
import { CabinetLink } from '../../shared/ui/Cabinet'

/** A link to the settings of a DID wallet; the specification shows it to the controller only. */
export function SettingsCell({ name }: { readonly name: Name }) {
  const { t } = useTranslation('wallet')
  return (
    <CabinetLink
      to={buildPath('settings', { name })}
      icon="gear"
      title={t('cell.settings.title')}
      hint={t('cell.settings.hint')}
    />
  )
}
