import type { NetworkId } from '@tyto/chain'
import {
  domainId,
  formatName,
  hasBoundSignatures,
  recoveryRequestDigest,
  signingRequestOf,
  type Name,
  type RecoveryAnswer,
  type RecoveryRequest,
  type RecoveryRequestCode,
} from '@tyto/identity'
import { toBech32 } from '@tyto/primitives'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { chainOf } from '../../../shared/chain/chain'
import { signAs } from '../../../shared/keys/signForWallet'
import { useStorageWallet } from '../../../shared/session/storageWallet'
import { Address } from '../../../shared/ui/Address'
import { nameInText } from '../../../shared/ui/nameParts'
import { Note } from '../../../shared/ui/Note'
import text from '../../../shared/ui/text.module.css'
import { Tick } from '../../../shared/ui/Tick'
import { SignButton } from '../SignButton'
import type { Identity } from '../signerPlans'
import styles from '../SignerForm.module.css'
import { readRequestStanding, requestStandingQuery } from './requestStanding'
import { useProblemText } from './useProblemText'

interface AnswerRequestProps {
  readonly network: NetworkId
  readonly name: Name
  readonly request: RecoveryRequest
  /** Who signs. */
  readonly guardian: Identity
  readonly onAnswer: (answer: RecoveryAnswer) => void
}

/** Why the last try made no signature. */
type Refusal = RecoveryRequestCode | 'GuardianIsUnknown'

/** The risk in words, and the button that signs if all of it still holds. */
export function AnswerRequest({ network, name, request, guardian, onAnswer }: AnswerRequestProps) {
  const { t } = useTranslation(['ceremony', 'recovery'])
  const problemText = useProblemText()
  const queries = useQueryClient()
  const [isSure, setSure] = useState(false)
  const storage = useStorageWallet((session) => session.wallet)
  const standing = useQuery(requestStandingQuery(network, name, request)).data
  const { domain } = guardian.name
  const id = domainId(domain)
  const signing = useMutation<Refusal | null>({
    networkMode: 'always',
    mutationFn: async () => {
      // Asked once more at the last moment: a guardian may be gone, the nonce moved on, the time over.
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
  const names = { signer: nameInText(formatName(guardian.name)), name: nameInText(formatName(name)) }
  const wallet = standing?.wallet ?? null
  const isGuardian = wallet?.record.guardians.includes(id) ?? false
  const refusal = signing.data ?? null
  if (!isGuardian || refusal === 'GuardianIsUnknown') {
    return <Note kind="danger">{t('recovery:sign.notGuardian', names)}</Note>
  }
  const { isDrill } = request
  const isBound = wallet !== null && hasBoundSignatures(wallet.signing.version)
  return (
    <div className={styles.sign}>
      {!isDrill && (
        <Note kind="warning">
          <b className={text.strong}>{t('recovery:sign.callFirst', names)}</b> {t('recovery:sign.risk')}{' '}
          <Address value={toBech32(request.newController)} as="grouped" />
        </Note>
      )}
      {!isDrill && !isBound && (
        <Note kind="danger">{t('recovery:sign.unbound', { version: wallet?.record.version ?? '' })}</Note>
      )}
      <Tick isSet={isSure} onChange={setSure}>
        {t('ceremony:spoke')}
      </Tick>
      <SignButton
        canSign={isSure}
        busy={signing.isPending}
        error={signing.error}
        onSign={() => signing.mutate()}
      >
        {t('recovery:sign.action')}
      </SignButton>
      {refusal !== null && <Note kind="danger">{problemText(refusal)}</Note>}
    </div>
  )
}
