import type { Name } from '@tyto/identity'
import type { Address } from '@tyto/primitives'
import { useTranslation } from 'react-i18next'
import { buildPath } from '../../shared/routing/routes'
import { useIsAccount } from '../../shared/session/wallet'
import { CabinetLink } from '../../shared/ui/Cabinet'

interface SettingsCellProps {
  readonly name: Name
  readonly controller: Address | null
}

/** A link to the settings of a DID wallet, for its controller only. */
export function SettingsCell({ name, controller }: SettingsCellProps) {
  const { t } = useTranslation('wallet')
  if (!useIsAccount(controller)) return null
  return (
    <CabinetLink
      to={buildPath('settings', { name })}
      icon="gear"
      title={t('cell.settings.title')}
      hint={t('cell.settings.hint')}
    />
  )
}
