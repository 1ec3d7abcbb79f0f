import { blockAfter, measureBlockTime, readSigningWallet } from '@tyto/chain'
import { encodeRecoveryRequest, type DidRecord, type Name, type RecoveryRequest } from '@tyto/identity'
import type { Address } from '@tyto/primitives'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { chainOf } from '../../../shared/chain/chain'
import { blockTimeQuery } from '../../../shared/chain/queries'
import { useFailureText } from '../../../shared/chain/useFailureText'
import { useNetworkId } from '../../../shared/settings/network'
import { Button } from '../../../shared/ui/Button'
import { Icon } from '../../../shared/ui/Icon'
import layout from '../../../shared/ui/layout.module.css'
import { joinClasses } from '../../../shared/ui/joinClasses'
import { Note } from '../../../shared/ui/Note'
import { Segmented } from '../../../shared/ui/Segmented'
import { SelectField } from '../../../shared/ui/SelectField'
import text from '../../../shared/ui/text.module.css'
import { ceremonyKey, startCeremony } from '../requests/ceremony'
import styles from './Ceremony.module.css'

interface RequestMakerProps {
  readonly name: Name
  readonly record: DidRecord
  readonly newController: Address
}

/** One day, in ms. */
const day = 86_400_000
/** How many days a request can be valid. The default is three: enough time to reach the guardians. */
const spans = ['1', '3', '7'] as const
const usualSpan = '3'

/** Makes the request to the guardians: for this address, valid for the chosen time. */
export function RequestMaker({ name, record, newController }: RequestMakerProps) {
  const network = useNetworkId()
  const { t, i18n } = useTranslation('ceremony')
  const failureText = useFailureText()
  const [kind, setKind] = useState<'recovery' | 'drill'>('recovery')
  const [days, setDays] = useState<string>(usualSpan)
  const inDays = new Intl.NumberFormat(i18n.language, { style: 'unit', unit: 'day', unitDisplay: 'long' })
  const making = useMutation({
    networkMode: 'always',
    mutationFn: async () => {
      const { client, network: description } = chainOf(network)
      const [wallet, time] = await Promise.all([
        readSigningWallet(client, description, record.address),
        measureBlockTime(client),
      ])
      const request: RecoveryRequest = {
        isDrill: kind === 'drill',
        chainId: description.chainId,
        name,
        wallet: record.address,
        newController,
        nonce: wallet?.recoveryNonce ?? 0n,
        lastBlock: blockAfter(time, Number(days) * day),
      }
      // Throws here if the request does not fit into a link, before a guardian gets it.
      encodeRecoveryRequest(request)
      startCeremony(ceremonyKey(network, record.address), request)
    },
  })
  return (
    <section className={layout.stack} aria-label={t('make.title')}>
      <div className={joinClasses(layout.row, layout.between)}>
        <h3 className={text.h3}>{t('make.title')}</h3>
        <Segmented
          label={t('make.kind')}
          options={[
            { value: 'recovery', label: t('make.recovery') },
            { value: 'drill', label: t('make.drill') },
          ]}
          value={kind}
          onChange={setKind}
        />
      </div>
      <p className={text.sub}>{t(kind === 'drill' ? 'make.drillHint' : 'make.hint')}</p>
      <div className={layout.cols2}>
        <SelectField
          label={t('make.span')}
          options={spans.map((value) => ({ value, label: inDays.format(Number(value)) }))}
          value={days}
          onChange={setDays}
        />
        <div className={styles.atEnd}>
          <Button variant="step" wide busy={making.isPending} onClick={() => making.mutate()}>
            {!making.isPending && <Icon name="link" />}
            {t(kind === 'drill' ? 'make.drillAction' : 'make.action')}
          </Button>
        </div>
      </div>
      <SpanInBlocks ms={Number(days) * day} />
      {making.error && (
        <Note kind="warning">
          {making.error instanceof RangeError ? t('make.nameTooLong') : failureText(making.error)}
        </Note>
      )}
    </section>
  )
}

/** A span of time, in ms, in blocks as they come now; nothing while their pace is unknown. */
function SpanInBlocks({ ms }: { readonly ms: number }) {
  const { t, i18n } = useTranslation('ceremony')
  const { data: time } = useQuery(blockTimeQuery(useNetworkId()))
  if (time === undefined) return null
  const inSeconds = new Intl.NumberFormat(i18n.language, {
    style: 'unit',
    unit: 'second',
    unitDisplay: 'long',
    maximumFractionDigits: 1,
  })
  const last = blockAfter(time, ms)
  return (
    <p className={text.hint}>
      {t('make.blocks', {
        block: last.toLocaleString(i18n.language),
        blocks: (last - time.latest.number).toLocaleString(i18n.language),
        pace: inSeconds.format(time.msPerBlock / 1_000),
      })}
    </p>
  )
}
