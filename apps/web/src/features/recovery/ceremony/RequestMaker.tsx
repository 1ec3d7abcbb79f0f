import { blockAfter } from '@tyto/chain'
import type { DidRecord, Name } from '@tyto/identity'
import type { Address } from '@tyto/primitives'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { formatWhole } from '../../../shared/ui/text/formatWhole'
import { ClockNote } from '../../../shared/chain/age/ClockNote'
import { blockTimeQuery } from '../../../shared/chain/reads/queries'
import { useNetworkId } from '../../../shared/settings/network'
import { Button } from '../../../shared/ui/buttons/Button'
import { Icon } from '../../../shared/ui/icons/Icon'
import layout from '../../../shared/ui/page/layout.module.css'
import { Note } from '../../../shared/ui/cards/Note'
import { SelectField } from '../../../shared/ui/fields/SelectField'
import text from '../../../shared/ui/text/text.module.css'
import { day, spans, usualSpan } from '../requests/spans'
import styles from './Ceremony.module.css'
import { useMakeRequest } from './useMakeRequest'

interface RequestMakerProps {
  readonly name: Name
  readonly record: DidRecord
  readonly newController: Address
}

/** Makes the request to the guardians: for this address, valid for the chosen time. */
export function RequestMaker({ name, record, newController }: RequestMakerProps) {
  const { t, i18n } = useTranslation('ceremony')
  const [days, setDays] = useState<string>(String(usualSpan / day))
  const inDays = new Intl.NumberFormat(i18n.language, { style: 'unit', unit: 'day', unitDisplay: 'long' })
  const { make, busy, problem } = useMakeRequest(name, record)
  const span = Number(days) * day
  return (
    <section className={layout.stack} aria-label={t('make.title')}>
      <h3 className={text.h3}>{t('make.title')}</h3>
      <p className={text.sub}>{t('make.hint')}</p>
      <div className={layout.cols2}>
        <SelectField
          label={t('make.span')}
          options={spans.map((value) => ({ value, label: inDays.format(Number(value)) }))}
          value={days}
          onChange={setDays}
        />
        <div className={styles.atEnd}>
          <Button
            variant="step"
            wide
            busy={busy}
            onClick={() => make({ isDrill: false, newController, span })}
          >
            {!busy && <Icon name="link" />}
            <span>{t('make.action')}</span>
          </Button>
        </div>
      </div>
      <SpanInBlocks ms={span} />
      <ClockNote about="blocks" />
      {problem !== null && <Note kind="warning">{problem}</Note>}
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
        block: formatWhole(last, i18n.language),
        blocks: formatWhole(last - time.latest.number, i18n.language),
        pace: inSeconds.format(time.msPerBlock / 1_000),
      })}
    </p>
  )
}
