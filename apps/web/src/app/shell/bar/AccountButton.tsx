import { formatName } from '@tyto/identity'
import { useTranslation } from 'react-i18next'
import { NameFace } from '../../../shared/identity/NameFace'
import { ConnectButton } from '../../../shared/session/fixes/ConnectButton'
import { useLoginName } from '../../../shared/session/wallet/login'
import { openOverlay } from '../../../shared/session/fixes/overlay'
import { useMissingWallet, useWallet } from '../../../shared/session/wallet/wallet'
import { Address } from '../../../shared/ui/text/Address'
import { Icon } from '../../../shared/ui/icons/Icon'
import { Name as NameText } from '../../../shared/ui/text/Name'
import styles from './AccountButton.module.css'
import { commaText } from '../../../shared/ui/text/listText'

/** The button of the account drawer: 'Connect' without a wallet, else the account or the log-in. */
export function AccountButton() {
  const { t, i18n } = useTranslation()
  const missing = useMissingWallet()
  const account = useWallet((wallet) => wallet.account)
  const loginName = useLoginName()
  if (missing === 'NoWallet') return <ConnectButton withIcon />

  const name = loginName && formatName(loginName)
  const trouble = missing && t(`session.${missing}`)
  const who = commaText(
    [name ?? account?.bech32, trouble].filter((part) => typeof part === 'string'),
    i18n.language,
  )
  const label = t('session.accountOf', { name: who })
  return (
    <button
      type="button"
      className={styles.account}
      aria-haspopup="dialog"
      aria-label={label}
      title={label}
      onClick={() => openOverlay('account')}
    >
      {loginName ? <NameFace name={loginName} size="sm" /> : <Icon name="wallet" />}
      <span className={styles.who}>
        {name !== null ? (
          <NameText name={name} size="xs" />
        ) : account !== null ? (
          <Address value={account.bech32} />
        ) : (
          <span className={styles.alone}>{trouble}</span>
        )}
      </span>
      <Icon
        name={trouble === null ? 'down' : 'warn'}
        size="sm"
        className={trouble ? styles.trouble : styles.arrow}
      />
    </button>
  )
}
