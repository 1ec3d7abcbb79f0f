import { useTranslation } from 'react-i18next'
import { ClaimWallet } from '../../../features/ownership/ClaimWallet'
import { RipeAtHome } from '../../../features/staking/RipeAtHome'
import { useOwner } from '../../../shared/chain/reads/ownershipQuery'
import { buildPath } from '../../../shared/routing/routes'
import { useIsAccount } from '../../../shared/session/wallet/wallet'
import { LinkGrid, GridLink } from '../../../shared/ui/cards/LinkGrid'
import { useFoundName } from '../../gates/foundName'
import { useFoundWallet } from '../../gates/foundWallet'
import { KindHome } from '../kinds/KindHome'

/** `/{name}/zil`: the home of a ZIL staking wallet, with the ways to its deposits and to its stake. */
export function StakingHomePage() {
  const { t } = useTranslation('staking')
  const { name, record } = useFoundWallet()
  const { identity } = useFoundName()
  const { owner } = useOwner(record, identity?.controller ?? null)
  const isMine = useIsAccount(owner)
  return (
    <KindHome name={name} record={record}>
      {isMine && owner !== null && <RipeAtHome name={name} record={record} owner={owner} />}
      <LinkGrid label={t('cards')}>
        <GridLink
          to={buildPath('stakingFunds', { name })}
          icon="in"
          title={t('card.deposit')}
          hint={t('card.depositHint')}
        />
        <GridLink
          to={buildPath('stakingWallet', { name })}
          icon="stack"
          title={t('card.staking')}
          hint={t('card.stakingHint')}
        />
      </LinkGrid>
      {!isMine && <ClaimWallet name={name} record={record} />}
    </KindHome>
  )
}
