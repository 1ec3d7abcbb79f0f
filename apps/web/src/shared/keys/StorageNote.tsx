import { useTranslation } from 'react-i18next'
import { noStorageWallet } from '../session/wallet/findMissing'
import { MissingFix } from '../session/fixes/MissingFix'
import { TestKeysHint } from '../session/fixes/TestKeysHint'
import { useStorageWallet } from '../session/wallet/storageWallet'
import { Note } from '../ui/cards/Note'
import layout from '../ui/page/layout.module.css'

/** Says what happens to the private halves of new keys: the storage wallet keeps them, or nobody does. */
export function StorageNote({ of }: { readonly of: 'wallet' | 'document' | 'subdomain' }) {
  const { t } = useTranslation('session')
  const isConnected = useStorageWallet((storage) => storage.address !== null)
  if (isConnected) {
    return (
      <Note kind="success">
        <span>{t(`keys.${of}.kept`)}</span> <TestKeysHint />
      </Note>
    )
  }
  return (
    <div className={layout.stack}>
      <Note kind="warning">{t(`keys.${of}.lost`)}</Note>
      <div>
        <MissingFix missing={noStorageWallet} small />
      </div>
    </div>
  )
}
