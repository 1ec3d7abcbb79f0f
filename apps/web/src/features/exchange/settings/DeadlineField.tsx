import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { autoMinutes, mostMinutes, readMinutes } from '../../../shared/settings/deadline'
import { mostBlocks, readBlocks } from '../../../shared/settings/readBlocks'
import { changeSettings, useSettings } from '../../../shared/settings/settings'
import { Field } from '../../../shared/ui/fields/Field'
import { formatWhole } from '../../../shared/ui/text/formatWhole'
import layout from '../../../shared/ui/page/layout.module.css'
import text from '../../../shared/ui/text/text.module.css'
import { Unfold } from '../../../shared/ui/cards/Unfold'
import { AutoButton } from './AutoButton'
import { useDeadlineBlocks } from './useDeadlineBlocks'

/** How many minutes an order counts; folded, the same in blocks. */
export function DeadlineField() {
  const { t, i18n } = useTranslation('rates')
  const minutes = useSettings((settings) => settings.minutes)
  const blocks = useSettings((settings) => settings.blocks)
  const counted = useDeadlineBlocks()
  const [typed, setTyped] = useState<string | null>(null)
  const [typedBlocks, setTypedBlocks] = useState<string | null>(null)
  const shown = (count: bigint): string => formatWhole(count, i18n.language)
  const inForce = minutes ?? autoMinutes
  const read = typed === null ? null : readMinutes(typed)
  const readInBlocks = typedBlocks === null ? null : readBlocks(typedBlocks)
  const setting = t('settings.deadline')
  return (
    <div className={layout.stack}>
      <Field
        label={setting}
        hint={t('settings.deadlineHint')}
        error={
          read === null || read.ok
            ? undefined
            : t(`settings.deadlineFault.${read.code}`, { most: shown(mostMinutes), minutes: shown(inForce) })
        }
        inputMode="numeric"
        autoComplete="off"
        value={typed ?? (blocks === null ? inForce.toString() : '')}
        onChange={(event) => {
          const { value } = event.target
          setTyped(value)
          setTypedBlocks(null)
          const next = readMinutes(value)
          if (next.ok) changeSettings({ minutes: next.value, blocks: null })
        }}
        after={
          <>
            <span>{t('settings.minutes')}</span>
            <AutoButton
              setting={setting}
              isOn={minutes === null && blocks === null}
              onPress={() => {
                setTyped(null)
                setTypedBlocks(null)
                changeSettings({ minutes: null, blocks: null })
              }}
            />
          </>
        }
        mono
      />
      <p className={text.hint} role="status">
        {t('settings.counted', { count: Number(counted) })}
      </p>
      <Unfold label={t('settings.inBlocks')}>
        <Field
          label={t('settings.deadlineBlocks')}
          hint={t('settings.deadlineBlocksHint')}
          error={
            readInBlocks === null || readInBlocks.ok
              ? undefined
              : t(`settings.blocksFault.${readInBlocks.code}`, {
                  most: shown(mostBlocks),
                  blocks: shown(counted),
                })
          }
          inputMode="numeric"
          autoComplete="off"
          value={typedBlocks ?? blocks?.toString() ?? ''}
          onChange={(event) => {
            const { value } = event.target
            setTypedBlocks(value)
            setTyped(null)
            const next = readBlocks(value)
            if (next.ok) changeSettings({ blocks: next.value })
            else if (value.trim() === '') changeSettings({ blocks: null })
          }}
          mono
        />
      </Unfold>
    </div>
  )
}
