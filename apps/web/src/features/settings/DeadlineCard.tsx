import { formatName, type DidRecord, type Name } from '@tyto/identity'
import { err, type Result } from '@tyto/primitives'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { formatWhole } from '../../shared/ui/text/formatWhole'
import { BlockMoment } from '../../shared/chain/age/BlockMoment'
import { CardFailure } from '../../shared/chain/failure/CardFailure'
import { blockTimeQuery } from '../../shared/chain/reads/queries'
import { useNetworkId } from '../../shared/settings/network'
import { ActionButton } from '../../shared/transaction/runner/ui/ActionButton'
import layout from '../../shared/ui/page/layout.module.css'
import { Skeleton } from '../../shared/ui/page/Skeleton'
import { StepField } from '../../shared/ui/steps/StepField'
import { StepForm } from '../../shared/ui/steps/StepForm'
import { textStep, useSteps } from '../../shared/ui/steps/useSteps'
import text from '../../shared/ui/text/text.module.css'
import { FlipCard } from '../../shared/ui/cards/FlipCard'
import { updateDeadline } from './actions/updateDeadline'
import { mostBlocks, readBlocks } from '../../shared/settings/readBlocks'
import { walletSettingsQuery } from './walletSettingsQuery'

interface DeadlineCardProps {
  readonly name: Name
  readonly record: DidRecord
}

/** DEADLINE: how many blocks an order of the wallet stays good. */
export function DeadlineCard(props: DeadlineCardProps) {
  const { t } = useTranslation('settings')
  return (
    <FlipCard
      icon="clock"
      title={t('deadline.title')}
      hint={t('deadline.hint')}
      back={t('back', { card: t('deadline.title') })}
    >
      <DeadlineForm {...props} />
    </FlipCard>
  )
}

function DeadlineForm({ name, record }: DeadlineCardProps) {
  const { t, i18n } = useTranslation('settings')
  const network = useNetworkId()
  const { data, error, isFetching, refetch } = useQuery(walletSettingsQuery(network, record.address))
  const save = (typed: string): Result<bigint, string> => {
    const blocks = readBlocks(typed)
    if (!blocks.ok) return err(t(`deadline.${blocks.code}`, { most: formatWhole(mostBlocks, i18n.language) }))
    return blocks.value === data?.deadline ? err(t('deadline.same')) : blocks
  }
  const form = useSteps({ blocks: textStep(t('deadline.field'), save) })
  const { blocks } = form.steps
  if (data === undefined) {
    if (error) return <CardFailure error={error} busy={isFetching} onRetry={() => void refetch()} />
    return <Skeleton height="8rem" />
  }
  return (
    <div className={layout.stack}>
      <p className={text.sub}>{t('deadline.means')}</p>
      {data.deadline !== null && (
        <p className={text.sub}>
          <span>{t('deadline.now', { blocks: formatWhole(data.deadline, i18n.language) })}</span>{' '}
          <GoodUntil blocks={data.deadline} />
        </p>
      )}
      <StepForm
        steps={form}
        submit={({ blocks: chosen }) => (
          <ActionButton
            action={updateDeadline}
            input={{ wallet: record.address, blocks: chosen }}
            subject={formatName(name)}
            signer={record.controller ?? undefined}
            wide
          />
        )}
      >
        <StepField step={blocks} hint={t('deadline.fieldHint')} inputMode="numeric" mono />
        {blocks.value !== null && (
          <p className={text.sub} role="status">
            <GoodUntil blocks={blocks.value} />
          </p>
        )}
      </StepForm>
    </div>
  )
}

/** Until when an order of this moment would be good; nothing while no node has said which block it is. */
function GoodUntil({ blocks }: { readonly blocks: bigint }) {
  const { t } = useTranslation('settings')
  const { data: time } = useQuery(blockTimeQuery(useNetworkId()))
  if (time === undefined) return null
  return (
    <>
      <span>{t('deadline.until')}</span> <BlockMoment block={time.latest.number + blocks} />
    </>
  )
}
