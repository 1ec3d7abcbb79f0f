import {
  formatName,
  phraseLength,
  type Name,
  type RecoveryAnswer,
  type RecoveryRequest,
} from '@tyto/identity'
import { toBech32 } from '@tyto/primitives'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { CardFailure } from '../../../shared/chain/failure/CardFailure'
import { AskedHead } from '../../../shared/identity/AskedHead'
import { useRecipient } from '../../../shared/recipients/recipient'
import { useNetworkId } from '../../../shared/settings/network'
import { useLogin } from '../../../shared/session/wallet/login'
import { Address } from '../../../shared/ui/text/Address'
import { Badge } from '../../../shared/ui/text/Badge'
import { Card } from '../../../shared/ui/cards/Card'
import { joinClasses } from '../../../shared/ui/joinClasses'
import layout from '../../../shared/ui/page/layout.module.css'
import { Note } from '../../../shared/ui/cards/Note'
import { Skeleton } from '../../../shared/ui/page/Skeleton'
import { StepField } from '../../../shared/ui/steps/StepField'
import { StepForm } from '../../../shared/ui/steps/StepForm'
import { useSteps } from '../../../shared/ui/steps/useSteps'
import text from '../../../shared/ui/text/text.module.css'
import styles from '../SignerForm.module.css'
import { useIdentityPlan } from '../signerPlans'
import { AnswerCard } from './AnswerCard'
import { AnswerRequest } from './AnswerRequest'
import { Phrase } from './Phrase'
import { requestStandingQuery } from '../requests/requestStanding'
import { RequestTerms } from './RequestTerms'
import { useProblemText } from './useProblemText'

interface SignRequestProps {
  /** The name whose page the link opens. */
  readonly name: Name
  readonly request: RecoveryRequest
}

/** A guardian's page for a request: its terms, whether it is still valid, the words to compare; then the answer. */
export function SignRequest({ name, request }: SignRequestProps) {
  const network = useNetworkId()
  const { t } = useTranslation(['ceremony', 'recovery', 'chain'])
  const problemText = useProblemText()
  const login = useLogin()
  // Kept here, so that a signature made in time is not lost when the time is over.
  const [answer, setAnswer] = useState<RecoveryAnswer | null>(null)
  // Another word at each visit, so that nobody can be told the one word alone beforehand.
  const [gap] = useState(anyPlace)
  const { lookAlike } = useRecipient(request.newController)
  const { data, error, isFetching, refetch } = useQuery(requestStandingQuery(network, name, request))
  const own = login?.name ? formatName(login.name) : ''
  const form = useSteps({ guardian: useIdentityPlan(network, t('recovery:sign.as'), own) })
  const { isDrill } = request
  return (
    <div className={joinClasses(layout.stack, layout.gap3, styles.page)}>
      <AskedHead name={name} asked={isDrill ? t('ceremony:asked.drill') : t('recovery:sign.asked')} />
      {isDrill && <Note kind="info">{t('ceremony:drillNote')}</Note>}
      <Card
        title={t('ceremony:asked.title')}
        aside={isDrill ? <Badge kind="info">{t('ceremony:drill')}</Badge> : undefined}
      >
        <div className={layout.stack}>
          <RequestTerms request={request} />
          {lookAlike !== null && (
            <Note kind="danger">
              {t('chain:recipient.lookAlike')} <Address value={toBech32(lookAlike)} as="grouped" />
            </Note>
          )}
          <div className={layout.stack}>
            <p className={text.sub}>{t('ceremony:compare')}</p>
            <Phrase request={request} label={t('ceremony:phrase')} gap={gap} />
          </div>
        </div>
      </Card>
      <Card>
        {data === undefined ? (
          error === null ? (
            <Skeleton height="8rem" />
          ) : (
            <CardFailure error={error} busy={isFetching} onRetry={() => void refetch()} />
          )
        ) : data.wallet === null || !data.verdict.ok ? (
          <Note kind="danger">
            <b className={text.strong}>{t('ceremony:refused')}</b>{' '}
            <span>{problemText(data.verdict.ok ? 'RequestForOtherWallet' : data.verdict.code)}</span>
          </Note>
        ) : (
          <StepForm
            steps={form}
            submit={({ guardian }) => (
              <AnswerRequest
                key={formatName(guardian.name)}
                name={name}
                request={request}
                guardian={guardian}
                gap={gap}
                onAnswer={setAnswer}
              />
            )}
          >
            <StepField
              step={form.steps.guardian}
              inputMode="url"
              autoCapitalize="none"
              spellCheck={false}
              hint={t('recovery:sign.asHint')}
            />
          </StepForm>
        )}
      </Card>
      {answer !== null && (
        <AnswerCard request={request} answer={answer} version={data?.wallet?.record.version ?? ''} />
      )}
    </div>
  )
}

/** A place in the phrase, by chance. */
function anyPlace(): number {
  const [chance = 0] = crypto.getRandomValues(new Uint8Array(1))
  return chance % phraseLength
}
