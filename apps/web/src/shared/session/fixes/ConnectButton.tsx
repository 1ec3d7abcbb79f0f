import type { BrowserWalletKind } from '@tyto/chain'
import { useTranslation } from 'react-i18next'
import { Button } from '../../ui/buttons/Button'
import type { ButtonLook } from '../../ui/buttons/buttonClasses'
import { Icon } from '../../ui/icons/Icon'
import { IconButton } from '../../ui/buttons/IconButton'
import styles from './ConnectButton.module.css'
import { cancelConnect, connectWallet } from '../wallet/connectWallet'
import { useWallet } from '../wallet/wallet'

interface ConnectButtonProps extends Pick<ButtonLook, 'variant' | 'small'> {
  /** The label; 'Connect' by default. */
  readonly label?: string
  readonly withIcon?: boolean
  /** The wallet to connect; without it, the one of this session or the one that the person chooses. */
  readonly wallet?: BrowserWalletKind
  /** The text for screen readers; it contains the label. */
  readonly spoken?: string
}

/** Asks the wallet for its account. While the wallet is asked, the button can cancel the waiting. */
export function ConnectButton({
  label,
  withIcon = false,
  variant = 'line',
  small,
  wallet,
  spoken,
}: ConnectButtonProps) {
  const { t } = useTranslation()
  const busy = useWallet((session) => session.busy)
  // One of two buttons for two wallets is busy with its own wallet only.
  const isBusy = wallet === undefined ? busy !== null : busy === wallet
  return (
    <span className={styles.pair}>
      <Button
        variant={variant}
        small={small}
        busy={isBusy}
        aria-label={spoken}
        onClick={() => void connectWallet(wallet)}
      >
        {withIcon && busy === null && <Icon name="wallet" />}
        <span>{label ?? t('session.connect')}</span>
      </Button>
      {isBusy && busy !== 'resuming' && (
        <IconButton icon="x" label={t('session.stop')} onClick={() => cancelConnect()} />
      )}
    </span>
  )
}
