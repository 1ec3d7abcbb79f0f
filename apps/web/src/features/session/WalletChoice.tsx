import type { BrowserWalletKind } from '@tyto/chain'
import { useTranslation } from 'react-i18next'
import { useWalletBrand } from '../../shared/session/wallet/walletName'
import { Dialog } from '../../shared/ui/dialog/Dialog'
import { Icon } from '../../shared/ui/icons/Icon'
import text from '../../shared/ui/text/text.module.css'
import styles from './Account.module.css'

interface WalletChoiceProps {
  /** Takes the choice; null if the person wants none. */
  readonly onAnswer: (kind: BrowserWalletKind | null) => void
}

/** Asks which wallet to connect: the extension of this browser, or the local wallet beside it. */
export function WalletChoice({ onAnswer }: WalletChoiceProps) {
  const { t } = useTranslation('session')
  const brand = useWalletBrand()

  const option = (kind: BrowserWalletKind, name: string, hint: string) => (
    <li>
      <button type="button" className={styles.who} onClick={() => onAnswer(kind)}>
        <span className={styles.icon}>
          <Icon name="wallet" />
        </span>
        <span className={styles.grow}>
          <b className={styles.title}>{name}</b>
          <span className={text.hint}>{hint}</span>
        </span>
        <span className={styles.arrow}>
          <Icon name="right" />
        </span>
      </button>
    </li>
  )
  return (
    <Dialog open onClose={() => onAnswer(null)} title={t('choice.title')} width="26rem">
      <ul>
        {option('zilpay', brand, t('choice.extension'))}
        {option('local', t('localWallet'), t('account.localHint'))}
      </ul>
    </Dialog>
  )
}
