import { feeDenominator, ssiId, tyronDexService, tyronId } from '@tyto/exchange'
import { domainId, formatName, parseVersion, type DidRecord, type Name } from '@tyto/identity'
import type { Address } from '@tyto/primitives'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { CardFailure } from '../../../shared/chain/failure/CardFailure'
import { chainOf } from '../../../shared/chain/network/chain'
import { recallCoins } from '../../../shared/chain/coins/keptCoins'
import { useOwnership } from '../../../shared/chain/reads/ownershipQuery'
import { WhichController } from '../../../shared/identity/ForController'
import { buildPath } from '../../../shared/routing/routes'
import { useLogin } from '../../../shared/session/wallet/login'
import { useIsAccount, useWallet } from '../../../shared/session/wallet/wallet'
import { useNetworkId } from '../../../shared/settings/network'
import { Button } from '../../../shared/ui/buttons/Button'
import { buttonClasses } from '../../../shared/ui/buttons/buttonClasses'
import { Card } from '../../../shared/ui/cards/Card'
import { EmptyState } from '../../../shared/ui/page/EmptyState'
import { joinClasses } from '../../../shared/ui/joinClasses'
import layout from '../../../shared/ui/page/layout.module.css'
import { nameInText } from '../../../shared/ui/text/nameParts'
import { Note } from '../../../shared/ui/cards/Note'
import { RouteHead } from '../../../shared/heads/RouteHead'
import { Skeleton } from '../../../shared/ui/page/Skeleton'
import { Waiting } from '../../../shared/ui/page/Waiting'
import { TextWithNames } from '../../../shared/ui/text/TextWithNames'
import { useMarket } from '../quotes/useMarket'
import { AddForm } from './AddForm'
import { usePercentText } from './Coins'
import { OtherPools } from './OtherPools'
import { PositionCard } from './PositionCard'
import { poolSharesQuery } from './poolSharesQuery'
import { CommunityNote, DefiCommunityNote } from './CommunityNote'
import { positionQuery } from './positionQuery'

interface LiquidityPanelProps {
  readonly name: Name
  readonly record: DidRecord
  /** The account that may act for the wallet; null while nobody is known. */
  readonly owner: Address | null
}

/** The pools that a wallet has a part of, what that is worth, and the ways to bring more and to take it out. */
export function LiquidityPanel({ name, record, owner }: LiquidityPanelProps) {
  const { t } = useTranslation('liquidity')
  const percent = usePercentText()
  const network = useNetworkId()
  const wallet = record.address
  const market = useMarket({ wallet, account: null, isFrozen: false })
  // The reads of the market are kept: once they are there, everything below is asked in its request.
  const { services } = recallCoins(chainOf(network))
  const [place = null, tyron = null, ssi = null] = [tyronDexService, tyronId, ssiId].map((id) =>
    services.get(id),
  )
  const query = useQuery(positionQuery(network, place, wallet, name.domain))
  const others = useQuery(poolSharesQuery(network, services, wallet))
  const dex = market.market?.exchanges.tyronDex
  const position = query.data
  const ownership = useOwnership(wallet).data
  // Known for sure: an answer that is missing is no answer.
  const isNobodys = owner === null && ownership !== undefined
  const head = <RouteHead />
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
            <Waiting className={layout.stack}>
              <Skeleton width="60%" />
              <Skeleton width="80%" />
            </Waiting>
          </Card>
        )}
      </div>
    )
  }
  // A DID wallet joins for the name that it goes by: without one, or for another, the contract refuses it.
  const isDid = parseVersion(record.version).kind === 'did'
  // A DeFi wallet joins for its own domain, whatever name leads to the page, and for none while it is kept.
  const isOfName = ownership?.domain === domainId(name.domain) && ownership.keptBy === null
  const canJoin = isDid ? position.username === name.domain : name.subdomain !== '' && isOfName
  const question = place && tyron && ssi && { dex: place, tyron, ssi, wallet, domain: name.domain }
  // The contract keeps the community's part in the pool while nobody has joined.
  const isAlone = dex.contributions === 0n
  return (
    <div className={layout.stack}>
      {head}
      {market.isStale && <Note kind="warning">{t('stale')}</Note>}
      <div className={layout.split}>
        <div className={joinClasses(layout.stack, layout.gap3)}>
          <PositionCard {...{ name, wallet, owner, dex, position, canJoin, question }} places={services} />
          {market.market !== null && (
            <OtherPools
              {...{ name, wallet, owner }}
              places={services}
              query={others}
              exchanges={market.market.exchanges}
            />
          )}
        </div>
        <div className={joinClasses(layout.stack, layout.gap3)}>
          {isNobodys ? (
            <>
              <Note kind="info">
                <TextWithNames>{t('nobody', { name: nameInText(formatName(name)) })}</TextWithNames>
              </Note>
              <OwnPoolPage />
            </>
          ) : (
            <>
              <ForVisitors name={name} owner={owner} />
              {isDid && <CommunityNote name={name} position={position} />}
              {!isDid && ownership !== undefined && <DefiCommunityNote name={name} ownership={ownership} />}
              <AddForm
                {...{ name, wallet, owner, dex, canJoin, position }}
                held={{ tyron: market.heldOf(wallet, 'tyron'), ssi: market.heldOf(wallet, 's$i') }}
              />
            </>
          )}
          <Note kind="info">
            <span>
              {t('earns', { percent: percent(isAlone ? feeDenominator - dex.profitDenom : dex.reward) })}
            </span>
            {isAlone && <span>{` ${t('earnsAll')}`}</span>}
          </Note>
        </div>
      </div>
    </div>
  )
}

/** The way to the pool page of who is logged in: of the DeFi wallet where there is one, as coins are mostly there. */
function OwnPoolPage() {
  const { t } = useTranslation('liquidity')
  const login = useLogin()
  if (login === null || login.name === null) return null
  const name = login.hasDeFi ? { ...login.name, subdomain: 'defi' } : login.name
  return (
    <Link className={buttonClasses({ variant: 'step' })} to={buildPath('pool', { name })}>
      {t('yours')}
    </Link>
  )
}

/** Who alone can bring coins and take them out, for everybody else; they may look at what would come of it. */
function ForVisitors({ name, owner }: Pick<LiquidityPanelProps, 'name' | 'owner'>) {
  const { t } = useTranslation(['liquidity', 'common'])
  const isMine = useIsAccount(owner)
  const isResuming = useWallet((wallet) => wallet.busy === 'resuming')
  if (isMine || isResuming || owner === null) return null
  return (
    <Note kind="info">
      <WhichController controller={owner}>
        <TextWithNames>
          {t('common:session.controllerCan', { name: nameInText(formatName(name)) })}
        </TextWithNames>
      </WhichController>
    </Note>
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
