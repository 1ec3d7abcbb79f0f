import { joinClasses } from '../../shared/ui/joinClasses'
import layout from '../../shared/ui/page/layout.module.css'
import { PriceCard } from './PriceCard'
import { RatesCard } from './RatesCard'
import { StatisticsCard } from './StatisticsCard'

/** The exchanges' figures of ZIL and the coins of the community: rates, statistics, and the past of a price. */
export function MarketCards() {
  return (
    <div className={layout.stack}>
      <div className={joinClasses(layout.cols2, layout.atTop)}>
        <RatesCard />
        <StatisticsCard />
      </div>
      <PriceCard />
    </div>
  )
}
