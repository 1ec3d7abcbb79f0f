import { useTranslation } from 'react-i18next'
import { AllowanceForm } from '../../../features/allowances/AllowanceForm'
import { AllowancesCard } from '../../../features/allowances/AllowancesCard'
import { PauseGate } from '../../../features/ownership/PauseGate'
import layout from '../../../shared/ui/page/layout.module.css'
import { RouteHead } from '../../../shared/heads/RouteHead'
import { FlipCard } from '../../../shared/ui/cards/FlipCard'
import { useFoundWallet } from '../../gates/foundWallet'

/** `/{name}/didx/wallet/balances/allowances` and `/{name}/defix/allowances`: who may take tokens from its controller, and how much. */
export function AllowancesPage() {
  const { t } = useTranslation('allowances')
  const { name, record } = useFoundWallet()
  return (
    <PauseGate name={name} record={record}>
      <RouteHead />
      <div className={layout.split}>
        <AllowancesCard name={name} record={record} />
        <div className={layout.stack}>
          {(['increase', 'decrease'] as const).map((way) => (
            <FlipCard
              key={way}
              icon={way === 'increase' ? 'plus' : 'minus'}
              title={t(`card.${way}.title`)}
              hint={t(`card.${way}.hint`)}
              back={t('card.back')}
            >
              <AllowanceForm name={name} record={record} way={way} />
            </FlipCard>
          ))}
        </div>
      </div>
    </PauseGate>
  )
}
