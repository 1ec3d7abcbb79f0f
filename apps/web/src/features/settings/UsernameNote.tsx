import { closedReason, formatName, type DidRecord, type Name } from '@tyto/identity'
import { toBech32 } from '@tyto/primitives'
import { useTranslation } from 'react-i18next'
import { CardFailure } from '../../shared/chain/failure/CardFailure'
import { useIsAccount } from '../../shared/session/wallet/wallet'
import { ActionButton } from '../../shared/transaction/runner/ui/ActionButton'
import { Address as AddressText } from '../../shared/ui/text/Address'
import { joinClasses } from '../../shared/ui/joinClasses'
import layout from '../../shared/ui/page/layout.module.css'
import { nameInText } from '../../shared/ui/text/nameParts'
import { Note } from '../../shared/ui/cards/Note'
import { acceptPendingUsername } from './actions/acceptPendingUsername'
import { ClaimLink } from './ClaimLink'
import { usernameText } from './pendingUsername'
import { useUsernameOwner } from './useUsernameOwner'

interface UsernameNoteProps {
  /** Null for a wallet that goes by its address. */
  readonly name: Name | null
  readonly record: DidRecord
}

/** The name that a wallet wants to go by: for its controller, and for who can confirm it. Nothing for anybody else. */
export function UsernameNote({ name, record }: UsernameNoteProps) {
  const { t } = useTranslation('settings')
  const { pendingUsername, controller, address } = record
  const { owner, error, isFetching, refetch } = useUsernameOwner(pendingUsername)
  const isMine = useIsAccount(controller)
  const isOwner = useIsAccount(owner ?? null)
  if (pendingUsername === null || closedReason(record.status) !== null) return null
  if (!isMine && !isOwner) return null
  const subject = name === null ? toBech32(address) : formatName(name)
  const proposed = usernameText(pendingUsername)
  return (
    <Note kind={isOwner ? 'amber' : 'info'}>
      <div className={joinClasses(layout.stack, layout.gap1)}>
        <p>{t('username.pending', { name: nameInText(subject), username: proposed })}</p>
        {isOwner ? (
          <>
            <p>{t('username.yours', { username: proposed })}</p>
            <ActionButton
              action={acceptPendingUsername}
              input={{ wallet: address }}
              subject={subject}
              signer={owner ?? undefined}
            />
          </>
        ) : (
          <>
            {owner === null && <p>{t('username.nobody', { username: proposed })}</p>}
            {owner && (
              <p>
                <span>{t('username.onlyOwner', { username: proposed })}</span>{' '}
                <AddressText value={toBech32(owner)} />
              </p>
            )}
            {error !== null && <CardFailure error={error} busy={isFetching} onRetry={() => void refetch()} />}
            {owner && name !== null && (
              <div className={layout.row}>
                <ClaimLink name={name} />
              </div>
            )}
          </>
        )}
      </div>
    </Note>
  )
}
