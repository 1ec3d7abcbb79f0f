import type { Identity } from '@tyto/chain'
import {
  domainId,
  formatName,
  recoveryRequestDigest,
  signingRequestOf,
  type Name,
  type RecoveryAnswer,
  type RecoveryRequest,
  type RecoveryRequestCode,
} from '@tyto/identity'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { chainOf } from '../../../shared/chain/network/chain'
import { retriedPart } from '../../../shared/ui/parts/retriedPart'
import { signAs } from '../../../shared/keys/signForWallet'
import { useNetworkId } from '../../../shared/settings/network'
import { useStorageWallet } from '../../../shared/session/wallet/storageWallet'
import { nameInText } from '../../../shared/ui/text/nameParts'
import { Note } from '../../../shared/ui/cards/Note'
import { Skeleton } from '../../../shared/ui/page/Skeleton'
import { CarefulSignature } from '../CarefulSignature'
import { readRequestStanding, requestStandingQuery } from '../requests/requestStanding'
import { useProblemText } from './useProblemText'

interface AnswerRequestProps {
  readonly name: Name
  readonly request: RecoveryRequest
  /** The guardian who signs. */
  readonly guardian: Identity
  /** Index of the word that the page leaves out, and that the guardian types as heard. */
  readonly gap: number
  readonly onAnswer: (answer: RecoveryAnswer) => void
}

const HeardWord = retriedPart(() => import('./HeardWord').then((module) => module.HeardWord))

/** Reasons why a try makes no signature. */
type Refusal = RecoveryRequestCode | 'GuardianIsUnknown'

/** Explains the risk, and signs if the request is still valid. */
export function AnswerRequest({ name, request, guardian, gap, onAnswer }: AnswerRequestProps) {
  const network = useNetworkId()
  const { t } = useTranslation(['ceremony', 'recovery'])
  const problemText = useProblemText()
  const queries = useQueryClient()
  const [isHeard, setHeard] = useState(false)
  const storage = useStorageWallet((session) => session.wallet)
  const standing = useQuery(requestStandingQuery(network, name, request)).data
  const { domain } = guardian.name
  const id = domainId(domain)
  const signing = useMutation<Refusal | null>({
    networkMode: 'always',
    mutationFn: async () => {
      // The chain is asked again just before signing: the guardian may be removed, the nonce used, or the time over.
      const now = await readRequestStanding(network, name, request)
      queries.setQueryData(requestStandingQuery(network, name, request).queryKey, now)
      if (!now.verdict.ok) return now.verdict.code
      if (now.wallet === null) return 'RequestForOtherWallet'
      const { record, signing: target } = now.wallet
      if (!record.guardians.includes(id)) return 'GuardianIsUnknown'
      const { client, network: description } = chainOf(network)
      const context = { client, network: description, storage }
      const signature = await signAs(guardian.record.address, signingRequestOf(request), target, context)
      onAnswer({ request: recoveryRequestDigest(request), guardian: domain, signature })
      return null
    },
  })
  const wallet = standing?.wallet ?? null
  const refusal = signing.data ?? null
  if (!wallet?.record.guardians.includes(id) || refusal === 'GuardianIsUnknown') {
    const names = { signer: nameInText(formatName(guardian.name)), name: nameInText(formatName(name)) }
    return <Note kind="danger">{t('recovery:sign.notGuardian', names)}</Note>
  }
  return (
    <CarefulSignature
      name={name}
      version={wallet.record.version}
      newController={request.isDrill ? null : request.newController}
      proof={
        <Suspense fallback={<Skeleton height="4rem" />}>
          <HeardWord digest={recoveryRequestDigest(request)} place={gap} onHeard={setHeard} />
        </Suspense>
      }
      isProven={isHeard}
      signing={signing}
    >
      {refusal !== null && <Note kind="danger">{problemText(refusal)}</Note>}
    </CarefulSignature>
  )
}
