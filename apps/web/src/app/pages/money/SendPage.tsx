import { useTranslation } from 'react-i18next'
import { Link, useSearchParams } from 'react-router'
import { PauseGate } from '../../../features/ownership/PauseGate'
import { SendForm } from '../../../features/payments/form/SendForm'
import { buildPath } from '../../../shared/routing/routes'
import { buttonClasses } from '../../../shared/ui/buttons/buttonClasses'
import { RouteHead } from '../../../shared/heads/RouteHead'
import { walletAhead } from '../../gates/walletAhead'
import { useFoundWallet } from '../../gates/foundWallet'

/** The longest id of a coin that a link may ask for. */
const longestCoin = 20

/** `/{name}/didx/wallet/balances/send`, also `/{name}/defix/send`: coins of the name's wallet to one or many; `?coin=xsgd` chooses the first coin. */
export function SendPage() {
  const { t } = useTranslation('payments')
  const { name, record } = useFoundWallet()
  const [query] = useSearchParams()
  const coin = query.get('coin')?.toLowerCase().slice(0, longestCoin) ?? null
  return (
    <>
      <RouteHead>
        <Link className={buttonClasses({ variant: 'line' })} to={buildPath('balances', { name })}>
          {t('toBalances')}
        </Link>
      </RouteHead>
      <PauseGate name={name} record={record}>
        <SendForm key={record.address} name={name} record={record} startCoin={coin} />
      </PauseGate>
    </>
  )
}

SendPage.askAhead = walletAhead
