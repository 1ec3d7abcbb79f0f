import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { ConnectButton } from '../../shared/session/ConnectButton'
import { connectStorage, disconnectStorage } from '../../shared/session/connectWallet'
import { openLocalWallet, useLocalWallet } from '../../shared/session/localWallet'
import { MissingFix, useMissingText } from '../../shared/session/MissingFix'
import { useStorageWallet } from '../../shared/session/storageWallet'
import { useMissing } from '../../shared/session/useMissing'
import { useWallet } from '../../shared/session/wallet'
import { useWalletBrand } from '../../shared/session/walletName'
import { Address } from '../../shared/ui/Address'
import { Button } from '../../shared/ui/Button'
import { CopyButton } from '../../shared/ui/CopyButton'
import { Icon } from '../../shared/ui/Icon'
import { IconButton } from '../../shared/ui/IconButton'
import type { IconName } from '../../shared/ui/iconPaths'
import { joinClasses } from '../../shared/ui/joinClasses'
import layout from '../../shared/ui/layout.module.css'
import text from '../../shared/ui/text.module.css'
import styles from './Account.module.css'
import { Section } from './Section'

/** The wallets of the browser: one signs transactions, one stores keys. */
export function WalletsSection() {
  const { t } = useTranslation('session')
  const local = useLocalWallet()
  return (
    <Section title={t('account.wallets')}>
      <ul>
        <SigningWallet isLocal={local === 'in place'} />
        {local === 'beside' && (
          <Line icon="gear" title={t('localWallet')} hint={t('account.localHint')}>
            <Button variant="line" small onClick={openLocalWallet} aria-label={t('account.openLocal')}>
              {t('account.openLocalShort')}
            </Button>
          </Line>
        )}
        <StorageWallet />
      </ul>
      <NetworkNote />
    </Section>
  )
}

function SigningWallet({ isLocal }: { readonly isLocal: boolean }) {
  const { t } = useTranslation('session')
  const account = useWallet((wallet) => wallet.account)
  const brand = useWalletBrand()
  const missing = useMissing()?.code
  const closed = t(missing === 'WalletLocked' ? 'account.locked' : 'account.notConnected')
  const label =
    missing === 'WalletLocked'
      ? t('need.unlock')
      : missing === 'AccountNotConnected'
        ? t('need.reconnect')
        : undefined
  return (
    <Line
      icon="wallet"
      title={isLocal ? t('localWallet') : brand}
      hint={account === null ? closed : <Address value={account.bech32} />}
    >
      {isLocal && <IconButton icon="gear" label={t('account.openLocal')} onClick={openLocalWallet} />}
      {account === null ? (
        <ConnectButton small {...(label === undefined ? {} : { label })} />
      ) : (
        <CopyButton
          value={account.bech32}
          label={t('account.copyAddress')}
          done={t('account.addressCopied')}
        />
      )}
    </Line>
  )
}

function StorageWallet() {
  const { t } = useTranslation('session')
  const { address, isBusy } = useStorageWallet()
  return (
    <Line
      icon="lock"
      title={t('storage.name')}
      hint={address === null ? t('storage.purpose') : <Address value={address} />}
    >
      {address === null ? (
        <Button
          variant="line"
          small
          busy={isBusy}
          onClick={() => void connectStorage()}
          aria-label={t('storage.connectLabel')}
        >
          {t('storage.connect')}
        </Button>
      ) : (
        <Button
          variant="quiet"
          small
          onClick={() => void disconnectStorage()}
          aria-label={t('storage.disconnectLabel')}
        >
          {t('storage.disconnect')}
        </Button>
      )}
    </Line>
  )
}

/** A warning if the wallet is on another network than the app, or does not say on which, with a way to correct it. */
function NetworkNote() {
  const missing = useMissing()
  const missingText = useMissingText()
  if (missing?.code !== 'WrongNetwork' && missing?.code !== 'UnknownNetwork') return null
  return (
    <div className={joinClasses(layout.stack, layout.gap1)}>
      <p className={joinClasses(text.sub, text.warning)}>{missingText(missing)}</p>
      <MissingFix missing={missing} small />
    </div>
  )
}

interface LineProps {
  readonly icon: IconName
  readonly title: string
  readonly hint: ReactNode
  /** Buttons at the right. */
  readonly children: ReactNode
}

function Line({ icon, title, hint, children }: LineProps) {
  return (
    <li className={styles.who}>
      <span className={styles.icon}>
        <Icon name={icon} />
      </span>
      <span className={styles.grow}>
        <b className={styles.title}>{title}</b>
        <span className={text.hint}>{hint}</span>
      </span>
      {children}
    </li>
  )
}
