import { closedReason, formatName, walletRules } from '@tyto/identity'
import { useTranslation } from 'react-i18next'
import { ExchangeSettingsCard } from '../../features/exchange/settings/ExchangeSettingsCard'
import { DidCard } from '../../features/session/DidCard'
import { SettingsCard } from '../../features/session/SettingsCard'
import { ControllerCard } from '../../features/settings/ControllerCard'
import { DeadlineCard } from '../../features/settings/DeadlineCard'
import { UsernameCard } from '../../features/settings/UsernameCard'
import { buildPath } from '../../shared/routing/routes'
import { joinClasses } from '../../shared/ui/joinClasses'
import layout from '../../shared/ui/layout.module.css'
import { nameInText } from '../../shared/ui/nameParts'
import { Cabinet, CabinetLink } from '../../shared/ui/Cabinet'
import { PageHead } from '../../shared/ui/PageHead'
import { ClosedWallet } from '../gates/ClosedWallet'
import { useFoundWallet } from '../gates/foundWallet'
import { NftDidCell } from './NftDidCell'

/** `/{name}/didx/wallet`: the settings of a DID wallet, for its controller. */
export function SettingsPage() {
  const { t } = useTranslation(['session', 'wallet'])
  const { name, record } = useFoundWallet()
  const reason = closedReason(record.status)
  return (
    <>
      <PageHead
        title={t('settings.title')}
        lead={t('settings.lead', { name: nameInText(formatName(name)) })}
      />
      <div className={joinClasses(layout.stack, layout.gap3)}>
        <div className={layout.cols2}>
          <DidCard name={name} record={record} />
          <SettingsCard record={record} />
        </div>
        {reason === null ? (
          <div className={layout.cols3}>
            <ControllerCard name={name} record={record} />
            <UsernameCard name={name} record={record} />
            <DeadlineCard name={name} record={record} />
          </div>
        ) : (
          <ClosedWallet reason={reason} />
        )}
        <ExchangeSettingsCard />
        <Cabinet label={t('wallet:parts')}>
          <CabinetLink
            to={buildPath('didWallet', { name })}
            icon="wallet"
            title={t('wallet:cell.didx.title')}
            hint={t('wallet:cell.didx.hint')}
          />
          {walletRules(record.version).hasCollections && <NftDidCell name={name} />}
        </Cabinet>
      </div>
    </>
  )
}
