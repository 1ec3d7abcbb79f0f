import { useSearchParams } from 'react-router'
import { SwapForm } from '../../../features/exchange/form/SwapForm'
import { pairOfLink } from '../../../features/exchange/form/swapDraft'
import { tradesAhead } from '../../../features/exchange/quotes/tradesAhead'
import { PauseGate } from '../../../features/ownership/PauseGate'
import { MarketCards } from '../../../features/rates/MarketCards'
import { useOwner } from '../../../shared/chain/reads/ownershipQuery'
import { useAccountTurn } from '../../../shared/session/wallet/useAccountTurn'
import { joinClasses } from '../../../shared/ui/joinClasses'
import layout from '../../../shared/ui/page/layout.module.css'
import { RouteHead } from '../../../shared/heads/RouteHead'
import { useFoundName } from '../../gates/foundName'
import { useFoundWallet } from '../../gates/foundWallet'

/** `/{name}/defix/swap`: coins of a DeFi wallet for other ones; `?from=zil&to=tyron` chooses the pair. */
export function SwapPage() {
  return (
    <>
      <RouteHead />
      <div className={joinClasses(layout.stack, layout.gap3)}>
        <Swap />
        <MarketCards />
      </div>
    </>
  )
}

SwapPage.askAhead = tradesAhead

/** The form for the wallet of a page. */
export function Swap() {
  const { name, record } = useFoundWallet()
  const { identity } = useFoundName()
  const { owner } = useOwner(record, identity?.controller ?? null)
  const [query] = useSearchParams()
  const pair = pairOfLink(query.get('from'), query.get('to'))
  // A trade that was chosen with one account is not there for another one.
  const turn = useAccountTurn()
  return (
    <PauseGate name={name} record={record}>
      <SwapForm key={`${record.address}.${turn}`} name={name} record={record} owner={owner} pair={pair} />
    </PauseGate>
  )
}
