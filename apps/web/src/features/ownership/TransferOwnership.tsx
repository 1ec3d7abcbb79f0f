import { formatName } from '@tyto/identity'
import { toBech32 } from '@tyto/primitives'
import { useTranslation } from 'react-i18next'
import { CardFailure } from '../../shared/chain/CardFailure'
import { useOwnership } from '../../shared/chain/ownershipQuery'
import { LookAlikeNotes } from '../../shared/identity/LookAlikeNotes'
import { useNetworkId } from '../../shared/settings/network'
import { ActionButton } from '../../shared/transaction/ui/ActionButton'
import { Address as AddressText } from '../../shared/ui/Address'
import { Card } from '../../shared/ui/Card'
import layout from '../../shared/ui/layout.module.css'
import { nameInText } from '../../shared/ui/nameParts'
import { Note } from '../../shared/ui/Note'
import { Skeleton } from '../../shared/ui/Skeleton'
import { StepField } from '../../shared/ui/steps/StepField'
import { StepForm } from '../../shared/ui/steps/StepForm'
import { useSteps } from '../../shared/ui/steps/useSteps'
import text from '../../shared/ui/text.module.css'
import { updateDomain } from './actions/updateDomain'
import { OfferNote } from './OfferNote'
import { PauseGate } from './PauseGate'
import { useNewOwnerPlan } from './useNewOwnerPlan'
import { shownWallet, subjectOf, type WalletProps } from './walletOf'

/** TRANSFER OWNERSHIP: offers the wallet to the owner of another name, and says before what that means. For its owner. */
export function TransferOwnership({ name, record }: WalletProps) {
  const { t } = useTranslation('ownership')
  const network = useNetworkId()
  const { data, error, isFetching, refetch } = useOwnership(record.address)
  const form = useSteps({ to: useNewOwnerPlan(network, data) })
  const { to } = form.steps
  const shown = { name: shownWallet({ name, record }) }
  return (
    <Card title={<span className={text.capsTitle}>{t('transfer.title')}</span>}>
      {data === undefined ? (
        error === null ? (
          <Skeleton height="10rem" />
        ) : (
          <CardFailure error={error} busy={isFetching} onRetry={() => void refetch()} />
        )
      ) : data.by === 'controller' ? (
        <p>{t('transfer.ownController')}</p>
      ) : (
        <PauseGate name={name} record={record}>
          <div className={layout.stack}>
            <OfferNote name={name} record={record} ownership={data} />
            <Note kind="warning">
              <p>{t('transfer.asks', shown)}</p>
              <p>{t('transfer.loses')}</p>
            </Note>
            {name !== null && name.subdomain !== '' && (
              <p className={text.sub}>{t('transfer.nameStays', shown)}</p>
            )}
            <StepForm
              steps={form}
              submit={({ to: chosen }) => (
                <ActionButton
                  action={updateDomain}
                  input={{ wallet: record.address, domain: chosen.name.domain }}
                  subject={subjectOf({ name, record })}
                  signer={data.owner ?? undefined}
                  wide
                />
              )}
            >
              <StepField step={to} hint={t('transfer.fieldHint')} autoCapitalize="none" spellCheck={false} />
              {to.value !== null && (
                <div role="status">
                  <LookAlikeNotes name={to.value.name} />
                  <p className={text.sub}>
                    {t('transfer.found', { name: nameInText(formatName(to.value.name)) })}{' '}
                    <AddressText value={toBech32(to.value.controller)} />
                  </p>
                </div>
              )}
            </StepForm>
          </div>
        </PauseGate>
      )}
    </Card>
  )
}
