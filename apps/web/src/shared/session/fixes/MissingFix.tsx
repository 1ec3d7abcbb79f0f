import { networkIds, type NetworkId } from '@tyto/chain'
import { formatName, type Name } from '@tyto/identity'
import { parseAddress, toBech32, type Address } from '@tyto/primitives'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link, useLocation } from 'react-router'
import { chainOf } from '../../chain/network/chain'
import { externalLinks } from '../../routing/externalLinks'
import { parsePath } from '../../routing/parsePath'
import { buildPath } from '../../routing/routes'
import { Button } from '../../ui/buttons/Button'
import { buttonClasses } from '../../ui/buttons/buttonClasses'
import { ExternalLink } from '../../ui/text/ExternalLink'
import { joinClasses } from '../../ui/joinClasses'
import layout from '../../ui/page/layout.module.css'
import { showToast } from '../../ui/toast/toasts'
import { nameInText } from '../../ui/text/nameParts'
import { shortAddress } from '../../ui/text/shortAddress'
import { askWalletNetwork } from '../wallet/askWalletNetwork'
import { ConnectButton } from './ConnectButton'
import { connectStorage } from '../wallet/connectWallet'
import { openLocalWallet, useLocalWallet } from '../wallet/localWallet'
import type { Missing } from '../wallet/findMissing'
import { LogInFix } from './LogInFix'
import { useLoginState } from '../wallet/login'
import { availableNetworks, useNetworkId } from '../../settings/network'
import { changeSettings } from '../../settings/settings'
import { useStorageWallet } from '../wallet/storageWallet'
import { switchAccount } from '../wallet/switchAccount'
import { TestKeysHint } from './TestKeysHint'
import { useWallet } from '../wallet/wallet'
import type { WalletSession } from '../wallet/walletSession'
import { useWalletBrand } from '../wallet/walletName'

/** The text for what is missing. `subject` is the name or address whose controller alone may sign. */
export function useMissingText(): (missing: Missing, subject?: string) => string {
  const { t } = useTranslation('session')
  const network = useNetworkId()
  const wallet = networkOf(useWallet(({ chainId }) => chainId))
  const login = useLoginState((state) => state.login)
  return (missing, subject) => {
    switch (missing.code) {
      case 'NetworkForReading':
        return t('need.NetworkForReading', { app: t(`network.${network}`) })
      case 'UnknownNetwork':
        return t('need.UnknownNetwork', { app: t(`network.${missing.expected}`) })
      case 'WrongNetwork': {
        const app = t(`network.${missing.expected}`)
        return wallet === null
          ? t('need.otherNetwork', { app })
          : t('need.WrongNetwork', { app, wallet: t(`network.${wallet}`) })
      }
      case 'WrongAccount': {
        const account = shortAddress(toBech32(missing.expected))
        const isOwn = login?.controller === missing.expected && login.name !== null
        const name = isOwn ? formatName(login.name) : subject
        if (name === undefined || parseAddress(name).ok) return t('need.WrongAccount', { account })
        return t('need.controllerOf', { name: nameInText(name), account })
      }
      default:
        return t(`need.${missing.code}`)
    }
  }
}

interface MissingFixProps {
  readonly missing: Missing
  readonly small?: boolean
}

/** A button that fixes what is missing, at the place where it is needed. */
export function MissingFix({ missing, small = false }: MissingFixProps) {
  const { t } = useTranslation('session')
  const isStorageBusy = useStorageWallet((storage) => storage.isBusy)
  const local = useLocalWallet()
  const wallet = useWalletBrand()
  switch (missing.fix) {
    case 'chooseNetwork':
      return <ChooseNetworkFix small={small} />
    case 'connectWallet':
      return (
        <span className={joinClasses(layout.row, layout.gap1)}>
          <ConnectButton
            {...(local !== 'beside' && {
              label: local === 'in place' ? t('need.connectLocal') : t('need.connectWallet', { wallet }),
            })}
            variant="step"
            small={small}
          />
        </span>
      )
    case 'unlockWallet':
      return <ConnectButton label={t('need.unlock')} variant="step" small={small} />
    case 'reconnect':
      return <ConnectButton label={t('need.reconnect')} variant="step" small={small} />
    case 'askNetwork':
      return <AskNetworkFix small={small} />
    case 'switchNetwork':
      return <NetworkFix small={small} />
    case 'logIn':
      return <LogInFix small={small} />
    case 'switchAccount':
      return <AccountFix expected={missing.expected} small={small} />
    case 'connectStorage':
      return (
        <span className={joinClasses(layout.row, layout.gap1)}>
          <Button variant="step" small={small} busy={isStorageBusy} onClick={() => void connectStorage()}>
            {t('need.connectStorage')}
          </Button>
          <TestKeysHint />
        </span>
      )
  }
}

interface AccountFixProps {
  readonly expected: Address
  readonly small: boolean
}

/** Helps with a wrong account. Only the wallet itself can change the account. */
function AccountFix({ expected, small }: AccountFixProps) {
  const { t } = useTranslation('session')
  const isLocal = useWallet(({ adapter }) => adapter?.kind === 'local')
  const isBusy = useWallet(({ busy }) => busy !== null)
  const wallet = useWalletBrand()
  const advice = t('need.WrongAccount', { account: shortAddress(toBech32(expected)) })
  return (
    <Button variant="step" small={small} busy={isBusy} onClick={() => void switchAccount(expected, advice)}>
      {isLocal ? t('account.openLocal') : t('need.switchAccount', { wallet })}
    </Button>
  )
}

/** Helps with a wallet that does not say its network: asks it again, and opens the local one to choose there. */
function AskNetworkFix({ small }: { readonly small: boolean }) {
  const { t } = useTranslation('session')
  const [isBusy, setBusy] = useState(false)
  const ask = async (): Promise<void> => {
    setBusy(true)
    const chainId = await askWalletNetwork()
    setBusy(false)
    if (chainId === null) showToast({ kind: 'warning', text: t('need.networkUnsaid') })
  }
  return (
    <span className={joinClasses(layout.row, layout.gap1)}>
      <Button variant="step" small={small} busy={isBusy} onClick={() => void ask()}>
        {t('need.askNetwork')}
      </Button>
      <OpenLocalButton small={small} />
    </span>
  )
}

/** The networks of this site that execute calls, and what one can keep of the name on this one. */
function ChooseNetworkFix({ small }: { readonly small: boolean }) {
  const { t } = useTranslation('session')
  const name = useNameHere()
  const running = availableNetworks.filter((id) => chainOf(id).network.rules.forReading === null)
  return (
    <span className={joinClasses(layout.row, layout.gap1)}>
      {running.map((network) => (
        <Button key={network} variant="step" small={small} onClick={() => changeSettings({ network })}>
          {t('need.showNetwork', { network: t(`network.${network}`) })}
        </Button>
      ))}
      {name !== null && (
        <Link className={buttonClasses({ variant: 'line', small })} to={buildPath('statement', { name })}>
          {t('need.saveStatement')}
        </Link>
      )}
    </span>
  )
}

/** The name of this page; where it has none, the one that is logged in. */
function useNameHere(): Name | null {
  const path = parsePath(useLocation().pathname)
  const login = useLoginState((state) => state.login)
  return path.kind === 'name' && path.name.ok ? path.name.value : (login?.name ?? null)
}

/** The way to the local wallet, where that is the connected one. */
function OpenLocalButton({ small }: { readonly small: boolean }) {
  const { t } = useTranslation('session')
  const isLocal = useWallet(({ adapter }) => adapter?.kind === 'local')
  if (!isLocal) return null
  return (
    <Button variant="line" small={small} onClick={() => openLocalWallet()}>
      {t('account.openLocal')}
    </Button>
  )
}

/**
 * Helps with a wrong network: the app changes to the wallet's network, or the wallet is opened to change to the app's.
 */
function NetworkFix({ small }: { readonly small: boolean }) {
  const { t } = useTranslation('session')
  const wallet = networkOf(useWallet(({ chainId }) => chainId))
  const isLocal = useWallet(({ adapter }) => adapter?.kind === 'local')
  const hasChoice = useLocalWallet() === 'beside'
  return (
    <span className={joinClasses(layout.row, layout.gap1)}>
      {wallet !== null && availableNetworks.includes(wallet) && (
        <Button variant="step" small={small} onClick={() => changeSettings({ network: wallet })}>
          {t('need.showNetwork', { network: t(`network.${wallet}`) })}
        </Button>
      )}
      {!isLocal && hasChoice && <ConnectButton wallet="local" label={t('need.connectLocal')} small={small} />}
      <OpenLocalButton small={small} />
    </span>
  )
}

/** For browsers without a wallet: a link to the site of one. */
export function InstallLink() {
  const { t } = useTranslation('session')
  return (
    <ExternalLink className={buttonClasses({ variant: 'line' })} href={externalLinks.walletExtension}>
      {t('need.installWallet')}
    </ExternalLink>
  )
}

/** The network with this chain id; null if the app does not know it. */
function networkOf(chainId: WalletSession['chainId']): NetworkId | null {
  return networkIds.find((id) => chainOf(id).network.chainId === chainId) ?? null
}
