import { TradeToken } from '../../../features/exchange/TradeToken'
import { MarketCards } from '../../../features/rates/MarketCards'
import { TokenCard } from '../../../features/wallet/TokenCard'
import { joinClasses } from '../../../shared/ui/joinClasses'
import layout from '../../../shared/ui/page/layout.module.css'
import { useFoundWallet } from '../../gates/foundWallet'
import { KindHome } from './KindHome'

/** `/{name}/token`, `/{name}/ssidollar`: a token with its supply and what the connected account holds, and the market of the protocol's coins. */
export function TokenPage() {
  const { name, record } = useFoundWallet()
  return (
    <div className={joinClasses(layout.stack, layout.gap3)}>
      <KindHome name={name} record={record}>
        <TokenCard address={record.address} />
        <TradeToken address={record.address} />
      </KindHome>
      <MarketCards />
    </div>
  )
}
