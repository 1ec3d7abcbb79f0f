import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Qa } from '../../shared/chain/coins/Qa'
import { Note } from '../../shared/ui/cards/Note'

interface RipeReminderProps {
  /** The stake that can be withdrawn now, in Qa; nothing is shown where there is none. */
  readonly ripe: bigint
  /** The way to it. */
  readonly children: ReactNode
}

/** Reminds the owner of a withdrawal that has waited long enough. */
export function RipeReminder({ ripe, children }: RipeReminderProps) {
  const { t } = useTranslation('staking')
  if (ripe === 0n) return null
  return (
    <Note kind="success">
      <p>
        {t('ripe.ready')} <Qa value={ripe} />
      </p>
      {children}
    </Note>
  )
}
