import type { BrowserWalletKind } from '@tyto/chain'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { addressPath } from '../../shared/routing/addressPath'
import { ConnectButton } from '../../shared/session/fixes/ConnectButton'
import { connectStorage, disconnectStorage } from '../../shared/session/wallet/connectWallet'
import { openLocalWallet, useLocalWallet } from '../../shared/session/wallet/localWallet'
import { MissingFix, useMissingText } from '../../shared/session/fixes/MissingFix'
import { TestKeysHint } from '../../shared/session/fixes/TestKeysHint'
import { useStorageWallet } from '../../shared/session/wallet/storageWallet'
import { useMissing } from '../../shared/session/useMissing'
import { useWallet } from '../../shared/session/wallet/wallet'
import { useWalletBrand } from '../../shared/session/wallet/walletName'
import { Address } from '../../shared/ui/text/Address'
import { Button } from '../../shared/ui/buttons/Button'
import { buttonClasses } from '../../shared/ui/buttons/buttonClasses'
import { CopyButton } from '../../shared/ui/share/CopyButton'
import { Icon } from '../../shared/ui/icons/Icon'
import { IconButton } from '../../shared/ui/buttons/IconButton'
import type { IconName } from '../../shared/ui/icons/iconPaths'
import { joinClasses } from '../../shared/ui/joinClasses'
import layout from '../../shared/ui/page/layout.module.css'
import text from '../../shared/ui/text/text.module.css'
import styles from './Account.module.css'
import { Section } from './Section'

/** The wallets of the browser: one signs transactions, one stores keys. */
export function WalletsSection() {
  const { t } = useTranslation('session')
  const local = useLocalWallet()
  return (
    <Section title={t('account.wallets')}>
      <ul>
        {local !== 'in place' && <SigningWallet kind="zilpay" hasOther={local === 'beside'} />}
        {(local === 'in place' || local === 'beside') && (
          <SigningWallet kind="local" hasOther={local === 'beside'} />
        )}
        {local === 'absent' && (
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

interface SigningWalletProps {
  readonly kind: BrowserWalletKind
  /** Is there another wallet that signs? Then each has a button that changes to it. */
  readonly hasOther: boolean
}

function SigningWallet({ kind, hasOther }: SigningWalletProps) {
  const { t } = useTranslation('session')
  const isMine = useWallet(({ adapter }) => adapter === null || adapter.kind === kind)
  const account = useWallet((wallet) => (isMine ? wallet.account : null))
  const brand = useWalletBrand()
  const missing = useMissing({ signs: false })?.code
  const isLocked = missing === 'WalletLocked' && isMine
  const isDropped = missing === 'AccountNotConnected' && isMine
  const fix = isLocked ? t('need.unlock') : isDropped ? t('need.reconnect') : null
  const isLocal = kind === 'local'
  const idle = isLocal && hasOther && !isDropped ? 'account.localHint' : 'account.notConnected'
  return (
    <Line
      icon="wallet"
      title={isLocal ? t('localWallet') : brand}
      hint={account === null ? t(isLocked ? 'account.locked' : idle) : <Address value={account.bech32} />}
    >
      {isLocal && <IconButton icon="gear" label={t('account.openLocal')} onClick={openLocalWallet} />}
      {account !== null ? (
        <>
          <Link
            className={buttonClasses({ variant: 'line', small: true })}
            to={addressPath('resolvedAddress', account.address)}
          >
            {t('account.coins')}
          </Link>
          <CopyButton
            value={account.bech32}
            label={t('account.copyAddress')}
            done={t('account.addressCopied')}
          />
        </>
      ) : (
        <ConnectButton
          small
          {...(fix !== null && { label: fix })}
          {...(hasOther && {
            wallet: kind,
            spoken: fix ?? (isLocal ? t('need.connectLocal') : t('need.connectWallet', { wallet: brand })),
          })}
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
      hint={
        <span className={styles.grow}>
          {address === null ? <span>{t('storage.purpose')}</span> : <Address value={address} />}
          <TestKeysHint />
        </span>
      }
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
  const missing = useMissing({ signs: false })
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
