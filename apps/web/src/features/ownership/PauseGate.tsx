import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { usePaused } from '../../shared/chain/reads/usePaused'
import { ActionGateContext } from '../../shared/transaction/action/ui/actionGate'
import layout from '../../shared/ui/page/layout.module.css'
import { Note } from '../../shared/ui/cards/Note'
import { PauseButton } from './PauseButton'
import { pausedWord, type WalletProps } from './walletOf'

interface PauseGateProps extends WalletProps {
  readonly children: ReactNode
}

/**
 * While the wallet is paused, every button of an action below becomes the warning, with UNPAUSE one press away. What is
 * typed in the forms stays. Deposits stand outside of it: a paused wallet takes money.
 */
export function PauseGate({ name, record, children }: PauseGateProps) {
  const isPaused = usePaused(record.address) === 'paused'
  return (
    <ActionGateContext value={isPaused ? <PausedWarning name={name} record={record} /> : null}>
      {children}
    </ActionGateContext>
  )
}

/** Stands in the place of an action of a paused wallet. */
export function PausedWarning({ name, record }: WalletProps) {
  const { t } = useTranslation('ownership')
  return (
    <ActionGateContext value={null}>
      <div className={layout.stack} role="group" aria-label={t('pause.unpause')}>
        <Note kind="warning">{t('gate', { wallet: pausedWord({ name, record }) })}</Note>
        <PauseButton name={name} record={record} isPaused />
      </div>
    </ActionGateContext>
  )
}
