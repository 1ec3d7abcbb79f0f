import { useTranslation } from 'react-i18next'
import { noStorageWallet } from '../session/findMissing'
import { MissingFix } from '../session/MissingFix'
import { TestKeysHint } from '../session/TestKeysHint'
import { useStorageWallet } from '../session/storageWallet'
import { Note } from '../ui/Note'
import layout from '../ui/layout.module.css'

/** Says what happens to the private halves of new keys: the storage wallet keeps them, or nobody does. */
export function StorageNote({ of }: { readonly of: 'wallet' | 'document' | 'subdomain' }) {
  const { t } = useTranslation('session')
  const isConnected = useStorageWallet((storage) => storage.address !== null)
  if (isConnected) {
    return (
      <Note kind="success">
        {t(`keys.${of}.kept`)} <TestKeysHint />
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
