import { zil } from '@tyto/contracts'
import { formatUnits } from '@tyto/primitives'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useState, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { balanceQuery } from '../../shared/chain/coins/balanceQuery'
import { Qa } from '../../shared/chain/coins/Qa'
import { externalLinks } from '../../shared/routing/externalLinks'
import { ConnectButton } from '../../shared/session/fixes/ConnectButton'
import { hasBrowserWallet } from '../../shared/session/wallet/connectWallet'
import { TestZil } from '../../shared/session/fixes/TestZil'
import { useLocalWallet } from '../../shared/session/wallet/localWallet'
import { InstallLink } from '../../shared/session/fixes/MissingFix'
import { useNetworkId } from '../../shared/settings/network'
import { useAccount } from '../../shared/session/wallet/wallet'
import { FirstNameTotal, useFirstNameCost } from '../../shared/transaction/gas/ui/FirstNameTotal'
import { useGasNote, useHeldForWallet } from '../../shared/transaction/gas/ui/walletCosts'
import { Address } from '../../shared/ui/text/Address'
import { Badge } from '../../shared/ui/text/Badge'
import { Button } from '../../shared/ui/buttons/Button'
import { CopyButton } from '../../shared/ui/share/CopyButton'
import { Dialog } from '../../shared/ui/dialog/Dialog'
import { ExternalLink } from '../../shared/ui/text/ExternalLink'
import { formatDecimal } from '../../shared/ui/text/formatDecimal'
import { Icon } from '../../shared/ui/icons/Icon'
import { joinClasses } from '../../shared/ui/joinClasses'
import text from '../../shared/ui/text/text.module.css'
import styles from './Quickstart.module.css'
import { quickstartStep } from './quickstartStep'

interface QuickstartProps {
  readonly onClose: () => void
  /** Opens the form for a new identity; null for a last step without a button. */
  readonly onNewSsi: (() => void) | null
}

/** The three steps to a new identity: a wallet, money, the identity. */
export function Quickstart({ onClose, onNewSsi }: QuickstartProps) {
  const { t } = useTranslation('session')
  const account = useAccount()
  const network = useNetworkId()
  const hasWallet = useHasWallet()
  const { data: balance, error } = useQuery(balanceQuery(network, account?.address ?? null))
  const held = useHeldForWallet()
  const { cost } = useFirstNameCost()
  const current = quickstartStep({ isConnected: account !== null, balance, held, most: cost?.[1] ?? null })
  const hasMoney = current === 3
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('quickstart.title')}
      width="46rem"
      footer={
        <>
          <ExternalLink className={styles.faq} href={externalLinks.faq}>
            {t('quickstart.faq')}
          </ExternalLink>
          <Button variant="line" onClick={onClose}>
            {t('quickstart.later')}
          </Button>
        </>
      }
    >
      <div className={styles.total}>
        <FirstNameTotal isUpFront />
      </div>
      <ol className={styles.steps}>
        <Step number={1} current={current} title={t('quickstart.walletTitle')} lead={<WalletLead />}>
          {account !== null ? (
            <Badge kind="success">{t('quickstart.connected')}</Badge>
          ) : hasWallet === false ? (
            <InstallLink />
          ) : (
            <>
              {hasWallet && <Badge kind="success">{t('quickstart.installed')}</Badge>}
              <ConnectButton variant="step" />
            </>
          )}
        </Step>
        <Step
          number={2}
          current={current}
          title={t('quickstart.fundsTitle')}
          lead={<FundsLead held={held} />}
        >
          {account !== null && (
            <>
              <span className={styles.well}>
                <Address value={account.bech32} />
                <CopyButton
                  value={account.bech32}
                  label={t('quickstart.copyAddress')}
                  done={t('account.addressCopied')}
                />
              </span>
              <span className={text.hint} role="status">
                {balance !== undefined && balance > 0n && <Qa value={balance} />}
                {balance !== undefined && !hasMoney && <span> {t('quickstart.waiting')}</span>}
                {balance === undefined && error !== null && <span>{t('quickstart.balanceUnknown')}</span>}
              </span>
              {balance !== undefined && !hasMoney && <TestZil account={account.address} />}
            </>
          )}
        </Step>
        <Step number={3} current={current} title={t('quickstart.ssiTitle')} lead={t('quickstart.ssiText')}>
          {onNewSsi && (
            <Button variant={current === 3 ? 'step' : 'line'} disabled={current !== 3} onClick={onNewSsi}>
              {t('quickstart.newSsi')}
            </Button>
          )}
        </Step>
      </ol>
    </Dialog>
  )
}

function WalletLead() {
  const { t } = useTranslation('session')
  const isLocal = useLocalWallet() === 'in place'
  return (
    <>
      <span>{t('quickstart.walletText')}</span> {isLocal && <span>{t('quickstart.localText')}</span>}
    </>
  )
}

/** The cost of the identity, in the same figures as at its buttons and in their reviews. */
function FundsLead({ held }: { readonly held: bigint }) {
  const { t, i18n } = useTranslation('session')
  const wallet = useGasNote('deployDidWallet')
  const keys = useGasNote('didCreate')
  return (
    <>
      <span>{t('quickstart.fundsText', { wallet, keys })}</span>{' '}
      <span>
        {t('quickstart.fundsBound', { zil: formatDecimal(formatUnits(held, zil.decimals), i18n.language) })}
      </span>
    </>
  )
}

interface StepProps {
  readonly number: number
  /** The present step. */
  readonly current: number
  readonly title: string
  readonly lead: ReactNode
  readonly children: ReactNode
}

function Step({ number, current, title, lead, children }: StepProps) {
  const isDone = number < current
  return (
    <li
      className={joinClasses(styles.step, isDone && styles.done, number === current && styles.now)}
      aria-current={number === current ? 'step' : undefined}
    >
      <span className={styles.number} aria-hidden="true">
        {isDone ? <Icon name="check" /> : number}
      </span>
      <div>
        <h3 className={text.h2}>{title}</h3>
        <p className={text.sub}>{lead}</p>
      </div>
      <div className={styles.action}>{children}</div>
    </li>
  )
}

/** True if this browser has a wallet. Null while it is looked for, because extensions load late. */
function useHasWallet(): boolean | null {
  const [hasWallet, setHasWallet] = useState<boolean | null>(null)
  useEffect(() => {
    let isOver = false
    void hasBrowserWallet().then((answer) => {
      if (!isOver) setHasWallet(answer)
    })
    return () => {
      isOver = true
    }
  }, [])
  return hasWallet
}
