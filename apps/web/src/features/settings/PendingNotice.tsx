import { closedReason, formatName, type DidRecord, type Name } from '@tyto/identity'
import { toBech32, type Address } from '@tyto/primitives'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { buildPath } from '../../shared/routing/routes'
import { useIsAccount } from '../../shared/session/wallet/wallet'
import { ActionButton } from '../../shared/transaction/runner/ui/ActionButton'
import { Address as AddressText } from '../../shared/ui/text/Address'
import { buttonClasses } from '../../shared/ui/buttons/buttonClasses'
import { joinClasses } from '../../shared/ui/joinClasses'
import layout from '../../shared/ui/page/layout.module.css'
import { nameInText } from '../../shared/ui/text/nameParts'
import { Note } from '../../shared/ui/cards/Note'
import { shortAddress } from '../../shared/ui/text/shortAddress'
import text from '../../shared/ui/text/text.module.css'
import { acceptPendingController } from './actions/acceptPendingController'
import { UsernameNote } from './UsernameNote'

interface PendingNoticeProps {
  /** Null for a wallet that goes by its address. */
  readonly name: Name | null
  readonly record: DidRecord
}

/**
 * Tells whom a wallet waits for: a new controller, the owner of a username. Shown to those whom it concerns, with what
 * they can do; nothing for anybody else, nor for a wallet that is closed.
 */
export function PendingNotice({ name, record }: PendingNoticeProps) {
  const { pendingController, status } = record
  if (closedReason(status) !== null) return null
  return (
    <>
      {pendingController !== null && (
        <NewController name={name} record={record} pending={pendingController} />
      )}
      <UsernameNote name={name} record={record} />
    </>
  )
}

function NewController({ name, record, pending }: PendingNoticeProps & { readonly pending: Address }) {
  const { t } = useTranslation('settings')
  const isNamed = useIsAccount(pending)
  const isMine = useIsAccount(record.controller)
  const bech32 = toBech32(record.address)
  const shown = name === null ? shortAddress(bech32) : nameInText(formatName(name))
  if (isNamed) {
    return (
      <Note kind="amber">
        <div className={joinClasses(layout.stack, layout.gap1)}>
          <b className={text.strong}>{t('claim.named', { name: shown })}</b>
          <p>{t('claim.nothingYet')}</p>
          <div className={joinClasses(layout.row, layout.atTop)}>
            <ActionButton
              action={acceptPendingController}
              input={{ wallet: record.address, newController: pending, name }}
              subject={name === null ? bech32 : formatName(name)}
              signer={pending}
            />
            {name !== null && (
              <Link className={buttonClasses({ variant: 'line' })} to={buildPath('claim', { name })}>
                {t('claim.more')}
              </Link>
            )}
          </div>
        </div>
      </Note>
    )
  }
  if (!isMine) return null
  return (
    <Note kind="info">
      <div className={joinClasses(layout.stack, layout.gap1)}>
        <p>
          {t('controller.pending')} <AddressText value={toBech32(pending)} />. {t('controller.stillYours')}
        </p>
        {name !== null && (
          <div>
            <Link
              className={buttonClasses({ variant: 'line', small: true })}
              to={buildPath('settings', { name })}
            >
              {t('controller.change')}
            </Link>
          </div>
        )}
      </div>
    </Note>
  )
}
