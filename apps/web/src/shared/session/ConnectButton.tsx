import { useTranslation } from 'react-i18next'
import { Button } from '../ui/Button'
import type { ButtonLook } from '../ui/buttonClasses'
import { Icon } from '../ui/Icon'
import { IconButton } from '../ui/IconButton'
import styles from './ConnectButton.module.css'
import { cancelConnect, connectWallet } from './connectWallet'
import { useWallet } from './wallet'

interface ConnectButtonProps extends Pick<ButtonLook, 'variant' | 'small'> {
  /** The label; 'Connect' by default. */
  readonly label?: string
  readonly withIcon?: boolean
}

/** Asks the wallet for its account. While the wallet is asked, the button can cancel the waiting. */
export function ConnectButton({ label, withIcon = false, variant = 'line', small }: ConnectButtonProps) {
  const { t } = useTranslation()
  const busy = useWallet((wallet) => wallet.busy)
  return (
    <span className={styles.pair}>
      <Button variant={variant} small={small} busy={busy !== null} onClick={() => void connectWallet()}>
        {withIcon && busy === null && <Icon name="wallet" />}
        {label ?? t('session.connect')}
      </Button>
      {busy === 'connecting' && (
        <IconButton icon="x" label={t('session.stop')} onClick={() => cancelConnect()} />
      )}
    </span>
  )
}
