import { formatName, parseVersion } from '@tyto/identity'
import { useTranslation } from 'react-i18next'
import { Link, useSearchParams } from 'react-router'
import { SendForm } from '../../features/payments/form/SendForm'
import { buildPath } from '../../shared/routing/routes'
import { buttonClasses } from '../../shared/ui/buttonClasses'
import { nameInText } from '../../shared/ui/nameParts'
import { PageHead } from '../../shared/ui/PageHead'
import { useFoundWallet } from '../gates/foundWallet'

/** The longest id of a coin that a link may ask for. */
const longestCoin = 20

/** `/{name}/didx/wallet/balances/send` and `/{name}/defix/send`: coins to one or many; `?coin=xsgd` chooses the first coin. */
export function SendPage() {
  const { t } = useTranslation('payments')
  const { name, record } = useFoundWallet()
  const isDefi = parseVersion(record.version).kind === 'defi'
  const [query] = useSearchParams()
  const coin = query.get('coin')?.toLowerCase().slice(0, longestCoin) ?? null
  return (
    <>
      <PageHead title={t('title')} lead={t('lead', { name: nameInText(formatName(name)) })}>
        <Link
          className={buttonClasses({ variant: 'line' })}
          to={buildPath(isDefi ? 'defi' : 'balances', { name })}
        >
          {t('toBalances')}
        </Link>
      </PageHead>
      <SendForm key={record.address} name={name} record={record} startCoin={coin} />
    </>
  )
}
