import { domainId } from '@tyto/identity'
import { toBech32 } from '@tyto/primitives'
import { useTranslation } from 'react-i18next'
import { CardFailure } from '../../shared/chain/failure/CardFailure'
import { useOwnership } from '../../shared/chain/reads/ownershipQuery'
import { OpenDoors } from '../../shared/identity/estate/OpenDoors'
import { WalletEstate } from '../../shared/identity/estate/WalletEstate'
import { useWhoPlan } from '../../shared/recipients/useWhoPlan'
import { WhoStep } from '../../shared/recipients/WhoStep'
import { useNetworkId } from '../../shared/settings/network'
import { ActionButton } from '../../shared/transaction/runner/ui/ActionButton'
import { Address as AddressText } from '../../shared/ui/text/Address'
import { Card } from '../../shared/ui/cards/Card'
import layout from '../../shared/ui/page/layout.module.css'
import { nameInText } from '../../shared/ui/text/nameParts'
import { Note } from '../../shared/ui/cards/Note'
import { Skeleton } from '../../shared/ui/page/Skeleton'
import { StepForm } from '../../shared/ui/steps/StepForm'
import { useSteps } from '../../shared/ui/steps/useSteps'
import text from '../../shared/ui/text/text.module.css'
import { updateDomain } from './actions/updateDomain'
import { KeepPanel } from './KeepPanel'
import { OfferNote } from './OfferNote'
import { PauseGate } from './PauseGate'
import { useFindNewOwner } from './useFindNewOwner'
import { shownWallet, subjectOf, type WalletProps } from './walletOf'

/** Whose the wallet is to be: offered to another name, and kept or not when its own name goes. For its owner. */
export function TransferOwnership(props: WalletProps) {
  return (
    <div className={layout.stack}>
      <TransferCard {...props} />
      <KeepPanel {...props} />
    </div>
  )
}

/** TRANSFER OWNERSHIP: offers the wallet to the owner of another name, and says before what that means. */
function TransferCard({ name, record }: WalletProps) {
  const { t } = useTranslation('ownership')
  const network = useNetworkId()
  const { data, error, isFetching, refetch } = useOwnership(record.address)
  const to = useWhoPlan({
    form: 'walletOwner',
    label: t('transfer.field'),
    finds: useFindNewOwner(network, data),
  })
  const form = useSteps({ to })
  const shown = { name: shownWallet({ name, record }) }
  const chosen = form.steps.to.value
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
                  input={{ wallet: record.address, domain: chosen.domain }}
                  subject={subjectOf({ name, record })}
                  signer={data.owner ?? undefined}
                  wide
                />
              )}
            >
              <WhoStep
                step={form.steps.to}
                plan={to}
                hint={t('transfer.fieldHint')}
                found={({ name: found, controller }) => (
                  <p className={text.sub}>
                    <span>{t('transfer.found', { name: nameInText(found ?? '') })}</span>{' '}
                    <AddressText value={toBech32(controller)} />
                  </p>
                )}
              />
              {chosen !== null && data.domain !== null && (
                <WalletEstate
                  id={data.domain}
                  wallet={record.address}
                  to={{ domain: domainId(chosen.domain), controller: chosen.controller }}
                  from="accepted"
                  canEmpty
                />
              )}
              {name !== null && <OpenDoors name={name} wallet={record.address} canClose />}
            </StepForm>
          </div>
        </PauseGate>
      )}
    </Card>
  )
}
