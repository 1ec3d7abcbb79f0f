import type { Coin } from '@tyto/contracts'
import type { Address } from '@tyto/primitives'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { zilId } from '@tyto/primitives'
import type { HeldCoins } from '../../../shared/chain/coins/coinBalances'
import { joinClasses } from '../../../shared/ui/joinClasses'
import text from '../../../shared/ui/text/text.module.css'
import styles from './BalanceTable.module.css'
import { CoinAmount } from './CoinAmount'
import { CoinName } from './CoinName'

interface BalanceTableProps {
  readonly held: HeldCoins
  readonly wallet: Address
  /** The account of the browser wallet; null while it shows none. */
  readonly account: Address | null
  /** The name of the browser wallet. */
  readonly accountTitle: string
  readonly coins: readonly Coin[]
  /** In place of the balances of an account that the browser wallet does not show: the way to it. */
  readonly locked: ReactNode
  /** The actions on a coin, beside its amounts. */
  readonly actions?: ((coin: Coin, isEmpty: boolean) => ReactNode) | undefined
  /** Beside the name of a coin. */
  readonly mark: (coin: Coin) => ReactNode
}

/** A row for each coin, with what the wallet and the browser wallet hold of it. */
export function BalanceTable({
  held,
  wallet,
  account,
  accountTitle,
  coins,
  locked,
  actions,
  mark,
}: BalanceTableProps) {
  const { t } = useTranslation('balances')
  return (
    <table className={styles.table} aria-label={t('title')} aria-busy={held.isReading || undefined}>
      <thead>
        <tr>
          <th scope="col">{t('coin')}</th>
          <th scope="col" className={styles.number}>
            xWALLET
          </th>
          <th scope="col" className={styles.number}>
            {accountTitle}
          </th>
          {actions && (
            <th scope="col">
              <span className={text.sr}>{t('actions')}</span>
            </th>
          )}
        </tr>
      </thead>
      <tbody>
        {coins.map((coin) => {
          const inWallet = held.of(wallet, coin.id)
          const missing = missingReason(inWallet.kind)
          return (
            <tr key={coin.id}>
              <th scope="row">
                <CoinName coin={coin} mark={mark(coin)} />
              </th>
              {missing ? (
                <td colSpan={actions ? 3 : 2} className={joinClasses(styles.missing, text.sub)}>
                  {t(missing, { coin: coin.symbol })}
                </td>
              ) : (
                <>
                  <td className={styles.number} data-label="xWALLET">
                    <CoinAmount coin={coin} amount={inWallet} />
                  </td>
                  <td className={styles.number} data-label={accountTitle}>
                    {account !== null ? (
                      <CoinAmount coin={coin} amount={held.of(account, coin.id)} />
                    ) : coin.id === zilId ? (
                      locked
                    ) : (
                      <span className={text.hint}>{t('hidden')}</span>
                    )}
                  </td>
                  {actions && (
                    <td className={styles.actions}>
                      {actions(coin, inWallet.kind === 'amount' && inWallet.units === 0n)}
                    </td>
                  )}
                </>
              )}
            </tr>
          )
        })}
      </tbody>
    </table>
  )
}

/** Why a coin has no amount on this network at all. */
function missingReason(kind: ReturnType<HeldCoins['of']>['kind']) {
  switch (kind) {
    case 'no service':
      return 'noService'
    case 'no contract':
      return 'noContract'
    case 'no decimals':
      return 'noDecimals'
    case 'other decimals':
      return 'otherDecimals'
    default:
      return null
  }
}
