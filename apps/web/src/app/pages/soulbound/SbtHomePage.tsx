import { useTranslation } from 'react-i18next'
import { TokensCard } from '../../../features/soulbound/tokens/TokensCard'
import { ClaimWallet } from '../../../features/ownership/ClaimWallet'
import { KindCard } from '../../../features/wallet/KindCard'
import { useOwner } from '../../../shared/chain/reads/ownershipQuery'
import { buildPath } from '../../../shared/routing/routes'
import { useIsAccount } from '../../../shared/session/wallet/wallet'
import { LinkGrid, GridLink } from '../../../shared/ui/cards/LinkGrid'
import { joinClasses } from '../../../shared/ui/joinClasses'
import layout from '../../../shared/ui/page/layout.module.css'
import { useFoundName } from '../../gates/foundName'
import { useFoundWallet } from '../../gates/foundWallet'
import { ClaimDefi } from './ClaimDefi'
import { KindStatementNotice } from '../notices/statementNotice'
import { WalletMoney } from '../money/WalletMoney'

/** `/{name}/sbt`: the home of a soulbound wallet. */
export function SbtHomePage() {
  const { t } = useTranslation('soulbound')
  const { name, record } = useFoundWallet()
  const { identity } = useFoundName()
  const { owner } = useOwner(record, identity?.controller ?? null)
  const isMine = useIsAccount(owner)
  return (
    <div className={joinClasses(layout.stack, layout.gap3)}>
      <KindCard name={name} record={record} />
      <LinkGrid label={t('home.cards')}>
        <GridLink
          to={buildPath('soulboundPublic', { name })}
          icon="shield"
          title={t('home.sbt')}
          hint={t('home.sbtHint')}
        />
        <GridLink
          to={buildPath('soulboundWallet', { name })}
          icon="wallet"
          title={t('home.wallet')}
          hint={t('home.walletHint')}
        />
      </LinkGrid>
      <TokensCard name={name} record={record} isMine={isMine} />
      {!isMine && <ClaimWallet name={name} record={record} />}
      <WalletMoney name={name} record={record} />
      <ClaimDefi name={name} identity={identity} />
      <KindStatementNotice />
    </div>
  )
}
