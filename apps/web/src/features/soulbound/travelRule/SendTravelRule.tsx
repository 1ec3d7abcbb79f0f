import { webCipher } from '@tyto/chain'
import {
  formatName,
  issuerNameFor,
  parseSignature,
  sealTravelRule,
  type DidRecord,
  type Name,
  type TravelRule,
} from '@tyto/identity'
import { ok, type Address } from '@tyto/primitives'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { chainOf } from '../../../shared/chain/network/chain'
import { WhichController } from '../../../shared/identity/ForController'
import { useIsAccount } from '../../../shared/session/wallet/wallet'
import { useNetworkId } from '../../../shared/settings/network'
import { ActionButton } from '../../../shared/transaction/runner/ui/ActionButton'
import layout from '../../../shared/ui/page/layout.module.css'
import { nameInText } from '../../../shared/ui/text/nameParts'
import { Note } from '../../../shared/ui/cards/Note'
import { ivms101 } from '../actions/ivms101'
import { issuerName } from '../issuers'
import { soulboundQuery } from '../queries'
import { HolderSignature } from './HolderSignature'
import { WhoReads } from './WhoReads'
import type { Reader } from './useFindIssuer'
import { useSealed } from './useSealed'

interface SendTravelRuleProps {
  readonly name: Name
  readonly record: DidRecord
  readonly controller: Address | null
  readonly issuer: Reader
  readonly data: TravelRule
}

/** Says who will be able to read the travel rule, encrypts it in this browser, and sends it. */
export function SendTravelRule({ name, record, controller, issuer, data }: SendTravelRuleProps) {
  const { t } = useTranslation('soulbound')
  const network = useNetworkId()
  const isMine = useIsAccount(controller)
  const domain = issuerNameFor('soulbound', issuer.domain)
  const { data: before } = useQuery(soulboundQuery(network, record.address, domain))
  const { chainId } = chainOf(network).network
  const context = { chainId, wallet: record.address, issuer: domain }
  const sealed = useSealed(JSON.stringify(data), () =>
    sealTravelRule(data, issuer.modulus, context, webCipher(crypto)),
  )
  const [given, setGiven] = useState({ of: '', typed: '' })
  const shown = { issuer: nameInText(formatName(issuerName(issuer))), name: nameInText(formatName(name)) }
  if (sealed?.ok === false) return <Note kind="danger">{t('travelRule.failed')}</Note>
  const message = sealed?.message ?? null
  // A signature is of one message only.
  const typed = given.of === message ? given.typed : ''
  const signature = typed.trim() === '' ? ok(null) : parseSignature(typed)
  return (
    <div className={layout.stack}>
      <WhoReads issuer={shown.issuer} modulus={issuer.modulus} />
      {before && before.message !== null && (
        <Note kind="warning">
          {t(before.token === null ? 'travelRule.again' : 'travelRule.againToken', shown)}
        </Note>
      )}
      {!isMine && (
        <WhichController controller={controller}>{t('travelRule.onlyController', shown)}</WhichController>
      )}
      {message !== null && (
        <HolderSignature
          name={name}
          wallet={record.address}
          issuer={domain}
          message={message}
          typed={typed}
          fault={
            signature.ok
              ? undefined
              : t(`signature.${signature.code === 'SignatureLacksPrefix' ? 'noPrefix' : 'malformed'}`)
          }
          onChange={(next) => setGiven({ of: message, typed: next })}
        />
      )}
      <ActionButton
        action={ivms101}
        input={
          message === null || !signature.ok
            ? null
            : {
                wallet: record.address,
                issuer: formatName(issuerName(issuer)),
                published: issuer.publicEncryption,
                message,
                signature: signature.value,
              }
        }
        reason={message === null ? t('travelRule.sealing') : undefined}
        subject={formatName(name)}
        signer={controller ?? undefined}
        wide
      />
    </div>
  )
}
