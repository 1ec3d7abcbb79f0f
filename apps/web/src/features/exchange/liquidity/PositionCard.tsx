import type { DexMember, DexPosition, PoolStepsQuestion } from '@tyto/chain'
import { sharesDecimals, ssiDecimals, tyronDecimals } from '@tyto/contracts'
import { ssiId, tyronId, type TyronDexState } from '@tyto/exchange'
import type { Name } from '@tyto/identity'
import type { Address } from '@tyto/primitives'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../shared/ui/buttons/Button'
import { Card } from '../../../shared/ui/cards/Card'
import { Facts } from '../../../shared/ui/cards/Facts'
import layout from '../../../shared/ui/page/layout.module.css'
import { Coins } from './Coins'
import { HeldApart } from './HeldApart'
import { JoinPanel } from './JoinPanel'
import styles from './Liquidity.module.css'
import { PairTitle } from './PairTitle'
import { viewPosition } from './position'
import type { RemovalDraft } from './removal'
import { noRemoval, RemovePanel } from './RemovePanel'
import { Share } from './Share'
import { SinceBrought } from './SinceBrought'

const coins = [
  { id: tyronId, symbol: 'TYRON' },
  { id: ssiId, symbol: 'S$I' },
] as const

interface PositionCardProps {
  readonly name: Name
  readonly wallet: Address
  readonly owner: Address | null
  readonly dex: TyronDexState
  readonly position: DexMember
  /** Whether the wallet can speak for its domain in the community. */
  readonly canJoin: boolean
  /** Where coins stand, by their ids. */
  readonly places: ReadonlyMap<string, Address>
  /** Null where the coins of the pool are not known. */
  readonly question: PoolStepsQuestion | null
}

/**
 * An act that somebody has begun with a position: it is over once the position is another one, and a refusal leaves it as
 * it is.
 */
interface Act {
  readonly of: DexPosition
  readonly kind: 'remove' | 'join'
  readonly removal: RemovalDraft
  readonly percent: bigint
}

/** The shares of a wallet and its domain in the community's pool, what became of them, and the ways out. */
export function PositionCard(props: PositionCardProps) {
  const { name, wallet, owner, dex, position, canJoin, places, question } = props
  const { t } = useTranslation('liquidity')
  const [last, setAct] = useState<Act | null>(null)
  const act = last !== null && isSame(last.of, position) ? last : null
  const view = viewPosition(dex, position)
  const hasShares = position.shares > 0n || position.daoShares > 0n
  const { reserves } = dex
  const price = reserves.tyron === 0n ? null : (reserves.ssi * 10n ** 12n) / reserves.tyron
  const start = (kind: Act['kind']) => () => setAct({ of: position, kind, removal: noRemoval, percent: 0n })
  const shared = { name, wallet, owner, dex, position, onClose: () => setAct(null) }
  return (
    <Card
      title={<PairTitle coins={coins} places={places} title={t('pair')} />}
      aside={<Share parts={view.share} />}
    >
      <div className={layout.stack}>
        <p>{t(hasShares ? 'have' : 'haveNone')}</p>
        <Facts
          as="grid"
          className={styles.figures}
          facts={[
            {
              label: t('tyronIn'),
              value: <Coins units={view.tyron} decimals={tyronDecimals} />,
            },
            { label: t('ssiIn'), value: <Coins units={view.ssi} decimals={ssiDecimals} /> },
            {
              label: t('dao'),
              value: <Coins units={view.daoBalance} decimals={sharesDecimals} unit="TYRONS$I" />,
            },
            {
              label: t('price'),
              value:
                price === null ? t('noPrice') : <Coins units={price} decimals={ssiDecimals} unit="S$I" />,
            },
          ]}
        />
        {hasShares && question !== null && <SinceBrought {...{ question, dex, position, view }} />}
        {hasShares && <HeldApart ssi={view.ssi} />}
        {act?.kind === 'remove' && (
          <RemovePanel {...shared} draft={act.removal} onChange={(removal) => setAct({ ...act, removal })} />
        )}
        {act?.kind === 'join' && (
          <JoinPanel {...shared} percent={act.percent} onChange={(percent) => setAct({ ...act, percent })} />
        )}
        {hasShares && act === null && (
          <div className={layout.row}>
            <Button variant="line" onClick={start('remove')}>
              {t('remove.title')}
            </Button>
            {canJoin && position.shares > 0n && (
              <Button variant="line" onClick={start('join')}>
                {t('join.title')}
              </Button>
            )}
          </div>
        )}
      </div>
    </Card>
  )
}

function isSame(one: DexPosition, other: DexPosition): boolean {
  return one.shares === other.shares && one.daoShares === other.daoShares
}
