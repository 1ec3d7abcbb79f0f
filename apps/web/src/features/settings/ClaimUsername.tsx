import { formatName, type DidRecord, type Name } from '@tyto/identity'
import { toBech32, type Address } from '@tyto/primitives'
import { useTranslation } from 'react-i18next'
import { CardFailure } from '../../shared/chain/failure/CardFailure'
import { useAccount } from '../../shared/session/wallet/wallet'
import { ActionButton } from '../../shared/transaction/runner/ui/ActionButton'
import { Address as AddressText } from '../../shared/ui/text/Address'
import { Card } from '../../shared/ui/cards/Card'
import { Facts } from '../../shared/ui/cards/Facts'
import layout from '../../shared/ui/page/layout.module.css'
import { nameInText } from '../../shared/ui/text/nameParts'
import { Note } from '../../shared/ui/cards/Note'
import { Skeleton } from '../../shared/ui/page/Skeleton'
import text from '../../shared/ui/text/text.module.css'
import { acceptPendingUsername } from './actions/acceptPendingUsername'
import { usernameText } from './pendingUsername'
import { useUsernameOwner } from './useUsernameOwner'

interface ClaimUsernameProps {
  readonly name: Name
  readonly record: DidRecord
  readonly pending: string
}

/** A wallet that wants to go by a name: whose name that is, what confirming does, and the button for its owner. */
export function ClaimUsername({ name, record, pending }: ClaimUsernameProps) {
  const { t } = useTranslation('settings')
  const account = useAccount()
  const { owner, error, isFetching, refetch } = useUsernameOwner(pending)
  const username = usernameText(pending)
  const address = (of: Address) => <AddressText value={toBech32(of)} />
  return (
    <Card title={<span className={text.capsTitle}>{t('username.title')}</span>}>
      <div className={layout.stack}>
        <Note kind="info">
          <b className={text.strong}>
            {t('username.pending', { name: nameInText(formatName(name)), username })}
          </b>
          <p>{t('username.only')}</p>
        </Note>
        {error !== null && <CardFailure error={error} busy={isFetching} onRetry={() => void refetch()} />}
        {owner === undefined && error === null && <Skeleton height="6rem" />}
        {owner === null && <p>{t('username.nobody', { username })}</p>}
        {owner && (
          <>
            <Facts
              facts={[
                { label: t('username.owner', { username }), value: address(owner) },
                {
                  label: t('claim.you'),
                  value: account === null ? t('claim.notConnected') : address(account.address),
                },
              ]}
            />
            <p>{t('username.means')}</p>
            <ActionButton
              action={acceptPendingUsername}
              input={{ wallet: record.address }}
              subject={owner === account?.address ? formatName(name) : undefined}
              signer={owner}
              wide
            />
          </>
        )}
      </div>
    </Card>
  )
}
