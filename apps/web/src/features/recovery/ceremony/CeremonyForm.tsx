import {
  domainId,
  formatName,
  recoveryRequestDigest,
  recoveryStatus,
  walletRules,
  type DidRecord,
  type Name,
} from '@tyto/identity'
import { toBech32 } from '@tyto/primitives'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { CardFailure } from '../../../shared/chain/failure/CardFailure'
import { useNetworkId } from '../../../shared/settings/network'
import { rememberName } from '../../../shared/session/names/knownNames'
import { ActionButton } from '../../../shared/transaction/runner/ui/ActionButton'
import { Address } from '../../../shared/ui/text/Address'
import { FieldMessage } from '../../../shared/ui/fields/FieldMessage'
import { IconButton } from '../../../shared/ui/buttons/IconButton'
import layout from '../../../shared/ui/page/layout.module.css'
import { joinClasses } from '../../../shared/ui/joinClasses'
import { nameInText } from '../../../shared/ui/text/nameParts'
import { Note } from '../../../shared/ui/cards/Note'
import { Skeleton } from '../../../shared/ui/page/Skeleton'
import text from '../../../shared/ui/text/text.module.css'
import { didSocialRecovery } from '../actions/didSocialRecovery'
import { EnoughSignatures } from '../EnoughSignatures'
import { ThresholdMeter } from '../ThresholdMeter'
import { dropAnswer, type Ceremony } from '../requests/ceremony'
import styles from './Ceremony.module.css'
import { rememberDrill } from '../requests/drills'
import { rememberHands } from '../requests/guardianHands'
import { handsOf, useGuardianHealth } from '../requests/useGuardianHealth'
import { DrillPassed } from './DrillPassed'
import { GuardianRow } from './GuardianRow'
import { PasteAnswers } from './PasteAnswers'
import { useTally } from './useTally'

interface CeremonyFormProps {
  readonly name: Name
  readonly record: DidRecord
  readonly ceremony: Ceremony
  readonly storageKey: string
}

/** Shows which guardians have signed a request; then offers the recovery itself, or the end of the drill. */
export function CeremonyForm({ name, record, ceremony, storageKey }: CeremonyFormProps) {
  const network = useNetworkId()
  const { t } = useTranslation(['ceremony', 'recovery'])
  const { isDrill, newController } = ceremony.request
  const digest = recoveryRequestDigest(ceremony.request)
  const { tally, error, isFetching, refetch } = useTally(network, record, ceremony)
  const { guardians, threshold } = recoveryStatus((tally?.guardians ?? record.guardians).length)
  const signed = tally?.signed ?? []
  const isEnough = signed.length >= threshold

  // The names of signers are remembered on this device, and after a drill also its time.
  const signers = signed.map(({ guardian }) => guardian).join(' ')
  const { guardians: health } = useGuardianHealth(network, record)
  const found = [...handsOf(health).keys()].join(' ')
  useEffect(() => {
    if (signers === '') return
    const domains = signers.split(' ')
    for (const domain of domains) rememberName({ domain, subdomain: '', topLevel: 'ssi' })
    if (!isDrill) return
    const hashes = domains.map(domainId)
    const hands = handsOf(health)
    if (!hashes.every((hash) => hands.has(hash))) return
    const news = rememberDrill(network, record.address, hashes, { time: Date.now(), request: digest })
    const drilled = new Map([...hands].filter(([hash]) => news.includes(hash)))
    rememberHands(network, record.address, drilled, { isFirst: false })
    // Who signed is remembered with the account and the key of the drill, once they are found.
    // oxlint-disable-next-line exhaustive-deps
  }, [signers, isDrill, network, record.address, digest, found])

  return (
    <div className={layout.stack}>
      {isDrill && isEnough ? (
        <DrillPassed name={name} signed={signed.length} guardians={guardians} storageKey={storageKey} />
      ) : (
        <div>
          <p className={text.label}>{t('terms.controller')}</p>
          <Address value={toBech32(newController)} as="grouped" />
        </div>
      )}
      {!walletRules(record.version).bindsSignatures && !isDrill && (
        <Note kind="warning">{t('unbound', { version: record.version })}</Note>
      )}
      {error !== null && <CardFailure error={error} busy={isFetching} onRetry={refetch} />}
      {tally === null ? (
        error === null && <Skeleton height="10rem" />
      ) : (
        <>
          <ThresholdMeter signed={signed.length} threshold={threshold} guardians={guardians} />
          <ul className={styles.guardians} aria-label={t('ceremony:row.list')}>
            {tally.guardians.map((each) => (
              <GuardianRow key={each.guardian} tally={each} storageKey={storageKey} />
            ))}
          </ul>
        </>
      )}
      {tally?.strangers.map((answer) => (
        <div key={answer.signature} className={joinClasses(layout.row, layout.between)}>
          <FieldMessage kind="error">
            {t('row.stranger', { name: nameInText(`${answer.guardian}.ssi`) })}
          </FieldMessage>
          <IconButton
            icon="x"
            label={t('row.drop', { name: nameInText(`${answer.guardian}.ssi`) })}
            onClick={() => dropAnswer(storageKey, answer)}
          />
        </div>
      ))}
      <PasteAnswers storageKey={storageKey} request={ceremony.request} />
      {isEnough ? (
        !isDrill && (
          <>
            <EnoughSignatures threshold={threshold} guardians={signed.map(({ guardian }) => guardian)} />
            <ActionButton
              action={didSocialRecovery}
              // More signatures than the contract needs would only cost gas.
              input={{ name, wallet: record.address, newController, pairs: signed.slice(0, threshold) }}
              subject={formatName(name)}
            >
              {t('recovery:execute.action')}
            </ActionButton>
          </>
        )
      ) : (
        <p className={text.hint}>
          {t(isDrill ? 'missingDrill' : 'missing', { number: threshold - signed.length })}
        </p>
      )}
    </div>
  )
}
