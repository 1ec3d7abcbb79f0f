import { readSoulbound, webCipher, type Soulbound, type SoulboundIssuer } from '@tyto/chain'
import {
  digestOfMessage,
  formatName,
  issuerMessage,
  issuerNameFor,
  openEnvelope,
  parseEnvelope,
  travelRuleFields,
  walletRules,
  type IssuedSignature,
  type Name,
  type TravelRule,
} from '@tyto/identity'
import { err, type Result } from '@tyto/primitives'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { chainOf } from '../../../shared/chain/chain'
import { ActionError } from '../../../shared/errors/ActionError'
import { storageFailure } from '../../../shared/keys/storageFailure'
import { noStorageWallet } from '../../../shared/session/findMissing'
import { MissingFix } from '../../../shared/session/MissingFix'
import { TestKeysHint } from '../../../shared/session/TestKeysHint'
import { useStorageWallet } from '../../../shared/session/storageWallet'
import { useNetworkId } from '../../../shared/settings/network'
import { Button } from '../../../shared/ui/Button'
import { Facts } from '../../../shared/ui/Facts'
import { joinClasses } from '../../../shared/ui/joinClasses'
import layout from '../../../shared/ui/layout.module.css'
import { Note } from '../../../shared/ui/Note'
import text from '../../../shared/ui/text.module.css'
import { Tick } from '../../../shared/ui/Tick'
import { countryName } from '../countryName'
import { signWithOwnKey } from '../signWithOwnKey'
import { errorText, needStorage } from '../storage'
import styles from './Inbox.module.css'
import { SendBack } from './SendBack'

/** Why a message is not shown. */
type ReadFault = 'notReadable' | 'notForYou' | 'odd'

interface ReadMessageProps {
  /** The holder's wallet as it stands. */
  readonly held: Soulbound
  readonly message: string
  readonly issuer: SoulboundIssuer
  /** The holder, as the page says it. */
  readonly holder: string
  readonly holderName: Name | null
}

/** READ opens a message by the storage wallet. What it says stays in the memory of this page until it is closed. */
export function ReadMessage(props: ReadMessageProps) {
  const { held, message, issuer, holder } = props
  const { t } = useTranslation('soulbound')
  const storage = useStorageWallet((session) => session.wallet)
  const reading = useMutation({
    networkMode: 'always',
    // What was read is forgotten at once when it is closed, and never kept for later.
    gcTime: 0,
    mutationFn: async (): Promise<Result<TravelRule, ReadFault>> => {
      const envelope = parseEnvelope(message)
      if (!envelope.ok) return err('odd')
      const answer = await needStorage(storage).decrypt(envelope.value.wrappedKey)
      if (!answer.ok) {
        const failure = storageFailure(answer.code)
        if (failure.code === 'StorageRefused') throw failure
        return err('notReadable')
      }
      const context = {
        chainId: held.chainId,
        wallet: held.address,
        issuer: issuerNameFor('soulbound', issuer.domain),
      }
      const opened = await openEnvelope(envelope.value, answer.value, context, webCipher(crypto))
      if (opened.ok) return opened
      return err(
        opened.code === 'EnvelopeKeyIsWrong'
          ? 'notReadable'
          : opened.code === 'EnvelopeIsTampered'
            ? 'notForYou'
            : 'odd',
      )
    },
  })
  const { data } = reading
  if (data?.ok === true) return <Opened {...props} data={data.value} onClose={() => reading.reset()} />
  return (
    <>
      <div className={layout.row}>
        {storage === null ? (
          <MissingFix missing={noStorageWallet} small />
        ) : (
          <Button variant="line" small busy={reading.isPending} onClick={() => reading.mutate()}>
            {t('inbox.read')}
            <span className={text.sr}> {holder}</span>
          </Button>
        )}
      </div>
      {data?.ok === false && <Note kind="danger">{t(`inbox.${data.code}`)}</Note>}
      {reading.isError && <Note kind="warning">{errorText(reading.error)}</Note>}
    </>
  )
}

interface OpenedProps extends ReadMessageProps {
  readonly data: TravelRule
  readonly onClose: () => void
}

function Opened({ held, message, issuer, holder, holderName, data, onClose }: OpenedProps) {
  const { t, i18n } = useTranslation('soulbound')
  const network = useNetworkId()
  const queries = useQueryClient()
  const storage = useStorageWallet((session) => session.wallet)
  const [isChecked, setChecked] = useState(false)
  const signing = useMutation({
    networkMode: 'always',
    mutationFn: async (): Promise<IssuedSignature> => {
      const { client, network: description } = chainOf(network)
      const domain = issuerNameFor('soulbound', issuer.domain)
      // The chain is asked again just before signing: the holder may have sent another message.
      const now = await readSoulbound(client, description, held.address, domain)
      if (now?.message !== message || now.nonce !== held.nonce) {
        void queries.invalidateQueries({ queryKey: ['chain', network, 'soulbound'] })
        throw new ActionError('SoulboundMessageChanged')
      }
      if (holderName === null) throw new ActionError('HolderHasNoName')
      const bytes = issuerMessage({ issuer: domain, issuerDomain: issuer.keyId, message }, now)
      const signature = await signWithOwnKey(bytes, issuer, { client, storage })
      const { chainId, address } = now
      return {
        chainId,
        holder: holderName,
        wallet: address,
        issuer: issuer.domain,
        keyId: issuer.keyId,
        message: digestOfMessage(message),
        signature,
      }
    },
  })
  const valueOf = (field: keyof TravelRule): string =>
    field === 'country' ? `${countryName(data.country, i18n.language)} (${data.country})` : data[field]
  return (
    <div className={layout.stack}>
      <section className={styles.fields} aria-label={t('inbox.of', { holder })}>
        <Facts
          facts={travelRuleFields.map((field) => ({
            label: t(`travelRule.${field}`),
            value: <span className={text.anywhere}>{valueOf(field)}</span>,
          }))}
        />
      </section>
      {signing.data === undefined ? (
        <>
          {held.token === null && (
            <>
              <Tick isSet={isChecked} onChange={setChecked}>
                {t('inbox.checked', { holder })}
              </Tick>
              <p className={text.sub}>{t('inbox.signs')}</p>
              {!walletRules(held.version).bindsCredentials && (
                <Note kind="warning">{t('inbox.unbound')}</Note>
              )}
            </>
          )}
          <div className={joinClasses(layout.row, layout.between)}>
            {held.token === null && (
              <Button
                variant="sign"
                disabled={!isChecked}
                busy={signing.isPending}
                onClick={() => signing.mutate()}
              >
                {t('inbox.sign')}
              </Button>
            )}
            <Button variant="line" onClick={onClose}>
              {t('inbox.close')}
            </Button>
          </div>
          <TestKeysHint />
        </>
      ) : (
        <SendBack issued={signing.data} holder={formatName(signing.data.holder)} onClose={onClose} />
      )}
      {signing.isError && <Note kind="warning">{errorText(signing.error)}</Note>}
    </div>
  )
}
