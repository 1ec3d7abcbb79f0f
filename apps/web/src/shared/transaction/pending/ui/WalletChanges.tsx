import { toBech32 } from '@tyto/primitives'
import { useEffect, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { chainOf } from '../../../chain/network/chain'
import { askWalletNetwork } from '../../../session/wallet/askWalletNetwork'
import { useWallet } from '../../../session/wallet/wallet'
import layout from '../../../ui/page/layout.module.css'
import { Note } from '../../../ui/cards/Note'
import { shortAddress } from '../../../ui/text/shortAddress'
import type { StoredTransaction } from '../storedTransaction'

/** The pause before the wallet is asked for its network again while it has a transaction to sign, in ms: not every wallet tells a change. */
const pause = 3_000

interface WalletChangesProps {
  readonly transaction: StoredTransaction
  /** Drawn in any case, after the changes. */
  readonly children: ReactNode
}

/** Says that the wallet changed its account or its network since it was asked to sign. */
export function WalletChanges({ transaction, children }: WalletChangesProps) {
  const { t } = useTranslation(['transaction', 'session'])
  const { account, needsReconnect, chainId } = useWallet()
  const { sender } = transaction.intent
  const app = t(`session:network.${transaction.network}`)
  const isOtherAccount = needsReconnect || (account !== null && account.address !== sender)
  const isOtherNetwork =
    typeof chainId === 'number' && chainId !== chainOf(transaction.network).network.chainId
  useEffect(() => {
    let timer = 0
    let isOver = false
    // A slow wallet is asked again only once it has answered.
    const wait = (): void => {
      if (!isOver) timer = window.setTimeout(() => void askWalletNetwork().then(wait), pause)
    }
    wait()
    return () => {
      isOver = true
      window.clearTimeout(timer)
    }
  }, [])
  return (
    <div role="status" className={layout.stack}>
      {isOtherAccount && (
        <Note kind="warning">
          {t('transaction:awaiting.otherAccount', { account: shortAddress(toBech32(sender)) })}
        </Note>
      )}
      {isOtherNetwork && <Note kind="danger">{t('transaction:awaiting.otherNetwork', { app })}</Note>}
      {chainId === null && <Note kind="warning">{t('transaction:awaiting.unknownNetwork', { app })}</Note>}
      {children}
    </div>
  )
}
