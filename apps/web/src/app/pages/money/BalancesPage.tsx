import type { Coin } from '@tyto/contracts'
import { formatName, walletRules, type DidRecord, type Name } from '@tyto/identity'
import { toBech32 } from '@tyto/primitives'
import { useTranslation } from 'react-i18next'
import { Link, useSearchParams } from 'react-router'
import { BalanceTable } from '../../../features/wallet/balances/BalanceTable'
import { rowsOf, useChosenCoins, withAsked } from '../../../features/wallet/balances/chosenCoins'
import { Currencies } from '../../../features/wallet/balances/Currencies'
import { PricePath } from '../../../features/wallet/balances/PricePath'
import { HodlerButton } from '../../../features/wallet/balances/HodlerButton'
import { Holdings } from '../../../features/wallet/balances/Holdings'
import { othersHeld } from '../../../features/wallet/balances/othersHeld'
import { Arrivals } from '../../../features/wallet/worth/Arrivals'
import { useWorth } from '../../../features/wallet/worth/useWorth'
import { WorthCard } from '../../../features/wallet/worth/WorthCard'
import { CardFailure } from '../../../shared/chain/failure/CardFailure'
import { useHeldCoins } from '../../../shared/chain/coins/coinBalances'
import { DataAge } from '../../../shared/chain/age/DataAge'
import { buildPath } from '../../../shared/routing/routes'
import { ConnectButton } from '../../../shared/session/fixes/ConnectButton'
import { useAccount } from '../../../shared/session/wallet/wallet'
import { useWalletName } from '../../../shared/session/wallet/walletName'
import { Button } from '../../../shared/ui/buttons/Button'
import { buttonClasses } from '../../../shared/ui/buttons/buttonClasses'
import { Card } from '../../../shared/ui/cards/Card'
import { Icon } from '../../../shared/ui/icons/Icon'
import { joinClasses } from '../../../shared/ui/joinClasses'
import layout from '../../../shared/ui/page/layout.module.css'
import { RouteHead } from '../../../shared/heads/RouteHead'
import { walletAhead } from '../../gates/walletAhead'
import { useFoundWallet } from '../../gates/foundWallet'
import styles from './BalancesPage.module.css'
import { OwnWalletFunds } from './OwnWalletFunds'

/** The name of the wallet in a text of the specification. */
const zilPay = 'ZilPay'

/**
 * `/{name}/didx/wallet/balances`: every coin of the wallet that the name leads to, whatever its kind, and of its owner's
 * browser wallet.
 */
export function BalancesPage() {
  const { t } = useTranslation('balances')
  const { name, record } = useFoundWallet()
  const wallet = record.address
  const account = useAccount()?.address ?? null
  const held = useHeldCoins(wallet, account)
  // Nothing holds up the page's own amounts.
  const isAsked = held.readAt !== null || held.error !== null
  const worth = useWorth({ name, record, account, isAsked })
  const readAgain = (): void => {
    held.readAgain()
    worth.readAgain()
  }
  const [query] = useSearchParams()
  const shown = withAsked(useChosenCoins(), query.get('coin'))
  const browserWallet = useWalletName()
  const holders = [
    { address: wallet, title: 'xWALLET', signer: record.controller ?? undefined, subject: formatName(name) },
    ...(account === null
      ? []
      : [{ address: account, title: browserWallet, signer: account, subject: toBech32(account) }]),
  ]
  // A coin that somebody holds shows by itself.
  const coins = [
    ...rowsOf(shown),
    ...othersHeld(
      held,
      holders.map(({ address }) => address),
      shown,
    ),
  ]
  return (
    <>
      <RouteHead>
        <MoneyLinks name={name} record={record} />
        <Button variant="line" busy={held.isReading} onClick={readAgain}>
          {!held.isReading && <Icon name="refresh" />}
          <span>{t('refresh')}</span>
        </Button>
      </RouteHead>
      <div className={styles.worth}>
        <WorthCard name={name} answer={worth} account={account} isTold={held.error !== null} />
      </div>
      <Arrivals name={name} held={held} holders={holders} />
      <div className={styles.page}>
        <div className={joinClasses(layout.stack, layout.gap3)}>
          {held.error !== null && (
            <CardFailure error={held.error} busy={held.isReading} onRetry={readAgain} />
          )}
          <Card flush>
            <BalanceTable
              held={held}
              wallet={wallet}
              account={account}
              accountTitle={browserWallet}
              coins={coins}
              locked={
                <ConnectButton
                  label={browserWallet === zilPay ? t('unlock') : t('unlockOther', { wallet: browserWallet })}
                  variant="step"
                  small
                />
              }
              actions={(coin, isEmpty) => <CoinLinks name={name} coin={coin} isEmpty={isEmpty} />}
              mark={(coin) => (
                <>
                  {held.exchanges && <PricePath coin={coin} exchanges={held.exchanges} />}
                  {coin.id === 'tyron' && <HodlerButton holders={holders} />}
                </>
              )}
            />
          </Card>
          {held.readAt !== null && <DataAge readAt={held.readAt} failed={held.error !== null} />}
          <Holdings held={held} wallet={wallet} holders={holders} coins={coins.map(({ id }) => id)} />
        </div>
        <div className={joinClasses(layout.stack, layout.gap3)}>
          <Currencies />
          <OwnWalletFunds name={name} record={record} />
        </div>
      </div>
    </>
  )
}

BalancesPage.askAhead = walletAhead

interface MoneyLinksProps {
  readonly name: Name
  readonly record: DidRecord
}

/** What such a wallet can do with its coins: the pages for it. */
function MoneyLinks({ name, record }: MoneyLinksProps) {
  const { t } = useTranslation('balances')
  const rules = walletRules(record.version)
  return (
    <>
      {rules.paysCoins && (
        <Link className={buttonClasses({ variant: 'step' })} to={buildPath('send', { name })}>
          {t('batch')}
        </Link>
      )}
      {rules.allows && (
        <Link className={buttonClasses({ variant: 'line' })} to={buildPath('allowances', { name })}>
          {t('allowances')}
        </Link>
      )}
      {rules.trades && (
        <Link className={buttonClasses({ variant: 'line' })} to={buildPath('pool', { name })}>
          {t('pools')}
        </Link>
      )}
    </>
  )
}

interface CoinLinksProps {
  readonly name: Name
  readonly coin: Pick<Coin, 'id' | 'symbol'>
  /** There is none of it to send. */
  readonly isEmpty: boolean
}

/** To receive a coin, and to send it. */
function CoinLinks({ name, coin: { id, symbol }, isEmpty }: CoinLinksProps) {
  const { t } = useTranslation('balances')
  const of = `?coin=${encodeURIComponent(id)}`
  const look = buttonClasses({ variant: 'line', small: true })
  const withdraw = t('withdrawCoin', { coin: symbol })
  return (
    <span>
      <Link
        className={look}
        to={`${buildPath('receive', { name })}${of}`}
        aria-label={t('receiveCoin', { coin: symbol })}
      >
        {t('receive')}
      </Link>
      {isEmpty ? (
        <Button variant="line" small disabled aria-label={withdraw}>
          {t('withdraw')}
        </Button>
      ) : (
        <Link className={look} to={`${buildPath('send', { name })}${of}`} aria-label={withdraw}>
          {t('withdraw')}
        </Link>
      )}
    </span>
  )
}
