import { isDidWallet } from '@tyto/chain'
import { closedReason, formatName, walletRules } from '@tyto/identity'
import { useTranslation } from 'react-i18next'
import { ExchangeSettingsCard } from '../../../features/exchange/settings/ExchangeSettingsCard'
import { DidCard } from '../../../features/session/DidCard'
import { SettingsCard } from '../../../features/session/SettingsCard'
import { ControllerCard } from '../../../features/settings/ControllerCard'
import { DeadlineCard } from '../../../features/settings/DeadlineCard'
import { SuccessorNote } from '../../../features/settings/SuccessorNote'
import { UsernameCard } from '../../../features/settings/UsernameCard'
import { buildPath } from '../../../shared/routing/routes'
import { joinClasses } from '../../../shared/ui/joinClasses'
import layout from '../../../shared/ui/page/layout.module.css'
import { nameInText } from '../../../shared/ui/text/nameParts'
import { LinkGrid, GridLink } from '../../../shared/ui/cards/LinkGrid'
import { PageHead } from '../../../shared/ui/page/PageHead'
import { ClosedWallet } from '../../gates/ClosedWallet'
import { useFoundWallet, type FoundWallet } from '../../gates/foundWallet'
import { KindSettings } from './KindSettings'
import { NftDidCell } from './NftDidCell'

/** `/{name}/didx/wallet`: the settings of the wallet of a name, for whoever it obeys. */
export function SettingsPage() {
  const { t } = useTranslation(['wallet', 'session'])
  const { name, record } = useFoundWallet()
  return (
    <>
      <PageHead
        title={t('cell.settings.title')}
        lead={t('session:settings.lead', { name: nameInText(formatName(name)) })}
      />
      {isDidWallet(record) ? (
        <DidSettings name={name} record={record} />
      ) : (
        <KindSettings name={name} record={record} />
      )}
    </>
  )
}

function DidSettings({ name, record }: FoundWallet) {
  const { t } = useTranslation('wallet')
  const reason = closedReason(record.status)
  return (
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
        <>
          <ClosedWallet reason={reason} />
          {/* An earlier proposal can be taken back in every status. */}
          <SuccessorNote name={name} record={record} />
        </>
      )}
      <ExchangeSettingsCard />
      <LinkGrid label={t('parts')}>
        <GridLink
          to={buildPath('didWallet', { name })}
          icon="wallet"
          title={t('cell.didx.title')}
          hint={t('cell.didx.hint')}
        />
        {walletRules(record.version).hasCollections && <NftDidCell name={name} />}
      </LinkGrid>
    </div>
  )
}
