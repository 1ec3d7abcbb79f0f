import type { PoolShares } from '@tyto/chain'
import { zil, type Coin } from '@tyto/contracts'
import type { Pool } from '@tyto/exchange'
import { formatName, type Name } from '@tyto/identity'
import type { Address } from '@tyto/primitives'
import { useTranslation } from 'react-i18next'
import { useSlippage } from '../../../shared/settings/tradeSettings'
import { useDeadlineBlocks } from '../settings/useDeadlineBlocks'
import { ActionButton } from '../../../shared/transaction/runner/ui/ActionButton'
import text from '../../../shared/ui/text/text.module.css'
import { removeLiquidity } from '../actions/removeLiquidity'
import { ComesOut, NothingComesOut } from './ComesOut'
import styles from './Liquidity.module.css'
import { PanelFoot } from './PanelFoot'
import { Percent } from './Percent'
import { planDraw } from './removal'

interface DrawPanelProps {
  readonly name: Name
  readonly wallet: Address
  readonly owner: Address | null
  readonly shares: PoolShares
  readonly coin: Coin
  readonly pool: Pool
  /** Of the wallet's shares there, 0 to 100. */
  readonly percent: bigint
  readonly onChange: (percent: bigint) => void
  readonly onClose: () => void
}

/** Takes shares out of the pool of another exchange, for ZIL and its coin. */
export function DrawPanel(props: DrawPanelProps) {
  const { name, wallet, owner, shares, coin, pool, percent, onChange, onClose } = props
  const { t } = useTranslation('liquidity')
  const slippage = useSlippage()
  const deadline = useDeadlineBlocks()
  const page = formatName(name)
  const read = planDraw(pool, shares, { percent, slippage })
  const plan = read.ok ? read.value : null
  return (
    <section className={styles.remove} aria-label={t('remove.title')}>
      <h4 className={text.h3}>{t('remove.title')}</h4>
      <Percent label={t('remove.exchange')} value={percent} onChange={onChange} />
      <PanelFoot
        onClose={onClose}
        outcome={
          plan === null ? (
            <NothingComesOut code={read.ok ? null : read.code} />
          ) : (
            <ComesOut
              coins={[
                { unit: zil.symbol, decimals: zil.decimals, expected: plan.zil, least: plan.minZil },
                { unit: coin.symbol, decimals: coin.decimals, expected: plan.tokens, least: plan.minTokens },
              ]}
            />
          )
        }
      >
        <ActionButton
          action={removeLiquidity}
          input={
            plan && {
              wallet,
              deadline,
              page,
              elsewhere: { exchange: shares.exchange, coin: shares.coin },
              amount: plan.amount,
              minBase: plan.minZil,
              minTokens: plan.minTokens,
            }
          }
          subject={page}
          signer={owner ?? undefined}
        >
          {t('confirm')}
        </ActionButton>
      </PanelFoot>
    </section>
  )
}
