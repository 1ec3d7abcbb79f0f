import { localAccount, testPhrase, type OwnerWallet } from '@tyto/local-wallet'
import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Address } from '../shared/ui/text/Address'
import { Qa } from '../shared/chain/coins/Qa'
import { Button } from '../shared/ui/buttons/Button'
import { CopyButton } from '../shared/ui/share/CopyButton'
import { Note } from '../shared/ui/cards/Note'
import layout from '../shared/ui/page/layout.module.css'
import text from '../shared/ui/text/text.module.css'
import { useOwnerWallet, useWalletState } from './ownerWallet'
import { useAccountName } from './useAccountName'
import styles from './WalletPage.module.css'

/** The accounts, and the phrase that they come of. */
export function AccountChoice() {
  const { t } = useTranslation('localWallet')
  return (
    <>
      <AccountList label={t('account.label')} />
      <div className={styles.choice}>
        <span className={text.label}>{t('phrase.label')}</span>
        <span className={styles.phrase}>
          <span className={text.mono}>{testPhrase}</span>
          <CopyButton value={testPhrase} label={t('phrase.copy')} />
        </span>
        <span className={text.hint}>{t('phrase.hint')}</span>
      </div>
    </>
  )
}

/** The accounts of the test phrase, and a button for a new one: the next index, with money from the faucet. None is chosen at first. */
export function AccountList({ label }: { readonly label: string }) {
  const { t } = useTranslation('localWallet')
  const accountName = useAccountName()
  const ownerWallet = useOwnerWallet()
  const { account, accounts, isAccountChosen } = useWalletState()
  const [adding, setAdding] = useState(false)
  const [failure, setFailure] = useState<string>()
  const list = useRef<HTMLDivElement>(null)

  // The list is cut after five accounts, and the chosen one may be further down.
  useEffect(() => {
    list.current?.querySelector(':checked')?.closest('label')?.scrollIntoView({ block: 'nearest' })
  }, [account])

  async function add(): Promise<void> {
    setAdding(true)
    const added = await ownerWallet.addAccount()
    if (added.ok) await untilPaid(ownerWallet, added.value)
    setAdding(false)
    setFailure(added.ok ? undefined : added.code)
    if (added.ok) ownerWallet.useAccount(added.value)
  }
  return (
    <fieldset className={styles.choice}>
      <legend className={text.label}>{label}</legend>
      <div ref={list} className={styles.accounts}>
        {accounts.map((index) => (
          <label key={index} className={styles.account}>
            <input
              type="radio"
              name="account"
              checked={isAccountChosen && index === account}
              onChange={() => ownerWallet.useAccount(index)}
            />
            <span className={layout.grow}>{accountName(index)}</span>
            <Address value={localAccount(index).bech32} />
          </label>
        ))}
      </div>
      <div className={layout.row}>
        {isAccountChosen && <Balance key={account} index={account} />}
        <span className={layout.push} />
        <Button variant="line" small busy={adding} onClick={() => void add()}>
          {t('account.add')}
        </Button>
      </div>
      {failure !== undefined && (
        <div role="alert">
          <Note kind="warning">{t('account.faucetFailed', { message: failure })}</Note>
        </div>
      )}
    </fieldset>
  )
}

const looks = 20
const pause = 250

/** Waits until the new account can pay, or for some seconds: the payment of the faucet needs a block. */
async function untilPaid(ownerWallet: OwnerWallet, index: number): Promise<void> {
  for (let look = 0; look < looks; look++) {
    if ((await ownerWallet.balance(index).catch(() => 0n)) > 0n) return
    await new Promise((resolve) => setTimeout(resolve, pause))
  }
}

/** Read once per account; it draws nothing if the node does not answer. */
function Balance({ index }: { readonly index: number }) {
  const ownerWallet = useOwnerWallet()
  const [balance, setBalance] = useState<bigint>()
  useEffect(() => {
    let isCurrent = true
    ownerWallet.balance(index).then(
      (value) => isCurrent && setBalance(value),
      () => undefined,
    )
    return () => {
      isCurrent = false
    }
  }, [ownerWallet, index])
  return balance === undefined ? null : <Qa value={balance} />
}
