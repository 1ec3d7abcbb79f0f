import type { DidRecord, Name } from '@tyto/identity'
import type { Address } from '@tyto/primitives'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { buildPath } from '../../shared/routing/routes'
import { useNetworkId } from '../../shared/settings/network'
import { buttonClasses } from '../../shared/ui/buttons/buttonClasses'
import { withdrawalsOf } from './blockers'
import { seedNodes } from './nodes'
import { RipeReminder } from './RipeReminder'
import { useStaking } from './useStaking'

interface RipeAtHomeProps {
  readonly name: Name
  readonly record: DidRecord
  readonly owner: Address
}

/** The same reminder where the owner arrives, with the way to the staking wallet. */
export function RipeAtHome({ name, record, owner }: RipeAtHomeProps) {
  const { t } = useTranslation('staking')
  const { staking, own, error } = useStaking(record.address, owner, seedNodes[useNetworkId()][0])
  if (!staking || own === null || error !== null) return null
  return (
    <RipeReminder ripe={withdrawalsOf(own, staking.block).ripe}>
      <Link
        className={buttonClasses({ variant: 'line', small: true })}
        to={buildPath('stakingWallet', { name })}
      >
        {t('card.staking')}
      </Link>
    </RipeReminder>
  )
}
