import { walletRules, type DidRecord, type Name } from '@tyto/identity'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { Balances } from '../../../features/wallet/Balances'
import { useOwner } from '../../../shared/chain/reads/ownershipQuery'
import { buildPath } from '../../../shared/routing/routes'
import { useIsAccount } from '../../../shared/session/wallet/wallet'
import { buttonClasses } from '../../../shared/ui/buttons/buttonClasses'
import layout from '../../../shared/ui/page/layout.module.css'
import { useFoundName } from '../../gates/foundName'

interface WalletMoneyProps {
  readonly name: Name
  readonly record: DidRecord
}

/** The money of a wallet in short; whoever it obeys finds the ways to all of it here. */
export function WalletMoney({ name, record }: WalletMoneyProps) {
  const { identity } = useFoundName()
  const { owner } = useOwner(record, identity?.controller ?? null)
  const isMine = useIsAccount(owner)
  return (
    <Balances
      address={record.address}
      account={isMine ? owner : null}
      {...(isMine && walletRules(record.version).pays && { footer: <Ways name={name} record={record} /> })}
    />
  )
}

function Ways({ name, record }: WalletMoneyProps) {
  const { t } = useTranslation('balances')
  const { allows, paysCoins } = walletRules(record.version)
  return (
    <div className={layout.row}>
      <Link className={buttonClasses({ variant: 'step' })} to={buildPath('balances', { name })}>
        {t('all')}
      </Link>
      {paysCoins && (
        <Link className={buttonClasses({ variant: 'line' })} to={buildPath('send', { name })}>
          {t('batch')}
        </Link>
      )}
      {allows && (
        <Link className={buttonClasses({ variant: 'line' })} to={buildPath('allowances', { name })}>
          {t('allowances')}
        </Link>
      )}
    </div>
  )
}
