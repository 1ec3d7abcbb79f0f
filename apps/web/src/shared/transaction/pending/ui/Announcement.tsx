import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import text from '../../../ui/text/text.module.css'
import type { StoredTransaction } from '../storedTransaction'
import { formatElapsed } from './elapsed'
import { labelOf, titleOf } from './statusText'
import { useBlocksSince, useElapsed } from './useElapsed'
import { colonText } from '../../../ui/text/listText'

/** Tells screen readers each new state at once, and once a minute while a state lasts. */
export function Announcement({ transaction }: { readonly transaction: StoredTransaction }) {
  const { t, i18n } = useTranslation('transaction')
  const elapsed = useElapsed(transaction)
  const blocks = useBlocksSince(transaction) ?? 0
  const { status } = transaction.state
  const minute = status === 'submitted' ? Math.floor(elapsed / 60_000) : 0
  const [said, setSaid] = useState('')

  useEffect(() => {
    const action = labelOf(transaction)
    const time = formatElapsed(minute * 60_000)
    // Readers of the screen say what changes after it was drawn.
    // oxlint-disable-next-line set-state-in-effect
    setSaid(
      minute > 0
        ? t('submitted.announce', { action, time, blocks: t('submitted.blocks', { count: blocks }) })
        : colonText(action, titleOf(transaction.state), i18n.language),
    )
    // Other changes wait for the next minute.
    // oxlint-disable-next-line exhaustive-deps
  }, [status, minute])

  return (
    <p className={text.sr} role="status">
      {said}
    </p>
  )
}
