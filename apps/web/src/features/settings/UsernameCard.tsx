import { formatName, type DidRecord, type Name } from '@tyto/identity'
import { toBech32 } from '@tyto/primitives'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { CardFailure } from '../../shared/chain/failure/CardFailure'
import { LookAlikeNotes } from '../../shared/recipients/LookAlikeNotes'
import { useNetworkId } from '../../shared/settings/network'
import { ActionButton } from '../../shared/transaction/runner/ui/ActionButton'
import { Address as AddressText } from '../../shared/ui/text/Address'
import layout from '../../shared/ui/page/layout.module.css'
import { nameInText } from '../../shared/ui/text/nameParts'
import { Skeleton } from '../../shared/ui/page/Skeleton'
import { StepField } from '../../shared/ui/steps/StepField'
import { StepForm } from '../../shared/ui/steps/StepForm'
import { useSteps } from '../../shared/ui/steps/useSteps'
import text from '../../shared/ui/text/text.module.css'
import { FlipCard } from '../../shared/ui/cards/FlipCard'
import { updateUsername } from './actions/updateUsername'
import { EstateNote } from '../../shared/identity/estate/EstateNote'
import { UsernameNote } from './UsernameNote'
import { usernameText } from './pendingUsername'
import { useUsernamePlan } from './useUsernamePlan'
import { walletSettingsQuery } from './walletSettingsQuery'

interface UsernameCardProps {
  readonly name: Name
  readonly record: DidRecord
}

/** USERNAME: proposes the name that the wallet says it goes by. */
export function UsernameCard(props: UsernameCardProps) {
  const { t } = useTranslation('settings')
  return (
    <FlipCard
      icon="feather"
      title={t('username.title')}
      hint={t('username.hint')}
      back={t('back', { card: t('username.title') })}
    >
      <UsernameForm {...props} />
    </FlipCard>
  )
}

function UsernameForm({ name, record }: UsernameCardProps) {
  const { t } = useTranslation('settings')
  const network = useNetworkId()
  const { data, error, isFetching, refetch } = useQuery(walletSettingsQuery(network, record.address))
  const form = useSteps({ username: useUsernamePlan(network, record, data?.username ?? null) })
  const { username } = form.steps
  if (data === undefined) {
    if (error) return <CardFailure error={error} busy={isFetching} onRetry={() => void refetch()} />
    return <Skeleton height="8rem" />
  }
  return (
    <div className={layout.stack}>
      <p className={text.sub}>
        {data.username === null
          ? t('username.none')
          : t('username.now', { name: usernameText(data.username) })}
      </p>
      <UsernameNote name={name} record={record} />
      <p className={text.sub}>{t('username.means')}</p>
      <StepForm
        steps={form}
        submit={({ username: { name: chosen } }) => (
          <ActionButton
            action={updateUsername}
            input={{ wallet: record.address, username: chosen.domain }}
            subject={formatName(name)}
            signer={record.controller ?? undefined}
            isSecond={record.pendingUsername !== null}
            wide
          />
        )}
      >
        <StepField step={username} hint={t('username.fieldHint')} autoCapitalize="none" spellCheck={false} />
        {username.value !== null && (
          <div role="status" className={layout.stack}>
            <LookAlikeNotes name={username.value.name} />
            <p className={text.sub}>
              <span>{t('username.found', { name: nameInText(formatName(username.value.name)) })}</span>{' '}
              <AddressText value={toBech32(username.value.owner)} />
            </p>
            <EstateNote
              domain={name.domain}
              change={{ username: username.value.name.domain }}
              from="accepted"
            />
          </div>
        )}
      </StepForm>
    </div>
  )
}
