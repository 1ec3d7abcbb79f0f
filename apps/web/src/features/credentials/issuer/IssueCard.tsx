import type { DidRecord, Name } from '@tyto/identity'
import { useTranslation } from 'react-i18next'
import { useWhoPlan } from '../../../shared/recipients/useWhoPlan'
import { WhoStep } from '../../../shared/recipients/WhoStep'
import { Card } from '../../../shared/ui/cards/Card'
import layout from '../../../shared/ui/page/layout.module.css'
import { useSteps } from '../../../shared/ui/steps/useSteps'
import { IssueForm } from './IssueForm'
import { useFindHolder } from './useFindHolder'

interface IssueCardProps {
  readonly name: Name
  readonly record: DidRecord
}

/** Asks whom a credential is for; then what it says. */
export function IssueCard({ name, record }: IssueCardProps) {
  const { t } = useTranslation('credentials')
  const who = useWhoPlan({
    form: 'credentialHolder',
    label: t('issue.holder'),
    finds: useFindHolder(),
    not: { address: record.address, text: t('issue.oneself') },
  })
  const form = useSteps({ holder: who })
  return (
    <Card title={t('issue.title')}>
      <div className={layout.stack}>
        <WhoStep step={form.steps.holder} plan={who} hint={t('issue.holderHint')} />
        {form.values !== null && (
          <IssueForm key={form.values.holder.did} name={name} record={record} holder={form.values.holder} />
        )}
      </div>
    </Card>
  )
}
