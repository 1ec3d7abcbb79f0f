import layout from '../../../shared/ui/page/layout.module.css'
import { DeadlineField } from './DeadlineField'
import { SlippageField } from './SlippageField'

/** How a person trades: slippage and deadline, kept as they are typed. */
export function ExchangeSettings() {
  return (
    <div className={layout.stack}>
      <SlippageField />
      <DeadlineField />
    </div>
  )
}
