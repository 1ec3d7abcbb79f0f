import {
  digestOfMessage,
  formatName,
  isIssuerSignature,
  issuerNameFor,
  type DidRecord,
  type IssuedSignature,
  type Name,
} from '@tyto/identity'
import type { Soulbound, SoulboundIssuer } from '@tyto/chain'
import type { Hex } from '@tyto/primitives'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { CardFailure } from '../../../shared/chain/failure/CardFailure'
import { useNetworkId } from '../../../shared/settings/network'
import { ActionButton } from '../../../shared/transaction/runner/ui/ActionButton'
import layout from '../../../shared/ui/page/layout.module.css'
import { nameInText } from '../../../shared/ui/text/nameParts'
import { Note } from '../../../shared/ui/cards/Note'
import { Skeleton } from '../../../shared/ui/page/Skeleton'
import { verifiableCredential } from '../actions/verifiableCredential'
import { issuerName } from '../issuers'
import { soulboundQuery } from '../queries'

interface MintTokenProps {
  readonly name: Name
  readonly record: DidRecord
  readonly issuer: SoulboundIssuer
  readonly signature: Hex
  readonly given: IssuedSignature | null
}

/** Says before anything is signed whether the signature is the issuer's for the message on the chain, and mints it. */
export function MintToken({ name, record, issuer, signature, given }: MintTokenProps) {
  const { t } = useTranslation('soulbound')
  const network = useNetworkId()
  const domain = issuerNameFor('soulbound', issuer.domain)
  const { data, error, isFetching, refetch } = useQuery(soulboundQuery(network, record.address, domain))
  const shown = { issuer: nameInText(formatName(issuerName(issuer))), name: nameInText(formatName(name)) }
  const doubt = data === undefined ? null : doubtOf(data, { issuer, signature, given })
  return (
    <div className={layout.stack}>
      {data === undefined && error === null && <Skeleton height="3rem" />}
      {data === undefined && error !== null && (
        <CardFailure error={error} busy={isFetching} onRetry={() => void refetch()} />
      )}
      {doubt !== null && (
        <Note kind={doubt === 'already' ? 'info' : 'danger'}>{t(`mint.${doubt}`, shown)}</Note>
      )}
      <ActionButton
        action={verifiableCredential}
        input={{ wallet: record.address, issuer: issuer.domain, keyId: issuer.keyId, signature }}
        subject={formatName(name)}
        wide
      />
    </div>
  )
}

interface Brought {
  readonly issuer: SoulboundIssuer
  readonly signature: Hex
  readonly given: IssuedSignature | null
}

/** Why the chain would refuse the signature; null where it would take it. */
function doubtOf(held: Soulbound | null, { issuer, signature, given }: Brought) {
  if (held === null || held.message === null) return 'notSent'
  if (held.token === signature) return 'already'
  const isOfIt = given?.signature === signature && given.wallet === held.address
  if (isOfIt && given.message !== digestOfMessage(held.message)) return 'otherMessage'
  const signed = { issuer: issuer.domain, issuerDomain: issuer.keyId, message: held.message }
  return issuer.key !== null && isIssuerSignature(signature, issuer.key, signed, held) ? null : 'wrong'
}
