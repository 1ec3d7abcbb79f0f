import { exchangeNames, gasOf, type Hop, type Offer } from '@tyto/exchange'
import { formatUnits } from '@tyto/primitives'
import { coinById, zilAddress } from '@tyto/contracts'
import { Fragment } from 'react'
import { useTranslation } from 'react-i18next'
import { chainOf } from '../../../shared/chain/network/chain'
import { Qa } from '../../../shared/chain/coins/Qa'
import { CoinSign } from '../../../shared/identity/coin/CoinSign'
import { useNetworkId } from '../../../shared/settings/network'
import { useWalletName } from '../../../shared/session/wallet/walletName'
import { spokenZil } from '../../../shared/transaction/action/ui/spokenZil'
import { useHeldGas, useMeasuredCost } from '../../../shared/transaction/gas/ui/walletCosts'
import { Amount } from '../../../shared/ui/text/Amount'
import { Facts, type Fact } from '../../../shared/ui/cards/Facts'
import text from '../../../shared/ui/text/text.module.css'
import { formatDecimal } from '../../../shared/ui/text/formatDecimal'
import { Unfold } from '../../../shared/ui/cards/Unfold'
import { trade } from '../actions/trade'
import { deadlineKindOf } from '../actions/tradeCall'
import type { TradedCoin, TradeInput } from '../actions/tradeInput'
import type { ChosenOffer } from '../quotes/chosenOffer'
import { gasPayerOf } from '../quotes/market'
import { shownUnits } from '../quotes/shownUnits'
import styles from './ConfirmTrade.module.css'
import { DeadlineText } from './DeadlineText'
import { liquidityOf } from './liquidity'

interface TradeFactsProps {
  readonly chosen: ChosenOffer
  readonly offer: Offer
  readonly input: TradeInput
  /** In parts of 10,000. */
  readonly slippage: bigint
  /**
   * The amount that the account must allow first, in the smallest unit; null where it is not known, or nobody asks for
   * it.
   */
  readonly missing: bigint | null
}

/** The figures of an offer: four digits of each amount, the whole of it one press away. */
export function TradeFacts({ chosen, offer, input, slippage, missing }: TradeFactsProps) {
  const { t, i18n } = useTranslation('trade')
  const { from, to, source, market } = chosen
  const payer = useWalletName()
  const limit = typeof trade.gasLimit === 'function' ? trade.gasLimit(input) : trade.gasLimit
  const gas = useHeldGas(limit)
  const { rules } = chainOf(useNetworkId()).network
  const usual = useMeasuredCost(gasOf(offer, rules.gas, gasPayerOf(source)))
  const liquidity = liquidityOf(market.exchanges, offer)
  const cut = (units: bigint, coin: TradedCoin) => (
    <Amount value={shownUnits(units, coin.decimals)} unit={coin.symbol} />
  )
  const whole = (units: bigint, coin: TradedCoin) => (
    <Amount value={formatUnits(units, coin.decimals)} unit={coin.symbol} />
  )
  const stock = (units: bigint | null, coin: TradedCoin) =>
    units === null ? t('noLiquidity') : cut(units, coin)
  const decimalsOf = (id: string): number => {
    const amount = market.amountOf(chosen.wallet, id)
    return amount?.kind === 'amount' ? amount.decimals : (coinById(id)?.decimals ?? 0)
  }
  const fees = offer.hops.flatMap((hop) => feesOf(hop, { t, decimals: decimalsOf(hop.from) }))
  return (
    <>
      <div className={styles.columns}>
        <Facts
          facts={[
            { label: t('exchange'), value: exchangeNames[offer.exchange] },
            { label: t('expected'), value: cut(offer.output, to) },
            { label: t('minimum'), value: cut(input.minimum, to) },
            { label: t('slippage'), value: `${formatDecimal(formatUnits(slippage, 2), i18n.language)}%` },
            {
              label: t('deadline'),
              value: <DeadlineText blocks={input.deadline} kind={deadlineKindOf(input, offer)} />,
            },
          ]}
        />
        <Facts
          facts={[
            { label: t('liquidity', { coin: from.symbol }), value: stock(liquidity.from, from) },
            { label: t('liquidity', { coin: to.symbol }), value: stock(liquidity.to, to) },
            { label: t('fee'), value: fees.length === 0 ? t('noFee') : <FeeLines fees={fees} /> },
            {
              label: t('gas'),
              value: (
                <>
                  <Qa value={gas} />{' '}
                  <span className={text.hint}>
                    {t('gasUsed', { zil: spokenZil(usual, i18n.language), payer })}
                  </span>
                </>
              ),
            },
            { label: t('allowance'), value: allowanceText() },
          ]}
        />
      </div>
      {offer.hops.length > 1 && (
        <p className={styles.route}>
          <span className={text.hint}>{t('route')}</span>
          {[from.id, ...offer.hops.map((hop) => hop.to)].map((id, at) => (
            <Fragment key={id}>
              {at > 0 && <span>{' → '}</span>}
              <span className={styles.stop}>
                <CoinSign coin={{ id, symbol: symbolOf(id) }} token={market.placeOf(id)} small />
                <span>{symbolOf(id)}</span>
              </span>
            </Fragment>
          ))}
        </p>
      )}
      <Unfold label={t('exact')}>
        <Facts
          facts={[
            { label: t('given'), value: whole(input.amount, from) },
            { label: t('expected'), value: whole(offer.output, to) },
            { label: t('minimum'), value: whole(input.minimum, to) },
            ...(liquidity.from === null
              ? []
              : [{ label: t('liquidity', { coin: from.symbol }), value: whole(liquidity.from, from) }]),
            ...(liquidity.to === null
              ? []
              : [{ label: t('liquidity', { coin: to.symbol }), value: whole(liquidity.to, to) }]),
          ]}
        />
      </Unfold>
    </>
  )

  function allowanceText() {
    // A way through several contracts hands on what each of them brings.
    if (from.token === zilAddress || offer.hops.length > 1) return t('noAllowance')
    if (source === 'wallet')
      return (
        <>
          {whole(input.amount, from)} <span className={text.hint}>{t('allowedAlong')}</span>
        </>
      )
    if (missing === null) return t('asking')
    return missing === 0n ? (
      t('allowed')
    ) : (
      <>
        {whole(missing, from)} <span className={text.hint}>{t('allowedFirst')}</span>
      </>
    )
  }
}

function FeeLines({ fees }: { readonly fees: readonly Fact[] }) {
  return (
    <>
      {fees.map(({ label, value }) => (
        <span key={label} className={styles.fee}>
          {value} <span className={text.hint}>{label}</span>
        </span>
      ))}
    </>
  )
}

type Translate = ReturnType<typeof useTranslation<'trade'>>['t']

/** The fees that a contract takes, and for whom. */
function feesOf(
  { kind, from, to, poolFee, zilFee, exchange }: Hop,
  { t, decimals }: { readonly t: Translate; readonly decimals: number },
): readonly Fact[] {
  const pair = `${symbolOf(from)} / ${symbolOf(to)}`
  const pool: readonly Fact[] =
    poolFee === 0n
      ? []
      : [
          {
            label: t(kind === 'dex' ? 'toCommunity' : 'toPool', { pair }),
            value: <Amount value={shownUnits(poolFee, decimals)} unit={symbolOf(from)} />,
          },
        ]
  return zilFee === 0n
    ? pool
    : [
        ...pool,
        { label: t('toExchange', { exchange: exchangeNames[exchange] }), value: <Qa value={zilFee} /> },
      ]
}

function symbolOf(id: string): string {
  return coinById(id)?.symbol ?? id
}
