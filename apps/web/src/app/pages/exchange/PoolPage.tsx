import { LiquidityPanel } from '../../../features/exchange/liquidity/LiquidityPanel'
import { tradesAhead } from '../../../features/exchange/quotes/tradesAhead'
import { PauseGate } from '../../../features/ownership/PauseGate'
import { useOwner } from '../../../shared/chain/reads/ownershipQuery'
import { useFoundName } from '../../gates/foundName'
import { useFoundWallet } from '../../gates/foundWallet'

/** `/{name}/defix/pool`: what a wallet has of the community's pool, and the ways in and out. */
export function PoolPage() {
  const { name, record } = useFoundWallet()
  const { identity } = useFoundName()
  const { owner } = useOwner(record, identity?.controller ?? null)
  return (
    <PauseGate name={name} record={record}>
      <LiquidityPanel name={name} record={record} owner={owner} />
    </PauseGate>
  )
}

PoolPage.askAhead = tradesAhead
