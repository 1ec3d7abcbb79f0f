import { tyronDexService } from '@tyto/exchange'
import { formatName, type DidRecord, type Name } from '@tyto/identity'
import type { Address } from '@tyto/primitives'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { CardFailure } from '../../../shared/chain/CardFailure'
import { chainOf } from '../../../shared/chain/chain'
import { recallCoins } from '../../../shared/chain/keptCoins'
import { useNetworkId } from '../../../shared/settings/network'
import { Button } from '../../../shared/ui/Button'
import { Card } from '../../../shared/ui/Card'
import { EmptyState } from '../../../shared/ui/EmptyState'
import { Facts } from '../../../shared/ui/Facts'
import { joinClasses } from '../../../shared/ui/joinClasses'
import layout from '../../../shared/ui/layout.module.css'
import { nameInText } from '../../../shared/ui/nameParts'
import { Note } from '../../../shared/ui/Note'
import { PageHead } from '../../../shared/ui/PageHead'
import { Skeleton } from '../../../shared/ui/Skeleton'
import text from '../../../shared/ui/text.module.css'
import { TextWithNames } from '../../../shared/ui/TextWithNames'
import { useMarket } from '../quotes/useMarket'
import { AddForm } from './AddForm'
import { Coins, sharesDecimals, ssiDecimals, tyronDecimals, usePercentText } from './Coins'
import { HeldApart } from './HeldApart'
import styles from './Liquidity.module.css'
import { viewPosition } from './position'
import { positionQuery } from './positionQuery'
import { RemovePanel } from './RemovePanel'

interface LiquidityPanelProps {
  readonly name: Name
  readonly record: DidRecord
  /** The account that may act for the wallet; null while nobody is known. */
  readonly owner: Address | null
}

/** The pools that a wallet has a part of, what that is worth, and the ways to bring more and to take it out. */
export function LiquidityPanel({ name, record, owner }: LiquidityPanelProps) {
  const { t } = useTranslation('liquidity')
  const network = useNetworkId()
  const wallet = record.address
  const market = useMarket({ wallet, account: null, isFrozen: false })
  const place =
    market.market?.placeOf(tyronDexService) ?? recallCoins(chainOf(network)).services.get(tyronDexService)
  const query = useQuery(positionQuery(network, place ?? null, wallet, name.domain))
  const [isRemoving, setRemoving] = useState(false)
  const percent = usePercentText()
  const dex = market.market?.exchanges.tyronDex
  const position = query.data
  const head = (
    <PageHead
      title={t('title')}
      lead={<TextWithNames>{t('lead', { name: nameInText(formatName(name)) })}</TextWithNames>}
    />
  )
  if (market.isWithout || (market.market !== null && dex === undefined)) {
    return (
      <div className={layout.stack}>
        {head}
        <Card>
          <EmptyState icon="drop" title={t('none')} hint={t('noneHint')} />
        </Card>
      </div>
    )
  }
  const error = query.error ?? market.error
  const readAgain = (): void => {
    market.readAgain()
    void query.refetch()
  }
  if (dex === undefined || dex === null || position === undefined) {
    return (
      <div className={layout.stack}>
        {head}
        {dex === null ? (
          <UnreadPool busy={market.isReading} onRetry={readAgain} />
        ) : error ? (
          <CardFailure error={error} busy={market.isReading || query.isFetching} onRetry={readAgain} />
        ) : (
          <Card>
            <div className={layout.stack}>
              <Skeleton width="60%" />
              <Skeleton width="80%" />
            </div>
          </Card>
        )}
      </div>
    )
  }
  const view = viewPosition(dex, position)
  const hasShares = position.shares > 0n || position.daoShares > 0n
  const { reserves } = dex
  const price = reserves.tyron === 0n ? 0n : (reserves.ssi * 10n ** 12n) / reserves.tyron
  return (
    <div className={layout.stack}>
      {head}
      {market.isStale && <Note kind="warning">{t('stale')}</Note>}
      <div className={layout.split}>
        <Card
          title={t('pair')}
          aside={
            <span className={styles.share}>
              <b className={text.num}>{percent(view.share)}</b>
              <span className={text.hint}>{t('share')}</span>
            </span>
          }
        >
          <div className={layout.stack}>
            <p>{t(hasShares ? 'have' : 'haveNone')}</p>
            <Facts
              as="grid"
              facts={[
                {
                  label: t('tyronIn'),
                  value: <Coins units={view.tyron} decimals={tyronDecimals} unit="TYRON" />,
                },
                { label: t('ssiIn'), value: <Coins units={view.ssi} decimals={ssiDecimals} unit="S$I" /> },
                {
                  label: t('dao'),
                  value: <Coins units={view.daoBalance} decimals={sharesDecimals} unit="TYRONS$I" />,
                },
                { label: t('price'), value: <Coins units={price} decimals={ssiDecimals} unit="S$I" /> },
              ]}
            />
            {hasShares && <HeldApart ssi={view.ssi} />}
            {hasShares &&
              (isRemoving ? (
                <RemovePanel {...{ name, wallet, owner, dex, position }} onClose={() => setRemoving(false)} />
              ) : (
                <div>
                  <Button variant="line" onClick={() => setRemoving(true)}>
                    {t('remove.title')}
                  </Button>
                </div>
              ))}
          </div>
        </Card>
        <div className={joinClasses(layout.stack, layout.gap3)}>
          <AddForm
            {...{ name, wallet, owner, dex }}
            shares={position.shares}
            held={{ tyron: market.heldOf(wallet, 'tyron'), ssi: market.heldOf(wallet, 's$i') }}
          />
          <Note kind="info">{t('earns')}</Note>
        </div>
      </div>
    </div>
  )
}

/** The exchange is named and did not answer: an unread pool is no empty one. */
function UnreadPool({ busy, onRetry }: { readonly busy: boolean; readonly onRetry: () => void }) {
  const { t } = useTranslation(['liquidity', 'common'])
  return (
    <Card>
      <div className={layout.stack}>
        <Note kind="warning">{t('unread')}</Note>
        <div>
          <Button variant="line" small busy={busy} onClick={onRetry}>
            {t('common:action.tryAgain')}
          </Button>
        </div>
      </div>
    </Card>
  )
}
