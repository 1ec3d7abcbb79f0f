import type { OwnedNfts } from '@tyto/chain'
import { formatName, type DidRecord, type Name } from '@tyto/identity'
import { toBech32 } from '@tyto/primitives'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { useFindAnyone, useWhoPlan } from '../../../shared/recipients/useWhoPlan'
import { WhoStep } from '../../../shared/recipients/WhoStep'
import { useNetworkId } from '../../../shared/settings/network'
import { ActionButton } from '../../../shared/transaction/runner/ui/ActionButton'
import { Address as AddressText } from '../../../shared/ui/text/Address'
import layout from '../../../shared/ui/page/layout.module.css'
import { joinClasses } from '../../../shared/ui/joinClasses'
import { Note } from '../../../shared/ui/cards/Note'
import { StepForm } from '../../../shared/ui/steps/StepForm'
import { useSteps } from '../../../shared/ui/steps/useSteps'
import text from '../../../shared/ui/text/text.module.css'
import { Unfold } from '../../../shared/ui/cards/Unfold'
import { setNftOperator } from '../actions/setNftOperator'
import type { Collection } from '../../../shared/identity/nfts/ownedQueries'

interface OperatorsProps {
  readonly collection: Collection
  readonly name: Name
  readonly record: DidRecord
  readonly owned: OwnedNfts
}

/** Who may act for the wallet in the whole collection; one fold away, and absent where there is nobody and nothing to name. */
export function Operators({ collection, name, record, owned }: OperatorsProps) {
  const { t } = useTranslation('nftOperations')
  const plan = useWhoPlan({
    form: 'nftOperator',
    label: t('operator'),
    finds: useFindAnyone(useNetworkId()),
    not: { address: record.address, text: t('ownSpender') },
  })
  const form = useSteps({ operator: plan })
  const { operators } = owned
  const named = form.values?.operator.address
  // Once the chain has whom the person named, there is nobody left to name.
  useEffect(() => {
    if (named !== undefined && operators.includes(named)) form.reset()
    // The text that was typed before that stays.
    // oxlint-disable-next-line exhaustive-deps
  }, [operators])
  if (owned.operators.length === 0 && owned.ids.length === 0) return null
  const input = { wallet: record.address, collection }
  const signer = record.controller ?? undefined
  const subject = formatName(name)
  return (
    <Unfold label={t('operators', { count: owned.operators.length })}>
      <div className={layout.stack}>
        <p className={text.sub}>{t('operatorsHint', { collection })}</p>
        {owned.operators.map((operator) => (
          <div key={operator} className={joinClasses(layout.row, layout.between)}>
            <AddressText value={toBech32(operator)} />
            <ActionButton
              action={setNftOperator}
              input={{ ...input, operator, add: false }}
              subject={subject}
              signer={signer}
              isSecond
            >
              {t('removeOperator')}
            </ActionButton>
          </div>
        ))}
        {owned.ids.length > 0 && (
          <>
            <Note kind="warning">{t('operatorWarning', { collection })}</Note>
            <StepForm
              steps={form}
              submit={({ operator }) => (
                <ActionButton
                  action={setNftOperator}
                  input={{ ...input, operator: operator.address, add: true }}
                  named={[operator]}
                  subject={subject}
                  signer={signer}
                  wide
                >
                  {t('addOperator')}
                </ActionButton>
              )}
            >
              <WhoStep step={form.steps.operator} plan={plan} hint={t('anyoneHint')} />
            </StepForm>
          </>
        )}
      </div>
    </Unfold>
  )
}
