import { Fragment } from 'react'
import { useTranslation } from 'react-i18next'
import { Coins } from './Coins'

/** The amount that comes out of a pool of one of its coins, in the smallest unit. */
interface ComingCoin {
  readonly unit: string
  readonly decimals: number
  readonly expected: bigint
  readonly least: bigint
}

/** Why nothing comes out: nothing is chosen yet, or what is chosen cannot come out. */
export function NothingComesOut({ code }: { readonly code: string | null }) {
  const { t } = useTranslation('liquidity')
  return <span>{t(code === null || code === 'ZeroAmount' ? 'remove.nothing' : 'remove.rest')}</span>
}

/** Both coins that come out of a pool: what is expected, and at the least. */
export function ComesOut({ coins }: { readonly coins: readonly [ComingCoin, ComingCoin] }) {
  const { t } = useTranslation('liquidity')
  const both = (part: 'expected' | 'least') =>
    coins.map((coin, at) => (
      <Fragment key={coin.unit}>
        {at > 0 && <span>{` ${t('and')} `}</span>}
        <Coins units={coin[part]} decimals={coin.decimals} unit={coin.unit} />
      </Fragment>
    ))
  return (
    <>
      <p>
        <span>{t('remove.expected')}</span> {both('expected')}
      </p>
      <p>
        <span>{t('remove.atLeast')}</span> {both('least')}
      </p>
    </>
  )
}
