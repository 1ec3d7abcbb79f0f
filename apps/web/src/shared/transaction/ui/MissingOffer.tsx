import { toBech32 } from '@tyto/primitives'
import { useTranslation } from 'react-i18next'
import { NeedOffer, useNeedText } from '../../session/NeedOffer'
import type { Need } from '../../session/needs'
import { Note } from '../../ui/Note'
import text from '../../ui/text.module.css'
import type { Missing } from '../findMissing'
import styles from './MissingOffer.module.css'

interface MissingProps {
  readonly missing: Missing
}

const needs: Readonly<Record<Exclude<Missing['code'], 'WrongAccount'>, Need>> = {
  NoWallet: 'wallet',
  WalletLocked: 'locked',
  WrongNetwork: 'wrongNetwork',
  NotLoggedIn: 'login',
  NoStorageWallet: 'storage',
}

/** What stands between a person and an action, with the way to mend it: in place of the amber button. */
export function MissingOffer({ missing }: MissingProps) {
  const missingText = useMissingText()
  return (
    <div className={styles.offer}>
      <p className={text.sub}>{missingText(missing)}</p>
      <MissingFix missing={missing} />
    </div>
  )
}

export function MissingNote({ missing }: MissingProps) {
  const missingText = useMissingText()
  return <Note kind="warning">{missingText(missing)}</Note>
}

/** The button that mends it; another account is chosen in the wallet alone. */
export function MissingFix({ missing }: MissingProps) {
  return missing.code === 'WrongAccount' ? null : <NeedOffer need={needs[missing.code]} />
}

function useMissingText(): (missing: Missing) => string {
  const { t } = useTranslation('transaction')
  const needText = useNeedText()
  return (missing) => {
    if (missing.code !== 'WrongAccount') return needText(needs[missing.code])
    const address = toBech32(missing.expected)
    return t('wrongAccount', { account: `${address.slice(0, 8)}…${address.slice(-6)}` })
  }
}
