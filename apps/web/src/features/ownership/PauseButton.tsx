import { useOwnership } from '../../shared/chain/reads/ownershipQuery'
import { ActionButton } from '../../shared/transaction/runner/ui/ActionButton'
import { pause } from './actions/pause'
import { unpause } from './actions/unpause'
import { subjectOf, type WalletProps } from './walletOf'

interface PauseButtonProps extends WalletProps {
  readonly isPaused: boolean
  readonly isSecond?: boolean
}

/** PAUSE, or UNPAUSE where the wallet is paused, for its owner. */
export function PauseButton({ name, record, isPaused, isSecond = false }: PauseButtonProps) {
  const { data } = useOwnership(record.address)
  return (
    <ActionButton
      action={isPaused ? unpause : pause}
      input={{ wallet: record.address, username: name?.domain ?? null }}
      subject={subjectOf({ name, record })}
      signer={data?.owner ?? undefined}
      isSecond={isSecond}
      wide
    />
  )
}
