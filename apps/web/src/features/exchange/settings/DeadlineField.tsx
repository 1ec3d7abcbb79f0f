import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useBlockMoment } from '../../../shared/chain/BlockMoment'
import { blockTimeQuery } from '../../../shared/chain/queries'
import { useNetworkId } from '../../../shared/settings/network'
import { mostBlocks, readBlocks } from '../../../shared/settings/readBlocks'
import { changeSettings, useSettings } from '../../../shared/settings/settings'
import { autoBlocks } from '../../../shared/settings/tradeSettings'
import { Field } from '../../../shared/ui/Field'
import { formatDecimal } from '../../../shared/ui/formatDecimal'
import layout from '../../../shared/ui/layout.module.css'
import text from '../../../shared/ui/text.module.css'
import { AutoButton } from './AutoButton'

/** How many blocks the order of a trade counts, and how long that is as blocks come now. */
export function DeadlineField() {
  const { t, i18n } = useTranslation('rates')
  const chosen = useSettings(({ blocks }) => blocks)
  const { data: time } = useQuery(blockTimeQuery(useNetworkId()))
  const [typed, setTyped] = useState<string | null>(null)
  const blocks = chosen ?? autoBlocks
  const shown = (count: bigint): string => formatDecimal(count.toString(), i18n.language)
  const read = typed === null ? null : readBlocks(typed)
  const choose = (written: string): void => {
    setTyped(written)
    const value = readBlocks(written)
    if (value.ok) changeSettings({ blocks: value.value })
  }
  return (
    <div className={layout.stack}>
      <Field
        label={t('settings.deadline')}
        hint={t('settings.deadlineHint')}
        error={
          read === null || read.ok
            ? undefined
            : t(`settings.deadlineFault.${read.code}`, { most: shown(mostBlocks), blocks: shown(blocks) })
        }
        inputMode="numeric"
        autoComplete="off"
        value={typed ?? blocks.toString()}
        onChange={(event) => choose(event.target.value)}
        after={
          <>
            <span>{t('settings.blocks')}</span>
            <AutoButton
              setting={t('settings.deadline')}
              isOn={chosen === null}
              onPress={() => {
                setTyped(null)
                changeSettings({ blocks: null })
              }}
            />
          </>
        }
        mono
      />
      <p className={text.hint} role="status">
        {time && <Until block={time.latest.number + blocks} />}
      </p>
    </div>
  )
}

/** Until when a trade of this moment would count. */
function Until({ block }: { readonly block: bigint }) {
  const { t } = useTranslation('rates')
  const moment = useBlockMoment(block)
  return t('settings.until', { moment })
}
