import { formatName, type DidRecord, type Name } from '@tyto/identity'
import { toBech32, type Address } from '@tyto/primitives'
import { useTranslation } from 'react-i18next'
import { useAccount, useIsAccount } from '../../shared/session/wallet/wallet'
import { ActionButton } from '../../shared/transaction/runner/ui/ActionButton'
import { Address as AddressText } from '../../shared/ui/text/Address'
import { Card } from '../../shared/ui/cards/Card'
import { Facts } from '../../shared/ui/cards/Facts'
import layout from '../../shared/ui/page/layout.module.css'
import { nameInText } from '../../shared/ui/text/nameParts'
import { Note } from '../../shared/ui/cards/Note'
import text from '../../shared/ui/text/text.module.css'
import { EstateNote } from '../../shared/identity/estate/EstateNote'
import { acceptPendingController } from './actions/acceptPendingController'

interface ClaimControllerProps {
  readonly name: Name
  readonly record: DidRecord
  readonly pending: Address
}

/** A wallet that waits for its new controller: who that is, what claiming does, and the button for that account. */
export function ClaimController({ name, record, pending }: ClaimControllerProps) {
  const { t } = useTranslation('settings')
  const account = useAccount()
  const isNamed = useIsAccount(pending)
  const shown = nameInText(formatName(name))
  const address = (of: Address) => <AddressText value={toBech32(of)} />
  return (
    <Card title={<span className={text.capsTitle}>{t('controller.title')}</span>}>
      <div className={layout.stack}>
        <Note kind="info">
          <b className={text.strong}>{t('claim.waits', { name: shown })}</b>
          <p>{t('claim.only')}</p>
        </Note>
        <Facts
          facts={[
            { label: t('claim.pending'), value: address(pending) },
            ...(record.controller === null
              ? []
              : [{ label: t('claim.present'), value: address(record.controller) }]),
            {
              label: t('claim.you'),
              value: account === null ? t('claim.notConnected') : address(account.address),
            },
          ]}
        />
        {isNamed && <p>{t('claim.named', { name: shown })}</p>}
        <p>{t('claim.gains')}</p>
        <p>{t('claim.stays')}</p>
        <EstateNote domain={name.domain} change={{ controllers: new Map([[record.address, pending]]) }} />
        <ActionButton
          action={acceptPendingController}
          input={{ wallet: record.address, newController: pending, name }}
          // Who may sign does not control it yet, so nobody else is told of "the account that controls it".
          subject={isNamed ? formatName(name) : undefined}
          signer={pending}
          wide
        />
      </div>
    </Card>
  )
}
