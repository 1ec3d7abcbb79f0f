import { formatName, type DidRecord, type Name } from '@tyto/identity'
import { answerPlace, type ReadRequest } from '@tyto/sign-in'
import { useMutation } from '@tanstack/react-query'
import { useEffect, useRef, useState, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { chainOf } from '../../shared/chain/network/chain'
import { useClock } from '../../shared/chain/age/useClock'
import { useStored, useStoredAt, useStoredValues } from '../../shared/device/useStored'
import { useStorageWallet } from '../../shared/session/wallet/storageWallet'
import { useNetworkId } from '../../shared/settings/network'
import { Card } from '../../shared/ui/cards/Card'
import { Note } from '../../shared/ui/cards/Note'
import { joinClasses } from '../../shared/ui/joinClasses'
import layout from '../../shared/ui/page/layout.module.css'
import { Skeleton } from '../../shared/ui/page/Skeleton'
import text from '../../shared/ui/text/text.module.css'
import { AnswerButtons } from './AnswerButtons'
import { Answered } from './Answered'
import type { SendCode } from './answerRequest'
import { giveAnswer, type Giver } from './giveAnswer'
import { judgeRequest, type Refusal, type RequestFacts } from './judgeRequest'
import { PhoneCard } from './PhoneCard'
import { Refused } from './Refused'
import { SignedInBefore } from './SignedInBefore'
import { SignInAs } from './SignInAs'
import { answeredRequests, signIns } from './signIns'
import styles from './SignIn.module.css'
import { useSite } from './useSite'
import { WhatItGets } from './WhatItGets'
import { WhoAsks } from './WhoAsks'

interface SignInProps {
  readonly name: Name
  readonly record: DidRecord
  readonly read: ReadRequest
  /** Draws the choice of a credential that the site asks for. */
  readonly choose: (asked: AskedCredential) => ReactNode
}

/** A credential that a site asks for, and the one that the person chose for it. */
export interface AskedCredential {
  readonly type: string
  /** The names of the facts that the site needs. */
  readonly facts: readonly string[]
  /** As it is shown, with the facts that are chosen; null as long as nothing is. */
  readonly chosen: string | null
  readonly onChoose: (credential: string) => void
}

/** A site's request to know who somebody is: shown in words, refused with a reason, or answered by one press. */
export function SignIn({ name, record, read, choose }: SignInProps) {
  const { request } = read
  const site = useSite(read)
  const { refusal, isFirst } = useJudgement(read, site)
  // What was answered stays answered in this page, whatever the clock says.
  const [answeredAt, setAnsweredAt] = useState<number | null>(null)
  const [isRefused, setRefused] = useState(false)
  const [wasSent, setWasSent] = useState(false)
  const [chosen, onChoose] = useState<string | null>(null)
  const { credential: type, facts = [] } = request
  const end = isRefused ? ({ code: wasSent ? 'ByPersonLate' : 'ByPerson' } as const) : refusal
  const isOpen = answeredAt === null && !site.isReading && end === null
  return (
    <div className={styles.page}>
      {answeredAt !== null ? (
        <Answered name={name} request={request} at={answeredAt} />
      ) : site.isReading ? (
        <Skeleton height="24rem" />
      ) : end !== null ? (
        <Refused name={name} request={request} refusal={end} site={site} />
      ) : (
        <Card flush>
          <WhoAsks request={request} isFirst={isFirst} standing={site.standing} called={site.called} />
          <WhatItGets name={formatName(name)} did={record.did} type={type} facts={facts} />
          {type !== undefined && (
            <div className={styles.part}>{choose({ type, facts, chosen, onChoose })}</div>
          )}
          {/* What is ticked anew ends the answer under way: nobody shows something else than they see. */}
          <AnswerPart
            key={chosen}
            name={name}
            record={record}
            read={read}
            credential={chosen}
            onSending={() => setWasSent(true)}
            onAnswered={setAnsweredAt}
            onRefuse={() => setRefused(true)}
          />
        </Card>
      )}
      <aside className={joinClasses(layout.stack, layout.gap3)}>
        {isOpen && request.mode === 'post' && <PhoneCard name={name} />}
        <SignedInBefore />
      </aside>
    </div>
  )
}

/** Why the request is refused, followed by the clock. */
function useJudgement(
  { request }: ReadRequest,
  { genesis, standing }: Pick<RequestFacts, 'genesis' | 'standing'>,
): { readonly refusal: Refusal | null; readonly isFirst: boolean } {
  const { chainId } = chainOf(useNetworkId()).network
  const hosts = useStoredValues(signIns).map(({ host }) => host)
  const answered = useStored(answeredRequests)
  const host = answerPlace(request.answerTo)?.host ?? ''
  const isFirst = useStoredAt(signIns, host) === null
  const facts = (now: number) => ({ now, chainId, genesis, standing, hosts, answered })
  const code = useClock(1_000, (now) => judgeRequest(request, facts(now))?.code ?? null)
  const minutes = useClock(1_000, (now) => Math.floor((now - request.at) / 60_000))
  // What does not hang on the clock is the same at any time.
  const refusal: Refusal | null =
    code === null
      ? null
      : code === 'TooOld'
        ? { code, minutes }
        : code === 'NotYet'
          ? { code }
          : judgeRequest(request, facts(request.at))
  return { refusal, isFirst }
}

interface AnswerPartProps extends Omit<SignInProps, 'choose'>, Pick<Giver, 'onSending' | 'onAnswered'> {
  /** The credential that is shown; null for none. */
  readonly credential: string | null
  readonly onRefuse: () => void
}

function AnswerPart(props: AnswerPartProps) {
  const { name, record, read, credential, onSending, onAnswered, onRefuse } = props
  const { t } = useTranslation('signIn')
  const { request } = read
  const host = answerPlace(request.answerTo)?.host ?? ''
  const storage = useStorageWallet((session) => session.wallet)
  const [fault, setFault] = useState<SendCode | null>(null)
  const giving = useRef<AbortController>(null)
  // Whoever refuses, goes back or takes another name leaves this part: the answer under way ends with it.
  useEffect(() => () => giving.current?.abort(), [])
  const answering = useMutation({
    networkMode: 'always',
    gcTime: 0,
    mutationFn: async () => {
      setFault(null)
      giving.current = new AbortController()
      const { signal } = giving.current
      setFault(
        await giveAnswer(request, { name, record, credential }, storage, { signal, onSending, onAnswered }),
      )
    },
  })
  return (
    <div className={joinClasses(styles.part, layout.stack)}>
      <SignInAs name={name} />
      <p className={text.hint}>{t('good', { host })}</p>
      {fault !== null && <Note kind="warning">{t(`fault.${fault}`, { host })}</Note>}
      <AnswerButtons
        name={name}
        record={record}
        busy={answering.isPending}
        error={answering.error}
        canSign={request.credential === undefined || credential !== null}
        onSign={() => answering.mutate()}
        onRefuse={onRefuse}
      />
    </div>
  )
}
