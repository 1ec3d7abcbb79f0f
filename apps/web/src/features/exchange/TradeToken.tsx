import { allCoins } from '@tyto/contracts'
import type { Address } from '@tyto/primitives'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { zilId } from '@tyto/primitives'
import { tokensQuery } from '../../shared/chain/coins/tokensQuery'
import { buildPath } from '../../shared/routing/routes'
import { useNetworkId } from '../../shared/settings/network'
import { buttonClasses } from '../../shared/ui/buttons/buttonClasses'
import { tyronDexPage } from './exchangePage'
import { isTraded } from './form/swapDraft'

/** The way to trade a token, where the protocol names the contract at this address as a coin that is traded; else nothing. */
export function TradeToken({ address }: { readonly address: Address }) {
  const { t } = useTranslation('exchange')
  const { data } = useQuery(tokensQuery(useNetworkId()))
  const coin = allCoins.find(({ id }) => isTraded(id) && data?.services.get(id) === address)
  if (coin === undefined) return null
  const pair = new URLSearchParams({ from: zilId, to: coin.id })
  return (
    <Link
      className={buttonClasses({ variant: 'step' })}
      to={`${buildPath('defi', { name: tyronDexPage })}?${pair.toString()}`}
    >
      {t('tradeToken', { coin: coin.symbol })}
    </Link>
  )
}
